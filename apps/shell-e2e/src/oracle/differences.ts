import type { View } from '@pendapa/oracle';
import type { Cell } from './columns.ts';
import type { Cells, ExpectedTable, ReadTable } from './panel.ts';
import { unpivotTable, withoutDay, type Table } from './tables.ts';

export interface ComparisonResult {
  /** Number of compared figures. */
  readonly figures: number;
  readonly differences: readonly string[];
}

/**
 * Compares the tables and cards of an exported file with the figures that the oracle computes from single rows.
 *
 * Tolerances: ratios have six digits; averages may differ in the last digit of a division.
 */
const TOLERANCES = { ratio: 5.001e-7, other: 1e-9 };

const toleranceOf = (expected: number): number =>
  Number.isInteger(expected) ? 0 : Math.max(TOLERANCES.ratio, TOLERANCES.other * Math.abs(expected));

/** Text before the known part of a figure that some rows leave open. */
const IN_PART = 'in part: ';
/** Percentages in texts have two digits. */
const PERCENT_TOLERANCE = 5.001e-5;

/** True if the known part in a text is what the rows with the field give. */
function agreesInPart(written: string, expected: Cell): boolean {
  const text = written.slice(IN_PART.length);
  const part = Number(text.replaceAll(/[^\d.-]/g, ''));
  if (typeof expected !== 'number') return false;
  return text.endsWith('%') ? Math.abs(part / 100 - expected) <= PERCENT_TOLERANCE : Math.abs(part - expected) <= toleranceOf(expected);
}

/** True if a written cell agrees. Without rows both empty and 0 are right; an undefined ratio is empty. */
function agrees(written: string, expected: Cell): boolean {
  if (expected === null || expected === 0) return written === '' || Number(written) === 0;
  if (Number.isNaN(expected)) return written === '';
  if (typeof expected === 'string') return written === expected;
  if (written.startsWith(IN_PART)) return agreesInPart(written, expected);
  if (written === '' || Number.isNaN(Number(written))) return false;
  return Math.abs(Number(written) - expected) <= toleranceOf(expected);
}

/** Text of a page for figures whose rows may belong to the chosen place but lack theirs. */
const UNKNOWN = 'unknown';
const PLACE_HEADER = /city|district|ward|region|unit/i;
const isFilteredByPlace = ({ codes: { region, unit, kind } }: View): boolean => [region, unit, kind].some(Boolean);

/** True if a figure may be unknown: rows lack their place, or the figure is computed from such a figure. */
function isLeftOpen(row: readonly string[], written: string, expected: Cell): boolean {
  if (!row.includes(UNKNOWN)) return false;
  return written === '' || (written === UNKNOWN && (expected === null || expected === 0 || Number.isNaN(expected)));
}

/** Reason beside a card whose rows lack a field. */
const LACK = /\bwithout\b|\bincomplete\b/;
/** Cards whose reason stands beside another card of the page; compared ones if rows of the compared days lack a field. */
const MAY_LACK = /^(?:Digital share|Arrears|Collectible).*, compared$|^Share of arrears with no letter issued$/;

/** True if a figure is empty because some rows lack a field, or because it follows from such a figure. */
function isIncomplete(name: string, row: readonly string[], written: string, isConfidential: boolean): boolean {
  const isInPart = row.some((cell) => cell.startsWith(IN_PART));
  // A quotient of incomplete sums is unknown.
  if (written === UNKNOWN) return isConfidential || isInPart;
  return written === '' && (MAY_LACK.test(name) || isInPart || row.some((cell) => LACK.test(cell)));
}

const cellText = (cell: Cell): string => (cell === null || Number.isNaN(cell) ? 'nothing' : String(cell));
/** True for cells that a page may omit. */
const isNothing = (cell: Cell): boolean => cell === null || cell === 0 || cell === '' || Number.isNaN(cell);

/** Threshold of taxpayers below which groups are hidden. */
const MIN_TAXPAYERS = 10;
const isHiddenOrEmpty = (text: string): boolean => text === '' || text === 'hidden';

interface CellOptions {
  /** Columns whose cells may be hidden. */
  readonly hideableColumns?: readonly string[];
  readonly hasPlaces?: boolean;
  /** True for groups of taxpayers: the known part of a sum is never published. */
  readonly isConfidential?: boolean;
}

