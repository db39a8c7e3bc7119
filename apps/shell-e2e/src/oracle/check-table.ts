import type { RawData, View } from '@pendapa/oracle';
import { compareCard, compareTable, type ComparisonResult } from './differences.ts';
import { cardColumn, readHeadings } from './headings.ts';
import { computeCard, computeTable, type PageOfFigures, type Panel } from './panel.ts';
import { withoutDay, type Table } from './tables.ts';
import { readUnappliedFilters } from './unapplied-filters.ts';

/** Title of the table of cards in an exported file. */
const CARDS = 'Key figures';

/** True if a table has the title, apart from the dates behind it. `$` in a pattern stands for any name. */
const hasTitle = (pattern: string, title: string): boolean =>
  pattern.includes('$') ? title.startsWith(pattern.slice(0, pattern.indexOf('$'))) : pattern === title || title.startsWith(`${pattern}, `);

async function checkCards(raw: RawData, page: PageOfFigures, table: Table, view: View): Promise<ComparisonResult> {
  const remark = table.columns.indexOf('Remark');
  const differences: string[] = [];
  let figures = 0;
  for (const row of table.rows) {
    const label = withoutDay(row[0] ?? '');
    if (page.uncheckedCards?.some((name) => label.startsWith(name))) continue;
    const card = cardColumn(label, page, view);
    if (!card) {
      differences.push(`the card ${label} is not declared`);
      continue;
    }
    const sides = await computeCard(raw, view, page, card, readUnappliedFilters((row[remark] ?? '').split('; ')));
    const result = compareCard(table, row, label, { ...sides, isHideable: page.hideableCards?.includes(label) ?? false }, view);
    figures += result.figures;
    differences.push(...result.differences);
  }
  return { figures, differences };
}

/** Compares a table of an exported file, or its cards, with single rows. */
export async function checkTable(raw: RawData, page: PageOfFigures, table: Table, view: View): Promise<ComparisonResult> {
  if (table.title === CARDS) return checkCards(raw, page, table, view);
  const panel: Panel = page.panels?.find(({ titles }) => titles.some((title) => hasTitle(title, table.title))) ?? { titles: [table.title] };
  const read = readHeadings(table, page, panel, view);
  const result = compareTable(table, read, view, await computeTable(raw, view, read, readUnappliedFilters(table.notes)));
  return { ...result, differences: [...read.faults, ...result.differences] };
}
