import { ambiguous, cardsIn, type CardFigure } from './card-figures.ts';
import { OF_THE_SHELL } from './addresses.ts';
import { PAGES } from './oracle/pages/index.ts';
import { expect, test } from './test.ts';

type Offer = (typeof PAGES)[number]['offers'][number];

/** Views in which a name must mean the same wherever it stands, each with what a page has to offer to be seen in it. */
const VIEWS: readonly (readonly [query: string, offers: Offer | null])[] = [['', null]];
/** The full form runs with `npm run check:pages -- --names`. */
const MORE_VIEWS: typeof VIEWS = [
  ['?p=ly', 'period'],
  ['?p=q', 'period'],
  ['?p=lm', 'period'],
  ['?p=12', 'period'],
  ['?t=PBBP2', 'tax'],
  ['?t=PKB', 'tax'],
  ['?k=PBJT', 'category'],
  ['?x=pbb', 'without'],
  ['?r=31.74', 'region'],
  ['?uk=up3d', 'kind'],
];
const LANGUAGES = ['id', 'en'] as const;
/** Pages about a part of all, as their titles say: their names may have values of their own, and one value within the part. */
const PARTS: Readonly<Record<string, string>> = {
  '/revenue-up3d': 'units of the kind UP3D',
  '/revenue-up3d-current': 'units of the kind UP3D',
  '/demo-individual': 'individuals',
  '/demo-corporate': 'firms',
  '/demo-taxobject': 'objects of one tax',
};

for (const language of LANGUAGES)
  for (const [query, offer] of process.env['PENDAPA_NAMES'] === 'all' ? [...VIEWS, ...MORE_VIEWS] : VIEWS)
    test(`a name has one value over all pages, in ${language}${query === '' ? '' : `, ${query}`}`, OF_THE_SHELL, async ({ request }) => {
      test.setTimeout(60_000);
      const figures: CardFigure[] = [];
      for (const { address } of PAGES.filter((page) => offer === null || page.offers.includes(offer))) {
        const headers = { accept: 'text/html', cookie: `pendapa-window=${language}.1280` };
        figures.push(...cardsIn(address, await (await request.get(`${address}${query}`, { headers })).text()));
      }
      // Pages that are not drawn would hold whatever is said of them.
      expect(new Set(figures.map(({ page }) => page)).size).toBeGreaterThan(10);
      const parts = [...new Set(figures.map(({ page }) => PARTS[page]))];
      expect(parts.flatMap((part) => ambiguous(figures.filter(({ page }) => PARTS[page] === part)))).toEqual([]);
    });
