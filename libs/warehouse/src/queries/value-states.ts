import type { ExtractKey, LackingField, Note, Value, ValueState } from '@pendapa/contracts';
import type { Row } from '../engine/duck.ts';
import { COMPONENTS, type Component, type ComponentKey } from './components.ts';
import { figureOf, type Figure } from './figure.ts';
import { ENTRIES, figuresOf, sumIn, type Layout } from './layout.ts';
import { measureOf } from './measures.ts';
import { neededExtracts } from './needed-extracts.ts';
import type { Context, ResolvedQuery } from './resolve.ts';
import type { Series } from './time-shift.ts';

/** Field that rows lack which this sum counts. */
export const LACKING_FIELD_OF_SUM: Readonly<Record<string, LackingField>> = {
  unknown_principal: 'principal',
  unknown_penalty: 'penalty',
  unknown_discount: 'discount',
  unknown_transactions: 'transactions',
  unknown_objects: 'object',
  unknown_debtors: 'object',
  unknown_taxpayers: 'taxpayer',
  unknown_class: 'channelClass',
  unknown_arrears_amount: 'arrearsMark',
  unknown_reversals: 'reversal',
  unknown_exemption: 'exemption',
  unknown_reduction: 'reduction',
  unknown_cancelled: 'cancelled',
  unknown_net_due: 'netDue',
  unknown_due: 'netDue',
  unknown_due_on: 'dueOn',
  unknown_paid: 'paid',
  unknown_filed_online: 'mode',
  unknown_interest: 'interestRate',
  unknown_lapsed: 'expiresOn',
  unknown_disputed: 'disputed',
  unknown_uncollectible: 'uncollectible',
  unknown_collectible: 'standing',
  unknown_allowance: 'allowanceRate',
  unknown_untouched: 'lastAction',
  unknown_late: 'nextStep',
  unknown_amount: 'amount',
  unknown_population: 'population',
  unknown_base_value: 'baseValue',
  unknown_exempt: 'exempt',
  unknown_in_arrears: 'arrears',
  unknown_held_debts: 'arrears',
  unknown_on_object: 'penalty',
};

/** Input from which states are derived. */
export interface StateInput {
  readonly query: ResolvedQuery;
  readonly layout: Layout;
  readonly context: Context;
  readonly notes: readonly Note[];
  /** False for confidential queries, whose row counts are never shown. */
  readonly countsRows: boolean;
}

/** One series of a row of sums. */
interface Cell {
  readonly row: Row;
  /** Index at which its sums begin. */
  readonly start: number;
  readonly series: Series;
}

const notComparable = (notes: readonly Note[], measure: string): ValueState | null => {
  const note = notes.find(({ code, params }) => code === 'not-comparable' && (params['measures'] ?? '').split(',').includes(measure));
  const reason = note?.params['reason'];
  return reason === undefined
    ? null
    : { state: 'not-comparable', reason: reason as Extract<ValueState, { state: 'not-comparable' }>['reason'] };
};

interface Lack {
  readonly field: LackingField | undefined;
  readonly rows: bigint;
}

/** Needed field that most rows lack; null if none lacks any. */
function largestLack(components: readonly ComponentKey[], sum: (name: string) => bigint | null): Lack | null {
  const counts = components.flatMap((key) => COMPONENTS[key].unknown ?? []);
  return counts.reduce<Lack | null>((largest, name) => {
    const rows = sum(name) ?? 0n;
    return rows > (largest?.rows ?? 0n) ? { field: LACKING_FIELD_OF_SUM[name], rows } : largest;
  }, null);
}

/** True if both parts of a quotient skip the same rows, so that it holds for the others. */
function skipsSameRows(keys: readonly ComponentKey[]): boolean {
  const components = keys.map((key): Component => COMPONENTS[key]);
  const [first] = components.map(({ unknown }) => unknown?.join());
  return components.every(({ skipsLackingRows, unknown }) => skipsLackingRows === true && unknown?.join() === first);
}

/** Known part of a sum, or quotient of the rows that lack no field; null if nothing is known. */
function knownPart(measure: string, { query, layout }: StateInput, { row, start, series }: Cell): Value {
  const { isSum, isQuotient, components, value } = measureOf(query.subject, measure);
  if (!isSum && !(isQuotient && skipsSameRows(components))) return null;
  const known = value((component) => figureOf({ of: COMPONENTS[component].of }, (name) => sumIn(row, start, layout, series, name)));
  return known === null || Number(known) === 0 ? null : known;
}

