import type { Cell } from './figures.ts';
import { columnsOf, type Expected, type Panel } from './panel.ts';
import { unfolded, withoutDay, type Table } from './tables.ts';
import type { View } from './view.ts';

export interface Compared {
  readonly figures: number;
  readonly differences: readonly string[];
}

/** Ratios are written with six digits, money and averages of it with all theirs, which the last division may round otherwise. */
const CLOSE = { ratio: 5.001e-7, other: 1e-9 };
/** Plans are rounded to whole units for each tax of each unit before they are summed; a ratio to a plan of some million may differ by as much of it. */
const OF_PLANS = /\bplan\b/i;
const ROUNDED = { money: 50, ratio: 1e-5 };

function allowance(name: string, written: number, expected: number): number {
  if (!OF_PLANS.test(name)) return Number.isInteger(expected) ? 0 : Math.max(CLOSE.ratio, CLOSE.other * Math.abs(expected));
  return Number.isInteger(written) && Math.abs(expected) > 1_000 ? ROUNDED.money : ROUNDED.ratio * Math.max(1, Math.abs(expected));
}

/** Of what there is nothing the page may say nothing or 0; a ratio that cannot be said stays empty. */
function agrees(name: string, written: string, expected: Cell): boolean {
  if (expected === null || expected === 0) return written === '' || Number(written) === 0;
  if (Number.isNaN(expected)) return written === '';
  if (typeof expected === 'string') return written === expected;
  if (written === '' || Number.isNaN(Number(written))) return false;
  return Math.abs(Number(written) - expected) <= allowance(name, Number(written), expected);
}

/** What a page shows where rows that lack their place may belong to the places of a view. */
const UNKNOWN = 'unknown';
const PLACE_HEADER = /city|district|ward|region|unit/i;
const isNarrowed = ({ codes: { region, unit, kind } }: View): boolean => [region, unit, kind].some(Boolean);
const isByPlace = (panel: Panel, view: View): boolean => panel.by(view).some(({ header }) => PLACE_HEADER.test(header));

/** Whether a figure may be left open: rows without a place leave open what nothing is known of, and what is worked out of it. */
function isLeftOpen(row: readonly string[], written: string, expected: Cell): boolean {
  if (!row.includes(UNKNOWN)) return false;
  return written === '' || (written === UNKNOWN && (expected === null || expected === 0 || Number.isNaN(expected)));
}

const shown = (cell: Cell): string => (cell === null || Number.isNaN(cell) ? 'nothing' : String(cell));
/** What is not there may be left out. */
const isNothing = (cell: Cell): boolean => cell === null || cell === 0 || cell === '' || Number.isNaN(cell);

/** Groups of fewer taxpayers are not told. */
const TOLD_FROM = 10;
const isUntold = (text: string): boolean => text === '' || text === 'hidden';

function cellsOf(
  table: Table,
  row: readonly string[],
  expected: Readonly<Record<string, Cell>>,
  where: string,
  { hides = [], hasPlaces = false }: { readonly hides?: readonly string[]; readonly hasPlaces?: boolean } = {},
): Compared {
  const differences: string[] = [];
  let figures = 0;
  for (const [name, cell] of Object.entries(expected)) {
    const at = table.columns.indexOf(name);
    if (at < 0 || (hides.length > 0 && isUntold(row[at] ?? ''))) continue;
    figures += 1;
    if (hasPlaces && isLeftOpen(row, row[at] ?? '', cell)) continue;
    const taxpayers = Number(row[at]);
    if (hides.includes(name) && taxpayers > 0 && taxpayers < TOLD_FROM)
      differences.push(`${where}, ${name}: ${row[at] ?? ''} taxpayers are told`);
    if (!agrees(name, row[at] ?? '', cell))
      differences.push(`${where}, ${name}: ${row[at] || 'nothing'} is shown, single facts say ${shown(cell)}`);
  }
  return { figures, differences };
}

