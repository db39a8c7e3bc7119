import type { APIRequestContext } from '@playwright/test';
import { ambiguous, cardsIn, type CardFigure } from './card-figures.ts';
import { OF_THE_SHELL } from './addresses.ts';
import { PAGES } from './oracle/pages/index.ts';
import { expect, test } from './test.ts';

type Offer = (typeof PAGES)[number]['offeredFilters'][number];

/** Views in which a name must have one meaning on all pages. Each states what a page must offer to be opened with it. */
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
const ALL = process.env['PENDAPA_NAMES'] === 'all';
const LANGUAGES = ALL ? ['id', 'en'] : ['id'];

interface Part {
  readonly name: string;
  /** Words of the page about the part, in either language. */
  readonly words: RegExp;
  /** Filter that chooses the part itself. If it is set, the page has no part of its own. */
  readonly chosenBy?: Offer;
}
const UP3D: Part = { name: 'units of the kind UP3D', words: /UP3D (account for|menyumbang) /, chosenBy: 'kind' };
/** Pages about a part of all, as they say on screen. Their names may have other values, but one value within the part. */
const PARTS: Readonly<Record<string, Part>> = {
  '/revenue-up3d': UP3D,
  '/revenue-up3d-current': UP3D,
  '/compliance-up3d': { ...UP3D, words: /<h1[^>]*>[^<]*(Compliance|Kepatuhan) per UP3D/ },
  '/demo-individual': { name: 'individuals', words: /<h1[^>]*>[^<]*(Individual Taxpayer|WP Orang Pribadi)/ },
  '/demo-corporate': { name: 'firms', words: /<h1[^>]*>[^<]*(Corporate Taxpayer|WP Badan)/ },
  '/demo-taxobject': { name: 'objects of one tax', words: /(This page shows|Halaman ini menampilkan) [^<]+\./, chosenBy: 'tax' },
};

/** A document with all that the server draws is larger than one without. */
const MIN_DOCUMENT_LENGTH = 50_000;

/** Fetches the document of an address once the server has rendered it. The server renders it when its answers are cached. */
async function renderedDocument(request: APIRequestContext, address: string, language: string): Promise<string> {
  const headers = { accept: 'text/html', cookie: `pendapa-window=${language}.1280` };
  let document = '';
  await expect(async () => {
    document = await (await request.get(address, { headers })).text();
    expect(document.length).toBeGreaterThan(MIN_DOCUMENT_LENGTH);
  }, address).toPass({ timeout: 30_000 });
  return document;
}

for (const language of LANGUAGES)
  for (const [query, offer] of ALL ? [...VIEWS, ...MORE_VIEWS] : VIEWS)
    test(`a name has one value over all pages, in ${language}${query === '' ? '' : `, ${query}`}`, OF_THE_SHELL, async ({ request }) => {
      test.setTimeout(300_000);
      const figures: CardFigure[] = [];
      const partOf = (page: string): Part | null => {
        const part = PARTS[page];
        return part === undefined || (offer !== null && part.chosenBy === offer) ? null : part;
      };
      for (const { address } of PAGES.filter((page) => offer === null || page.offeredFilters.includes(offer))) {
        const document = await renderedDocument(request, `${address}${query}`, language);
        const part = partOf(address);
        if (part !== null) expect(document, `${address} is about ${part.name}`).toMatch(part.words);
        figures.push(...cardsIn(address, document));
      }
      expect(figures.length).toBeGreaterThan(0);
      // Some cards do not follow a region. Were that not read, they would seem to contradict the others.
      if (offer === 'region') expect(figures.some(({ notes }) => notes !== '')).toBe(true);
      const parts = [...new Set(figures.map(({ page }) => partOf(page)))];
      expect(parts.flatMap((part) => ambiguous(figures.filter(({ page }) => partOf(page) === part)))).toEqual([]);
    });