function unknownState(lack: Lack | null, measure: string, input: StateInput, cell: Cell): ValueState {
  const entries = sumIn(cell.row, cell.start, input.layout, cell.series, ENTRIES) ?? 0n;
  const known = knownPart(measure, input, cell);
  const field = lack?.field;
  if (lack === null) return { state: 'unknown', ...(field && { field }) };
  if (!input.countsRows) {
    // The known part of a sum of a confidential group is not shown.
    const isShown = known !== null && measureOf(input.query.subject, measure).isQuotient;
    return { state: 'unknown', ...(field && { field }), ...(isShown && { known }) };
  }
  return {
    state: 'unknown',
    ...(field && { field }),
    lacking: Number(lack.rows),
    // Recaps stand for many documents and may lack more than there are rows.
    ...(entries >= lack.rows && { rows: Number(entries) }),
    ...(known !== null && { known }),
  };
}

/** True if no row has the figure, although none lacks its fields. */
function hasNoRows({ of, unknown = [], treatsMissingAsZero = false }: Figure, sum: (name: string) => bigint | null): boolean {
  return of.some((name) => sum(name) === null) && (treatsMissingAsZero || unknown.every((name) => sum(name) !== null));
}

/** True if every row lacks the field of the figure. */
const isWithoutField = ({ of: [first], zeroMeaning, field }: Component, sum: (name: string) => bigint | null): boolean =>
  field !== undefined &&
  (sum(typeof zeroMeaning === 'object' && 'knownIfPositive' in zeroMeaning ? zeroMeaning.knownIfPositive : first) ?? 0n) === 0n;

/** Extract that a measure needs and that was not imported. */
const lackingExtract = (query: ResolvedQuery, context: Context, measure: string): ExtractKey | undefined =>
  neededExtracts({ ...query, measures: [measure] }).find((needed) => !context.extracts.has(needed));

/** Field that a measure needs and that no row of the register has. */
const absentField = ({ subject }: ResolvedQuery, { directory }: Context, measure: string): LackingField | undefined =>
  measureOf(subject, measure)
    .components.map((key) => COMPONENTS[key].field)
    .find((field) => field !== undefined && directory.absentFields.has(field));

/** Returns a function that turns 0 into null if the needed extract was not imported, and any value if no row has the needed field. */
export function nullIfAbsent(query: ResolvedQuery, context: Context, measure: string): (value: Value) => Value {
  if (absentField(query, context, measure) !== undefined) return () => null;
  return lackingExtract(query, context, measure) === undefined ? (value) => value : (value) => (Number(value) === 0 ? null : value);
}

const NO_ROWS: ValueState = { state: 'absent', reason: 'no-rows' };
const NO_BASE: ValueState = { state: 'absent', reason: 'no-base' };

/**
 * Returns a function that gives the state of a null measure in a row whose sums begin at `start`. What holds for all rows is computed once.
 *
 * Example: three debts, one without a penalty: `{ state: 'unknown', field: 'penalty', lacking: 1, rows: 3, known: '5290' }`.
 */
export function statesOf(measure: string, series: Series, input: StateInput): (row: Row, start: number) => ValueState {
  const { query, layout, context, notes } = input;
  const notComparableState = series === 1 ? notComparable(notes, measure) : null;
  if (notComparableState) return () => notComparableState;
  const extract = lackingExtract(query, context, measure);
  if (extract) {
    const missing: ValueState = { state: 'absent', reason: 'not-imported', extract };
    return () => missing;
  }
  const absent = absentField(query, context, measure);
  if (absent) return () => ({ state: 'unknown', field: absent });
  const { components } = measureOf(query.subject, measure);
  return (row, start) => {
    const sum = (name: string) => sumIn(row, start, layout, series, name);
    if ((sum(ENTRIES) ?? 0n) === 0n) return NO_ROWS;
    const lack = largestLack(components, sum);
    const figures = figuresOf(row, start, layout, series);
    const cell = { row, start, series };
    if (lack !== null) return unknownState(lack, measure, input, cell);
    const { field } = components.map((key): Component => COMPONENTS[key]).find((one) => isWithoutField(one, sum)) ?? {};
    if (field) return unknownState({ field, rows: sum(ENTRIES) ?? 0n }, measure, input, cell);
    const missing = components.filter((component) => figures(component) === null);
    if (missing.length === 0) return NO_BASE;
    return missing.every((component) => hasNoRows(COMPONENTS[component], sum)) ? NO_ROWS : unknownState(null, measure, input, cell);
  };
}
