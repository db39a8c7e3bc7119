import {
  MAX_ROWS,
  measureSpec,
  type Answer,
  type DimensionColumn,
  type DimensionKey,
  type MeasureColumn,
  type Value,
  type ValueState,
} from '@pendapa/contracts';
import { EMPTY_MASK, createSuppressionMask, type SuppressionMask } from '../disclosure/suppression-mask.ts';
import { integer, textOrNull, type Row, type RunSql } from '../engine/duck.ts';
import { createQueryError } from '../queries/query-error.ts';
import { addedTotals } from '../queries/added-totals.ts';
import { isCode } from '../directory/member.ts';
import { UNKNOWN_CLASS } from '../queries/unknown-columns.ts';
import { coarseStates } from '../queries/coarse-totals.ts';
import { columnStates } from '../queries/column-states.ts';
import { ENTRIES, figuresOf, sumIn } from '../queries/layout.ts';
import { measureOf } from '../queries/measures.ts';
import { membersOf } from '../queries/members-of.ts';
import { notesOf, type RowFacts } from '../queries/notes/notes.ts';
import { placeNotes } from '../queries/notes/place-notes.ts';
import { targetNotes } from '../queries/notes/target-notes.ts';
import { mergeOpenStates, lackingStates, unplacedAmountsOf, NO_OPEN_STATES, type OpenStatesOf } from '../queries/lacking-states.ts';
import { readLacking, withLackingGroups, withoutPlace, type Lacking } from '../queries/lacking-rows.ts';
import { visibilityOf, pageOf, type PageRows } from './page-rows.ts';
import type { Plan, WholePlan } from '../queries/plan.ts';
import { beyondEndError, nextPage } from '../queries/resolve.ts';
import { MAIN_MEASURES } from '../queries/sources/subject-sources.ts';
import { zeroOfMissingSide, type PlannedQuery } from '../queries/one-sided.ts';
import { unassessedStates } from '../queries/unassessed-taxes.ts';
import { pageStatement, totalsStatement, type Statement } from '../queries/statements.ts';
import type { Series } from '../queries/time-shift.ts';
import { nullIfAbsent, statesOf, type StateInput } from '../queries/value-states.ts';

const HIDDEN: ValueState = { state: 'hidden' };
const NAME = { 0: 'current', 1: 'comparison' } as const;

interface MeasureValues {
  readonly key: string;
  readonly series: Series;
  readonly values: readonly Value[];
  /** Positions that disclosure control hides. */
  readonly hidden: ReadonlySet<number>;
  /** Positions that are unknown because rows lack a place. */
  readonly lacking: ReadonlyMap<number, ValueState>;
}

function dimensionColumns({ query, context }: PlannedQuery, { rows }: PageRows): readonly DimensionColumn[] {
  return query.by.map((key, index): DimensionColumn => {
    const values = rows.map((row) => textOrNull(row[index]));
    return { kind: 'dimension', key, values, members: membersOf(key, values, context.directory) };
  });
}

const measureValues = (
  plan: PlannedQuery,
  { rows, isVisible }: PageRows,
  totals: readonly Totals[],
  statesOfMeasure: OpenStatesOf,
): readonly MeasureValues[] => {
  const { query, layout, context } = plan;
  const start = query.by.length;
  return layout.series.flatMap((series) =>
    query.measures.map((key): MeasureValues => {
      const measure = measureOf(query.subject, key);
      const hidden = new Set(rows.flatMap((_, index) => (isVisible(index, key, series) ? [] : [index])));
      const total = totals[series]?.values[key] ?? null;
      const orNull = nullIfAbsent(query, context, key);
      const { ofRow } = statesOfMeasure(key, series);
      const valueOf = (row: Row): Value =>
        orNull(
          measure.value(figuresOf(row, start, layout, series)) ?? zeroOfMissingSide(plan, { row, start, series, measure: key, total }),
        );
      const lacking = new Map(
        rows.flatMap((row, index) => {
          const state = hidden.has(index) ? null : ofRow(row);
          return state === null ? [] : [[index, state] as const];
        }),
      );
      const isOpen = (index: number) => hidden.has(index) || lacking.has(index);
      return { key, series, values: rows.map((row, index) => (isOpen(index) ? null : valueOf(row))), hidden, lacking };
    }),
  );
};

