import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRawData, type RawData } from '@pendapa/oracle';
import { ofFeature, ONLY } from './addresses.ts';
import { checkTable } from './oracle/check-table.ts';
import type { ComparisonResult } from './oracle/differences.ts';
import { PAGES } from './oracle/pages/index.ts';
import { readPage } from './oracle/read-page.ts';
import { randomGenerator, readKnownCodes, sampleView, type KnownCodes } from './oracle/sample-view.ts';
import { expect, test } from './test.ts';

/** `npm run check:pages` draws more views. */
const SETS = Number(process.env['PENDAPA_SETS'] ?? 1);
const SEED = Number(process.env['PENDAPA_SEED'] ?? 20_261_122);

/** A view without any figure is drawn again, at most so often. */
const MAX_SETS = 10;
/** Figures that the views of `npm test` compare on each page: fewer mean that something on it is not compared any more. */
const MIN_FIGURES = JSON.parse(readFileSync(join(import.meta.dirname, 'oracle/min-figures.json'), 'utf8')) as Readonly<
  Record<string, number>
>;
/** True if other views are drawn than those of `npm test`. */
const IS_CHOSEN = process.env['PENDAPA_SETS'] !== undefined || process.env['PENDAPA_SEED'] !== undefined;

/** Findings follow no filter; the specs of the rules check them against sums by hand. */
const FINDINGS: readonly string[] = ['Findings', 'To follow up'];

let raw: RawData;
let known: KnownCodes;
test.beforeAll(async () => {
  raw = await openRawData(String(test.info().config.metadata['data']));
  known = await readKnownCodes(raw);
});

/** Returns the first difference of each column and the number of others. */
function shortened(differences: readonly string[]): readonly string[] {
  const byColumn = new Map<string, string[]>();
  for (const text of differences) {
    const column = /, ([^,:]+): /.exec(text)?.[1] ?? text.replace(/^the row .*/, 'the row');
    byColumn.set(column, [...(byColumn.get(column) ?? []), text]);
  }
  return [...byColumn.values()].map(([first = '', ...more]) => (more.length === 0 ? first : `${first} (and ${String(more.length)} more)`));
}

for (const one of PAGES.filter(({ address }) => ONLY === undefined || address === ONLY))
  test(`${one.address}: every figure is what single facts say, whatever is chosen`, ofFeature(one.address), async ({ page }) => {
    test.setTimeout(90_000 + SETS * 30_000);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
    const draw = randomGenerator(SEED + [...one.address].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    const differing: string[] = [];
    let [files, figures] = [0, 0];
    for (let set = 0; set < SETS || (figures === 0 && set < MAX_SETS); set += 1) {
      const view = sampleView(draw, one.address, one.offeredFilters, raw, known, one.countsTaxpayers);
      const read = await readPage(page, view.address);
      const tables = read.tables?.filter(({ title }) => !FINDINGS.includes(title)) ?? [];
      files += tables.length > 0 ? 1 : 0;
      for (const table of tables) {
        const result = await checkTable(raw, one, table, view).catch((error: unknown): ComparisonResult => ({
          figures: 0,
          differences: [String(error)],
        }));
        figures += result.figures;
        differing.push(...shortened(result.differences).map((text) => `${view.address} | ${table.title} | ${text}`));
      }
    }
    expect(figures).toBeGreaterThanOrEqual((IS_CHOSEN ? null : MIN_FIGURES[one.address]) ?? 1);
    test.info().annotations.push({ type: 'compared', description: `${one.address}: ${String(figures)} figures of ${String(files)} files` });
    expect(differing).toEqual([]);
  });
