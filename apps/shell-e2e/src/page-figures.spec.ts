import { ofFeature, ONLY } from './addresses.ts';
import { cardOf, compared, comparedCards, states, type Compared } from './oracle/differences.ts';
import { expectedCard, expectedTable, type PageOfFigures, type Panel } from './oracle/panel.ts';
import { unappliedFiltersIn } from './oracle/unapplied-filters.ts';
import { PAGES } from './oracle/pages/index.ts';
import { rawData, type RawData } from './oracle/raw-data.ts';
import { readPage } from './oracle/read-page.ts';
import type { Table } from './oracle/tables.ts';
import { drawing, sampleView, knownCodes, type KnownCodes, type View } from './oracle/view.ts';
import { expect, test } from './test.ts';

/** `npm run check:pages` draws more views. */
const SETS = Number(process.env['PENDAPA_SETS'] ?? 1);
const SEED = Number(process.env['PENDAPA_SEED'] ?? 20_261_122);

/** Findings follow no filter; the specs of the rules check them against sums by hand. */
const FINDINGS = 'Findings';

let raw: RawData;
let known: KnownCodes;
test.beforeAll(async () => {
  raw = await rawData(String(test.info().config.metadata['data']));
  known = await knownCodes(raw);
});

/** Normalizes a title: dates are removed, names become `$` and their kind. */
const matches = (pattern: string, title: string): boolean =>
  pattern.includes('$') ? title.startsWith(pattern.slice(0, pattern.indexOf('$'))) : pattern === title || title.startsWith(`${pattern}, `);

/** Returns the first difference of each column and the number of others. */
function shortened(differences: readonly string[]): readonly string[] {
  const byColumn = new Map<string, string[]>();
  for (const text of differences) {
    const column = /, ([^,:]+): /.exec(text)?.[1] ?? text.replace(/^the row .*/, 'the row');
    byColumn.set(column, [...(byColumn.get(column) ?? []), text]);
  }
  return [...byColumn.values()].map(([first = '', ...more]) => (more.length === 0 ? first : `${first} (and ${String(more.length)} more)`));
}

async function cardsOf({ cards, ignoredCards = [] }: PageOfFigures, table: Table, view: View): Promise<Compared> {
  const expected = new Map();
  const remark = table.columns.indexOf('Remark');
  for (const row of table.rows) {
    const one = cards[cardOf(row)];
    if (!one) continue;
    const sides = await expectedCard(raw, view, one, unappliedFiltersIn((row[remark] ?? '').split('; ')));
    expected.set(cardOf(row), { ...sides, hides: one.hides ?? false });
  }
  return comparedCards(table, expected, ignoredCards, view);
}

/** Returns the exported table of a panel, or the larger table of the page that contains its figures. */
function statementOf({ panels }: PageOfFigures, table: Table, view: View): Panel | undefined {
  const called = panels.filter(({ titles }) => titles.some((title) => matches(title, table.title)));
  const larger = called.some(({ rows, across }) => !rows && !across) ? panels : [];
  return [...called, ...larger].find((one) => states(one, table, view)) ?? called[0];
}

async function tableOf(of: PageOfFigures, table: Table, view: View): Promise<Compared> {
  if (table.title === 'Key figures') return cardsOf(of, table, view);
  const panel = statementOf(of, table, view);
  if (!panel) return { figures: 0, differences: table.rows.length > 0 ? ['is not stated'] : [] };
  return compared(table, panel, view, await expectedTable(raw, view, panel, unappliedFiltersIn(table.notes)));
}

for (const one of PAGES.filter(({ address }) => ONLY === undefined || address === ONLY))
  test(`${one.address}: every figure is what single facts say, whatever is chosen`, ofFeature(one.address), async ({ page }) => {
    test.setTimeout(90_000 + SETS * 30_000);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    const draw = drawing(SEED + [...one.address].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    const differing: string[] = [];
    let [files, figures] = [0, 0];
    for (let set = 0; set < SETS; set += 1) {
      const view = sampleView(draw, one.address, one.offers, raw, known, one.countsTaxpayers);
      const read = await readPage(page, view.address);
      const tables = read.tables?.filter(({ title }) => title !== FINDINGS) ?? [];
      files += tables.length > 0 ? 1 : 0;
      for (const table of tables) {
        const result = await tableOf(one, table, view).catch((error: unknown): Compared => ({
          figures: 0,
          differences: [String(error)],
        }));
        figures += result.figures;
        differing.push(...shortened(result.differences).map((text) => `${view.address} | ${table.title} | ${text}`));
      }
    }
    if (files > 0) expect(figures).toBeGreaterThan(0);
    test.info().annotations.push({ type: 'compared', description: `${String(figures)} figures of ${String(files)} files` });
    expect(differing).toEqual([]);
  });