/** Columns that no statement covers, and covered ones that are not there although they would hold something. */
function columnFaults(table: Table, panel: Panel, view: View, keys: readonly string[], { rows }: Expected): readonly string[] {
  const stated = [...new Set([...rows.values()].flatMap(({ cells }) => Object.keys(cells)).concat(Object.keys(columnsOf(panel, view))))];
  const strange = table.columns.filter((column) => !keys.includes(column) && !stated.includes(column) && !panel.aside?.includes(column));
  const missing = stated.filter(
    (column) =>
      !table.columns.includes(column) &&
      !panel.sometimes?.includes(column) &&
      [...rows.values()].some(({ cells }) => !isNothing(cells[column] ?? null)),
  );
  return [...strange.map((column) => `the column ${column} is not stated`), ...missing.map((column) => `the column ${column} is missing`)];
}

/** Principal only has a name of its own. */
const inMoney = (table: Table): Table => ({ ...table, columns: table.columns.map((name) => (name === 'Principal' ? 'Revenue' : name)) });

/** The name of a card by its row. */
export const cardOf = ([label = '']: readonly string[]): string => (label === 'Principal' ? 'Revenue' : withoutDay(label));

/** Whether a panel of groups states every column of a table. */
export function states(panel: Panel, table: Table, view: View): boolean {
  if (panel.rows || panel.across) return false;
  const known = [...panel.by(view).map(({ header }) => header), ...Object.keys(columnsOf(panel, view)), ...(panel.aside ?? [])];
  return inMoney(table).columns.every((column) => known.includes(column));
}

/** Compares every cell of a table with what single facts say, and every row that should be there. */
export function compared(written: Table, panel: Panel, view: View, expected: Expected): Compared {
  const keys = (panel.steps ?? panel.by(view)).map(({ header }) => header);
  const hasPlaces = isNarrowed(view) || isByPlace(panel, view);
  const table = panel.across ? unfolded(written, keys) : inMoney(written);
  const allKeys = panel.across ? [...keys, ''] : keys;
  const differences = [...columnFaults(table, panel, view, allKeys, expected)];
  let figures = 0;
  const found = new Set<string>();
  const add = (one: Compared) => {
    figures += one.figures;
    differences.push(...one.differences);
  };
  for (const row of table.rows) {
    const names = allKeys.map((key) => withoutDay(row[table.columns.indexOf(key)] ?? ''));
    const key = JSON.stringify(names);
    found.add(key);
    const nothing = Object.fromEntries(Object.keys(columnsOf(panel, view)).map((name) => [name, null]));
    add(cellsOf(table, row, expected.rows.get(key)?.cells ?? nothing, names.join(' / '), { hides: panel.hides, hasPlaces }));
  }
  for (const [key, { shown: wanted, cells }] of expected.rows)
    if (wanted && !found.has(key) && Object.values(cells).some((cell) => !isNothing(cell))) differences.push(`the row ${key} is missing`);
  const totalled = Object.fromEntries(Object.entries(expected.totals).filter(([name]) => table.total?.[table.columns.indexOf(name)]));
  if (table.total) add(cellsOf(table, table.total, totalled, 'total', { hasPlaces }));
  return { figures, differences };
}

/** The cards: a row each, with its value and what it is compared with. */
export function comparedCards(
  written: Table,
  expected: ReadonlyMap<string, { readonly now: Cell; readonly before: Cell; readonly hides: boolean }>,
  aside: readonly string[],
  view: View,
): Compared {
  const differences: string[] = [];
  let figures = 0;
  for (const row of written.rows) {
    const label = cardOf(row);
    const sides = expected.get(label);
    if (sides) {
      const columns = written.columns.map((name) => ({ Value: label, Comparison: `${label}, compared` })[name] ?? name);
      const cells = { [label]: sides.now, [`${label}, compared`]: sides.before };
      const one = cellsOf({ ...written, columns }, row, cells, 'card', {
        hides: sides.hides ? Object.keys(cells) : [],
        hasPlaces: isNarrowed(view),
      });
      figures += one.figures;
      differences.push(...one.differences);
    } else if (!aside.some((name) => label.startsWith(name))) differences.push(`the card ${label} is not stated`);
  }
  return { figures, differences };
}
