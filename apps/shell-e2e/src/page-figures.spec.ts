import { ofFeature, ONLY } from './addresses.ts';
import { cardNameOf, compareTable, compareCards, declaresAllColumns, type ComparisonResult } from './oracle/differences.ts';
import { computeCard, computeTable, type PageOfFigures, type Panel } from './oracle/panel.ts';
import { readUnappliedFilters } from './oracle/unapplied-filters.ts';
import { PAGES } from './oracle/pages/index.ts';
import { openRawData, type RawData } from './oracle/raw-data.ts';
import { readPage } from './oracle/read-page.ts';
import type { Table } from './oracle/tables.ts';
import { randomGenerator, sampleView, readKnownCodes, type KnownCodes, type View } from './oracle/view.ts';
import { expect, test } from './test.ts';

/** `npm run check:pages` draws more views. */
const SETS = Number(process.env['PENDAPA_SETS'] ?? 1);
const SEED = Number(process.env['PENDAPA_SEED'] ?? 20_261_122);

/** Findings follow no filter; the specs of the rules check them against sums by hand. */
const FINDINGS = 'Findings';

let raw: RawData;
let known: KnownCodes;
test.beforeAll(async () => {
  raw = await openRawData(String(test.info().config.metadata['data']));
  known = await readKnownCodes(raw);
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

async function cardsOf({ cards, uncheckedCards = [] }: PageOfFigures, table: Table, view: View): Promise<ComparisonResult> {
  const expected = new Map();
  const remark = table.columns.indexOf('Remark');
  for (const row of table.rows) {
    const one = cards[cardNameOf(row)];
    if (!one) continue;
    const sides = await computeCard(raw, view, one, readUnappliedFilters((row[remark] ?? '').split('; ')));
    expected.set(cardNameOf(row), { ...sides, isHideable: one.isHideable ?? false });
  }
  return compareCards(table, expected, uncheckedCards, view);
}

/** Returns the exported table of a panel, or the larger table of the page that contains its figures. */
function statementOf({ panels }: PageOfFigures, table: Table, view: View): Panel | undefined {
  const called = panels.filter(({ titles }) => titles.some((title) => matches(title, table.title)));
  const larger = called.some(({ makeRows, columnDimension }) => !makeRows && !columnDimension) ? panels : [];
  return [...called, ...larger].find((one) => declaresAllColumns(one, table, view)) ?? called[0];
}

async function tableOf(of: PageOfFigures, table: Table, view: View): Promise<ComparisonResult> {
  if (table.title === 'Key figures') return cardsOf(of, table, view);
  const panel = statementOf(of, table, view);
  if (!panel) return { figures: 0, differences: table.rows.length > 0 ? ['is not stated'] : [] };
  return compareTable(table, panel, view, await computeTable(raw, view, panel, readUnappliedFilters(table.notes)));
}

for (const one of PAGES.filter(({ address }) => ONLY === undefined || address === ONLY))
  test(`${one.address}: every figure is what single facts say, whatever is chosen`, ofFeature(one.address), async ({ page }) => {
    test.setTimeout(90_000 + SETS * 30_000);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    const draw = randomGenerator(SEED + [...one.address].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    const differing: string[] = [];
    let [files, figures] = [0, 0];
    for (let set = 0; set < SETS; set += 1) {
      const view = sampleView(draw, one.address, one.offeredFilters, raw, known, one.countsTaxpayers);
      const read = await readPage(page, view.address);
      const tables = read.tables?.filter(({ title }) => title !== FINDINGS) ?? [];
      files += tables.length > 0 ? 1 : 0;
      for (const table of tables) {
        const result = await tableOf(one, table, view).catch((error: unknown): ComparisonResult => ({
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
