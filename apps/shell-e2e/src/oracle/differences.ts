import type { Cell } from './figures.ts';
import { columnsOf, type ExpectedTable, type Panel } from './panel.ts';
import { unpivotTable, withoutDay, type Table } from './tables.ts';
import type { View } from './view.ts';

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
/** Plans are rounded for each tax and unit before summing, so sums and ratios may differ slightly. */
const PLAN_COLUMNS = /\bplan\b/i;
const PLAN_TOLERANCES = { money: 50, ratio: 1e-5 };

function toleranceOf(name: string, written: number, expected: number): number {
  if (!PLAN_COLUMNS.test(name)) return Number.isInteger(expected) ? 0 : Math.max(TOLERANCES.ratio, TOLERANCES.other * Math.abs(expected));
  return Number.isInteger(written) && Math.abs(expected) > 1_000
    ? PLAN_TOLERANCES.money
    : PLAN_TOLERANCES.ratio * Math.max(1, Math.abs(expected));
}

/** Text before the known part of a figure that some rows leave open. */
const IN_PART = 'in part: ';
/** Percentages in texts have two digits. */
const PERCENT_TOLERANCE = 5.001e-5;

/** True if the known part in a text is what the rows with the field give. */
function agreesInPart(name: string, written: string, expected: Cell): boolean {
  const text = written.slice(IN_PART.length);
  const part = Number(text.replaceAll(/[^\d.-]/g, ''));
  if (typeof expected !== 'number') return false;
  return text.endsWith('%')
    ? Math.abs(part / 100 - expected) <= PERCENT_TOLERANCE
    : Math.abs(part - expected) <= toleranceOf(name, part, expected);
}

/** True if a written cell agrees. Without rows both empty and 0 are right; an undefined ratio is empty. */
function agrees(name: string, written: string, expected: Cell): boolean {
  if (expected === null || expected === 0) return written === '' || Number(written) === 0;
  if (Number.isNaN(expected)) return written === '';
  if (typeof expected === 'string') return written === expected;
  if (written.startsWith(IN_PART)) return agreesInPart(name, written, expected);
  if (written === '' || Number.isNaN(Number(written))) return false;
  return Math.abs(Number(written) - expected) <= toleranceOf(name, Number(written), expected);
}

/** Text of a page for figures whose rows may belong to the chosen place but lack theirs. */
const UNKNOWN = 'unknown';
const PLACE_HEADER = /city|district|ward|region|unit/i;
const isFilteredByPlace = ({ codes: { region, unit, kind } }: View): boolean => [region, unit, kind].some(Boolean);
const isByPlace = (panel: Panel, view: View): boolean => panel.dimensions(view).some(({ header }) => PLACE_HEADER.test(header));

/** True if a figure may be unknown: rows lack their place, or the figure is computed from such a figure. */
function isLeftOpen(row: readonly string[], written: string, expected: Cell): boolean {
  if (!row.includes(UNKNOWN)) return false;
  return written === '' || (written === UNKNOWN && (expected === null || expected === 0 || Number.isNaN(expected)));
}

/** Reason beside a card whose rows lack a field. */
const LACK = /\bwithout\b|\bincomplete\b/;
/** Cards that are not compared if rows of the compared days lack a field. */
const MAY_LACK = /^(?:Digital share|Arrears|Collectible).*, compared$/;

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
  expected: Readonly<Record<string, Cell>>,
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
    if (!agrees(name, row[column] ?? '', cell))
      differences.push(`${place}, ${name}: ${row[column] || 'nothing'} is shown, single rows give ${cellText(cell)}`);
  }
  return { figures, differences };
}

