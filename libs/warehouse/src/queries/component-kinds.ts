import type { LackingField } from '@pendapa/contracts';
import type { Payer } from '../rollups/payers/payer-splits.ts';
import type { Covered } from './covered-columns.ts';
import type { Figure } from './figure.ts';
import { DEBTOR_COLUMNS } from './sources/arrears-source.ts';
import type { OBLIGATION_STATE_COLUMNS } from './sources/obligation-objects-source.ts';
import { HOLDER_COLUMNS } from './sources/holders-source.ts';
import { PAYER_COLUMNS } from './sources/payers-source.ts';
import { ofSeries, sumOfColumn, sumsOfColumns, type Sum } from './sums.ts';
import { UNKNOWN_CLASS, UNNAMED_OBJECTS } from './unknown-columns.ts';

/** Component: a figure made of sums; null if unknown. Measures are made of components. */
export interface Component extends Figure {
  /** Columns of the source that it reads; the first is the main one. */
  readonly columns: readonly string[];
  /** Sums by name; equal names are equal sums. */
  readonly sums: Readonly<Record<string, Sum>>;
  /** Field that every row needs for it. */
  readonly field?: LackingField;
  /** Sum of the rows that it leaves out. */
  readonly rest?: string;
  /** Number of its units in a minor unit of money, or in one of a count; 1 by default. */
  readonly fractions?: bigint;
  /** True if a row that lacks a field adds nothing. A debt without a penalty adds its principal. */
  readonly skipsLackingRows?: true;
}

export const sumComponent = (column: string): Component => ({ columns: [column], sums: sumsOfColumns([column]), of: [column] });

/** Sum over the rows that have a field; unknown if none has. */
export const sumOfField = (column: string, field: LackingField): Component => ({ ...sumComponent(column), field });

/** Count of rows with a value in a field. It is a known 0 if `rowsWithField` counts any row. */
export const countOfField = (column: string, rowsWithField: string, field: LackingField): Component => ({
  columns: [column, rowsWithField],
  sums: sumsOfColumns([column, rowsWithField]),
  of: [column],
  zeroMeaning: { knownIfPositive: rowsWithField },
  field,
});

/** Sum over events of a complete register: 0 without rows. It needs the field with the day of the event, if one is named. */
export const eventSum = (column: string, field?: LackingField): Component => ({
  ...sumComponent(column),
  isZeroWithoutRows: true,
  ...(field && { field }),
});

/** Sum that is unknown if any row lacks the field; columns of `unknown` count such rows. */
export const sumIfKnown = (column: string, ...unknown: readonly string[]): Component => {
  const counts = unknown.length > 0 ? unknown : [`unknown_${column}`];
  return {
    columns: [column, ...counts],
    sums: sumsOfColumns([column, ...counts]),
    of: [column],
    unknown: counts,
  };
};

/** Money in thousandths of the minor unit: amounts times a rate. */
export const inThousandths = (component: Component): Component => ({ ...component, fractions: 1000n });

/** Sum over payments through channels of some classes; those without a class add nothing. */
export const sumOfClasses = (column: string, ...unknown: readonly string[]): Component => ({
  ...sumIfKnown(column, ...unknown, UNKNOWN_CLASS),
  skipsLackingRows: true,
});

/** Sum over taxes and units with a target. Revenue with and without target is read, too, so that an answer can name what is left out. */
export const planComponent = (column: string, { of, without }: Covered): Component => {
  const columns = [...new Set([column, of, without])];
  return { columns, sums: sumsOfColumns(columns), of: [column] };
};
export const coveredRevenue = (names: Covered): Component => ({ ...planComponent(names.of, names), rest: names.without });

/** Distinct count: stored counts if there are any, otherwise counted from single rows. */
const distinctCount = ({ keyColumn, countColumn }: { readonly keyColumn: string; readonly countColumn: string }): Sum => ({
  sql: (series, presentColumns) => {
    const numbers = presentColumns.has(countColumn) ? `coalesce(sum(${ofSeries(series, countColumn)}), 0)` : '0';
    return presentColumns.has(keyColumn) ? `${numbers} + count(DISTINCT ${ofSeries(series, keyColumn)})` : numbers;
  },
  isAdditive: false,
  separateColumns: [keyColumn, countColumn],
});