function measureColumn({ key, series, values, hidden, lacking }: MeasureValues, { rows }: PageRows, input: StateInput): MeasureColumn {
  const { subject, by } = input.query;
  const column: MeasureColumn = { kind: 'measure', key, unit: measureSpec(subject, key).unit, series: NAME[series], values: [...values] };
  const stateOf = statesOf(key, series, input);
  const states = columnStates(values, (index) =>
    hidden.has(index) ? HIDDEN : (lacking.get(index) ?? stateOf(rows[index] ?? [], by.length)),
  );
  return states.length > 0 ? { ...column, states } : column;
}

interface Totals {
  readonly values: Record<string, Value>;
  /** States of measures that are hidden, or whose rows lack their place. */
  readonly refusals: ReadonlyMap<string, ValueState>;
}

function totalsOf(plan: PlannedQuery, mask: SuppressionMask, row: Row, series: Series, statesOfMeasure: OpenStatesOf): Totals {
  const { query, layout, context } = plan;
  const { subject, measures } = query;
  const refusals = new Map(
    measures.flatMap((key) => {
      const state = mask.isPublished({}, key, series) ? statesOfMeasure(key, series).ofWhole(row) : HIDDEN;
      return state === null ? [] : [[key, state] as const];
    }),
  );
  const value = (key: string): Value => {
    if (refusals.has(key)) return null;
    const known = measureOf(subject, key).value(figuresOf(row, 0, layout, series));
    return nullIfAbsent(query, context, key)(known ?? zeroOfMissingSide(plan, { row, start: 0, series, measure: key, total: undefined }));
  };
  return { values: Object.fromEntries(measures.map((key) => [key, value(key)])), refusals };
}

/** States of null totals, by measure. */
const totalStatesOf = ({ values, refusals }: Totals, row: Row, series: Series, input: StateInput): Record<string, ValueState> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null ? [[key, refusals.get(key) ?? statesOf(key, series, input)(row, 0)]] : [],
    ),
  );

/** Reads from the totals what the answer needs about its rows, besides sums. */
function rowFactsOf(
  { query, layout }: PlannedQuery,
  mask: SuppressionMask,
  totals: Row,
  { refusals }: Totals,
  totalStates: Readonly<Record<string, ValueState>>,
): RowFacts {
  const without = totals.slice(layout.series.length * layout.sums.size);
  const measure = MAIN_MEASURES[query.subject];
  const isVisible = (dimension: DimensionKey) =>
    mask === EMPTY_MASK || (query.measures.includes(measure) && mask.isPublished({ [dimension]: null }, measure, 0));
  const unassigned = query.by.filter(isCode).map((dimension, index) => ({
    dimension,
    rows: isVisible(dimension) ? integer(without[2 * index]) : 0,
    value: textOrNull(without[2 * index + 1]) ?? '0',
  }));
  const entries = (series: Series) => Number(sumIn(totals, 0, layout, series, ENTRIES) ?? 0n);
  const unclassed =
    layout.sums.has(UNKNOWN_CLASS) && layout.series.some((series) => (sumIn(totals, 0, layout, series, UNKNOWN_CLASS) ?? 0n) > 0n);
  return {
    entries: entries(0),
    compared: layout.series.includes(1) ? entries(1) : 0,
    unassigned,
    unclassed,
    isLacking: [...refusals.values()].some((state) => state !== HIDDEN),
    totalStates,
  };
}

/** Reads one page of a result that is too long to be read at once. */
async function readLongPage({ query, layout, context }: PlannedQuery, mask: SuppressionMask, run: RunStatement): Promise<PageRows> {
  if (mask !== EMPTY_MASK) throw createQueryError('too-many-values', { parameter: 'by', most: String(MAX_ROWS) });
  const rows = await run(pageStatement(query, layout, context, query.paging));
  return { rows, rowCount: integer(rows[0]?.at(-1)), isVisible: () => true };
}

type RunStatement = (statement: Statement) => Promise<readonly Row[]>;

/** Computes the totals row: from the rows if all were read, otherwise by a statement. */
async function readTotals({ query, layout, context, whole, totals }: Plan, all: readonly Row[] | null, run: RunStatement): Promise<Row> {
  const runOne = async (statement: Statement) => (await run(statement))[0] ?? [];
  if (all === null || whole.kind === 'queried')
    return runOne(whole.kind === 'queried' && totals ? totals : totalsStatement(query, layout, context));
  return addedTotals(query, layout, all, whole.kind === 'separate' && totals ? { layout: whole.layout, row: await runOne(totals) } : null);
}

interface RowsAndTotals {
  readonly rows: PageRows;
  readonly totals: Row;
  /** All rows; empty for a result that is too long to be read whole. */
  readonly all: readonly Row[];
}