/** Compares the cells of one row; `place` names the row in messages. */
function compareCells(
  table: Table,
  row: readonly string[],
  expected: Cells,
  place: string,
  { hideableColumns = [], hasPlaces = false, isConfidential = hideableColumns.length > 0 }: CellOptions = {},
): ComparisonResult {
  const differences: string[] = [];
  let figures = 0;
  for (const [name, cell] of Object.entries(expected)) {
    const column = table.columns.indexOf(name);
    if (column < 0 || (hideableColumns.length > 0 && isHiddenOrEmpty(row[column] ?? ''))) continue;
    figures += 1;
    if (hasPlaces && isLeftOpen(row, row[column] ?? '', cell)) continue;
    if (isIncomplete(name, row, row[column] ?? '', isConfidential)) continue;
    const taxpayers = Number(row[column]);
    if (hideableColumns.includes(name) && taxpayers > 0 && taxpayers < MIN_TAXPAYERS)
      differences.push(`${place}, ${name}: ${row[column] ?? ''} taxpayers are published`);
    if (!agrees(row[column] ?? '', cell))
      differences.push(`${place}, ${name}: ${row[column] || 'nothing'} is shown, single rows give ${cellText(cell)}`);
  }
  return { figures, differences };
}

/** Columns of made rows that no row has. */
function listUnknownColumns(table: Table, { panel }: ReadTable, { rows }: ExpectedTable): readonly string[] {
  if (!panel.rows) return [];
  const known = new Set([...rows.values()].flatMap(({ cells }) => Object.keys(cells)).concat(panel.rows.keys, panel.unchecked ?? []));
  return rows.size === 0
    ? []
    : table.columns.filter((column) => !known.has(column)).map((column) => `the column ${column} is not declared`);
}

/** Compares every cell and every expected row of a table with the result over single rows. */
export function compareTable(written: Table, read: ReadTable, view: View, expected: ExpectedTable): ComparisonResult {
  const { page, panel, keys, columns } = read;
  const hideableColumns = panel.hideable ?? page.hideable ?? [];
  const hasPlaces = isFilteredByPlace(view) || keys.some((header) => PLACE_HEADER.test(header));
  const table = panel.pivot ? unpivotTable(written, keys) : written;
  const allKeys = panel.pivot ? [...keys, ''] : keys;
  // Made rows have headings that no label explains: a row that nobody expects must not have a figure under them either.
  const unexplained = [...allKeys, ...(panel.unchecked ?? [])];
  const checked = panel.rows ? table.columns.filter((header) => !unexplained.includes(header)) : Object.keys(columns);
  const nothing: Cells = Object.fromEntries(checked.map((header) => [header, null]));
  const differences = [...listUnknownColumns(table, read, expected)];
  let figures = 0;
  const found = new Set<string>();
  const add = (part: ComparisonResult) => {
    figures += part.figures;
    differences.push(...part.differences);
  };
  for (const row of table.rows) {
    const names = allKeys.map((key) => withoutDay(row[table.columns.indexOf(key)] ?? ''));
    const key = JSON.stringify(names);
    found.add(key);
    add(compareCells(table, row, expected.rows.get(key)?.cells ?? nothing, names.join(' / '), { hideableColumns, hasPlaces }));
  }
  for (const [key, { shown, cells }] of expected.rows)
    if (shown && !found.has(key) && Object.values(cells).some((cell) => !isNothing(cell))) differences.push(`the row ${key} is missing`);
  const totals = Object.fromEntries(Object.entries(expected.totals).filter(([name]) => table.total?.[table.columns.indexOf(name)]));
  if (table.total) add(compareCells(table, table.total, totals, 'total', { hasPlaces, isConfidential: hideableColumns.length > 0 }));
  return { figures, differences };
}

interface ExpectedCard {
  readonly now: Cell;
  readonly before: Cell;
  /** True if disclosure control may hide the card. */
  readonly isHideable: boolean;
}

/** Compares value and comparison of a card, which is a row of the table of cards. */
export function compareCard(
  table: Table,
  row: readonly string[],
  label: string,
  { now, before, isHideable }: ExpectedCard,
  view: View,
): ComparisonResult {
  const compared = `${label}, compared`;
  const columns = table.columns.map((name) => ({ Value: label, Comparison: compared })[name] ?? name);
  const cells = { [label]: now, [compared]: before };
  return compareCells({ ...table, columns }, row, cells, 'card', {
    hideableColumns: isHideable ? Object.keys(cells) : [],
    hasPlaces: isFilteredByPlace(view),
  });
}