/** Distinct payers. No payer means that the extract has no payer column, not that none paid. */
export const distinctPayers = (payer: Payer, unknown: string): Component => {
  const { keyColumn, countColumn } = PAYER_COLUMNS[payer];
  return {
    columns: [keyColumn, countColumn, unknown],
    sums: { ...sumsOfColumns([unknown]), [keyColumn]: distinctCount(PAYER_COLUMNS[payer]) },
    of: [keyColumn],
    unknown: [unknown],
    zeroMeaning: 'unknown',
  };
};

/** Paying objects: a known 0 if every payment of the tax names its object. */
export const payingObjects: Component = {
  columns: [PAYER_COLUMNS.object.keyColumn, PAYER_COLUMNS.object.countColumn, 'unknown_objects', UNNAMED_OBJECTS],
  sums: { ...sumsOfColumns(['unknown_objects', UNNAMED_OBJECTS]), [PAYER_COLUMNS.object.keyColumn]: distinctCount(PAYER_COLUMNS.object) },
  of: [PAYER_COLUMNS.object.keyColumn],
  unknown: ['unknown_objects'],
  treatsMissingAsZero: true,
  zeroMeaning: { knownIfZero: UNNAMED_OBJECTS },
};

/** Objects in arrears: unknown for recaps, which do not contain objects. */
export const debtors: Component = {
  columns: [DEBTOR_COLUMNS.keyColumn, DEBTOR_COLUMNS.countColumn, 'unknown_debtors'],
  sums: { ...sumsOfColumns(['unknown_debtors']), [DEBTOR_COLUMNS.keyColumn]: distinctCount(DEBTOR_COLUMNS) },
  of: [DEBTOR_COLUMNS.keyColumn],
  unknown: ['unknown_debtors'],
  treatsMissingAsZero: true,
  zeroMeaning: 'unknown',
};

/** Population. A region's population may be known without that of its parts, so it is queried separately. */
export const residents: Component = {
  ...sumIfKnown('population'),
  sums: Object.fromEntries(['population', 'unknown_population'].map((column) => [column, { ...sumOfColumn(column), isAdditive: false }])),
};

/** Count by tax or over all taxes, so that a total is never the sum of its parts. */
export const nonAdditiveSum = (column: string): Component => ({
  ...sumComponent(column),
  sums: { [column]: { ...sumOfColumn(column), isAdditive: false } },
});

/** Paying holders: 0 if nobody paid. */
export const payingHolders: Component = {
  ...sumComponent(HOLDER_COLUMNS.payers),
  sums: { [HOLDER_COLUMNS.payers]: { sql: (series) => `coalesce(sum(${ofSeries(series, HOLDER_COLUMNS.payers)}), 0)`, isAdditive: false } },
};

/** Objects of holders in arrears: 0 if the snapshot has none, unknown without a snapshot. */
export const holderObjectsInArrears: Component = {
  columns: [HOLDER_COLUMNS.debtor, HOLDER_COLUMNS.debtors, HOLDER_COLUMNS.unknown],
  sums: {
    ...sumsOfColumns([HOLDER_COLUMNS.unknown]),
    [HOLDER_COLUMNS.debtor]: distinctCount({ keyColumn: HOLDER_COLUMNS.debtor, countColumn: HOLDER_COLUMNS.debtors }),
  },
  of: [HOLDER_COLUMNS.debtor],
  unknown: [HOLDER_COLUMNS.unknown],
};

export type ObjectStateColumns = (typeof OBLIGATION_STATE_COLUMNS)[keyof typeof OBLIGATION_STATE_COLUMNS];

/** Number of objects of the first state less those of the others; unknown if recaps or `unknown` rows hide their state. */
export function objectsByState(counts: readonly [ObjectStateColumns, ...ObjectStateColumns[]], ...unknown: readonly string[]): Component {
  const hidden = ['unknown_objects', ...unknown];
  return {
    columns: [...counts.flatMap(({ keyColumn, countColumn }) => [keyColumn, countColumn]), ...hidden],
    sums: { ...sumsOfColumns(hidden), ...Object.fromEntries(counts.map((each) => [each.keyColumn, distinctCount(each)])) },
    of: [counts[0].keyColumn, ...counts.slice(1).map(({ keyColumn }) => keyColumn)],
    unknown: hidden,
  };
}