/** Reads rows and totals, by one statement if the rows are few and add up. */
async function readRowsAndTotals(plan: Plan, mask: SuppressionMask, { groups }: Lacking, run: RunStatement): Promise<RowsAndTotals> {
  if (plan.rows === null) {
    const totals = await readTotals(plan, [], run);
    return { rows: { rows: [totals], rowCount: 1, isVisible: visibilityOf(plan, mask, [[]]) }, totals, all: [] };
  }
  const all = await run(plan.rows);
  const tooLong = all.length > MAX_ROWS;
  const rows = tooLong ? await readLongPage(plan, mask, run) : pageOf(plan, mask, withLackingGroups(plan.query, all, groups));
  const { paging } = plan.query;
  if (rows.rows.length === 0 && paging.offset > 0) throw beyondEndError(paging);
  return { rows, totals: await readTotals(plan, tooLong ? null : all, run), all: tooLong ? [] : all };
}

/** Rows that the place filter of a query leaves out because they lack a place. */
const lackingOf = ({ lacking }: WholePlan, run: RunStatement): Promise<Lacking> =>
  readLacking(lacking, async (plan) => {
    await requireRoom(plan, run);
    if (plan.rows === null) {
      const totals = await readTotals(plan, [], run);
      return { all: [totals], totals };
    }
    const all = await run(plan.rows);
    return { all, totals: await readTotals(plan, all.length > MAX_ROWS ? null : all, run) };
  });

/** Throws QueryError at once if the groups exceed the engine's memory, instead of after the time limit. */
async function requireRoom({ groups, widest }: Plan, run: RunStatement): Promise<void> {
  if (groups === null) return;
  const [[found] = []] = await run(groups.statement);
  if (integer(found) > groups.max)
    throw createQueryError('too-many-groups', { parameter: 'by', value: widest ?? '', most: String(groups.max) });
}

/** Answers a query from one generation. */
export async function answerPlan(plan: WholePlan, runSql: RunSql): Promise<Answer> {
  const { query, context } = plan;
  const run: RunStatement = ({ sql, values }) => runSql(sql, values);
  await requireRoom(plan, run);
  const mask = await createSuppressionMask(query, context, run);
  const lacking = await lackingOf(plan, run);
  const { rows, totals, all } = await readRowsAndTotals(plan, mask, lacking, run);
  const places = mask === EMPTY_MASK ? lackingStates(plan, lacking, withoutPlace(query, all)) : NO_OPEN_STATES;
  const states = [unassessedStates(plan), coarseStates(plan), places].reduce(mergeOpenStates);
  const current = totalsOf(plan, mask, totals, 0, states);
  const compared = query.comparison ? totalsOf(plan, mask, totals, 1, states) : null;
  const measures = measureValues(plan, rows, compared ? [current, compared] : [current], states);
  const hiddenTotals = new Set(query.measures.filter((key) => [current, compared].some((one) => one?.refusals.get(key) === HIDDEN)));
  const hiddenCells = measures.reduce((sum, { hidden }) => sum + hidden.size, 0) + hiddenTotals.size;
  const unplaced = unplacedAmountsOf(plan, lacking.whole, (key) => !current.refusals.has(key));
  const countsRows = mask === EMPTY_MASK;
  // Notes decide about compared figures only.
  const ofCurrent = totalStatesOf(current, totals, 0, { ...plan, notes: [], countsRows });
  const notes = [
    ...notesOf(query, context, rowFactsOf(plan, mask, totals, current, ofCurrent), hiddenCells),
    ...placeNotes(query, unplaced),
    ...(await targetNotes(query, plan, totals, run)),
  ];
  const input: StateInput = { ...plan, notes, countsRows };
  const ofCompared = compared ? totalStatesOf(compared, totals, 1, input) : {};
  const hasStates = Object.keys(ofCurrent).length + Object.keys(ofCompared).length > 0;
  return {
    columns: [...dimensionColumns(plan, rows), ...measures.map((values) => measureColumn(values, rows, input))],
    rowCount: rows.rowCount,
    totals: {
      current: current.values,
      comparison: compared?.values ?? null,
      ...(hasStates && { states: { current: ofCurrent, comparison: ofCompared } }),
    },
    period: { ...query.period },
    comparison: query.comparison ? { ...query.comparison } : null,
    asOf: context.asOf,
    generation: context.generation,
    notes,
    next: nextPage(context.generation, query.paging, rows.rowCount),
  };
}