/** Undeclared columns, and declared columns that are missing although they have values. */
function listColumnFaults(table: Table, panel: Panel, view: View, keys: readonly string[], { rows }: ExpectedTable): readonly string[] {
  const columnNames = [
    ...new Set([...rows.values()].flatMap(({ cells }) => Object.keys(cells)).concat(Object.keys(columnsOf(panel, view)))),
  ];
  const undeclared = table.columns.filter(
    (column) => !keys.includes(column) && !columnNames.includes(column) && !panel.uncheckedColumns?.includes(column),
  );
  const missing = columnNames.filter(
    (column) =>
      !table.columns.includes(column) &&
      !panel.optionalColumns?.includes(column) &&
      [...rows.values()].some(({ cells }) => !isNothing(cells[column] ?? null)),
  );
  return [
    ...undeclared.map((column) => `the column ${column} is not declared`),
    ...missing.map((column) => `the column ${column} is missing`),
  ];
}

/** Renames the column of "principal only" to that of revenue. */
const renamePrincipal = (table: Table): Table => ({
  ...table,
  columns: table.columns.map((name) => (name === 'Principal' ? 'Revenue' : name)),
});

/** Name of the card of a row. */
export const cardNameOf = ([label = '']: readonly string[]): string => (label === 'Principal' ? 'Revenue' : withoutDay(label));

/** True if a panel declares every column of a table. */
export function declaresAllColumns(panel: Panel, table: Table, view: View): boolean {
  if (panel.makeRows || panel.columnDimension) return false;
  const known = [
    ...panel.dimensions(view).map(({ header }) => header),
    ...Object.keys(columnsOf(panel, view)),
    ...(panel.uncheckedColumns ?? []),
  ];
  return renamePrincipal(table).columns.every((column) => known.includes(column));
}

/** Compares every cell and every expected row of a table with the result over single rows. */
export function compareTable(written: Table, panel: Panel, view: View, expected: ExpectedTable): ComparisonResult {
  const keys = panel.rowKeyHeaders ?? panel.dimensions(view).map(({ header }) => header);
  const hasPlaces = isFilteredByPlace(view) || isByPlace(panel, view);
  const table = panel.columnDimension ? unpivotTable(written, keys) : renamePrincipal(written);
  const allKeys = panel.columnDimension ? [...keys, ''] : keys;
  const differences = [...listColumnFaults(table, panel, view, allKeys, expected)];
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
    const nothing = Object.fromEntries(Object.keys(columnsOf(panel, view)).map((name) => [name, null]));
    add(
      compareCells(table, row, expected.rows.get(key)?.cells ?? nothing, names.join(' / '), {
        hideableColumns: panel.hideableColumns,
        hasPlaces,
      }),
    );
  }
  for (const [key, { shown: wanted, cells }] of expected.rows)
    if (wanted && !found.has(key) && Object.values(cells).some((cell) => !isNothing(cell))) differences.push(`the row ${key} is missing`);
  const totalled = Object.fromEntries(Object.entries(expected.totals).filter(([name]) => table.total?.[table.columns.indexOf(name)]));
  if (table.total)
    add(compareCells(table, table.total, totalled, 'total', { hasPlaces, isConfidential: panel.hideableColumns !== undefined }));
  return { figures, differences };
}

/** Compares the cards: one row each, with value and comparison. */
export function compareCards(
  written: Table,
  expected: ReadonlyMap<string, { readonly now: Cell; readonly before: Cell; readonly isHideable: boolean }>,
  uncheckedCards: readonly string[],
  view: View,
): ComparisonResult {
  const differences: string[] = [];
  let figures = 0;
  for (const row of written.rows) {
    const label = cardNameOf(row);
    const sides = expected.get(label);
    if (sides) {
      const columns = written.columns.map((name) => ({ Value: label, Comparison: `${label}, compared` })[name] ?? name);
      const cells = { [label]: sides.now, [`${label}, compared`]: sides.before };
      const one = compareCells({ ...written, columns }, row, cells, 'card', {
        hideableColumns: sides.isHideable ? Object.keys(cells) : [],
        hasPlaces: isFilteredByPlace(view),
      });
      figures += one.figures;
      differences.push(...one.differences);
    } else if (!uncheckedCards.some((name) => label.startsWith(name))) differences.push(`the card ${label} is not declared`);
  }
  return { figures, differences };
}
