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
import { integer, textOrNull, type Row } from '../engine/duck.ts';
import type { RunSql } from '../serving/query-pool.ts';
import { refusal } from './query-error.ts';
import { addedTotals } from './added-totals.ts';
import { isCode } from './dimensions.ts';
import { UNKNOWN_CLASS } from './unknown-columns.ts';
import { coarseStates } from './coarse-totals.ts';
import { columnStates } from './column-states.ts';
import { ENTRIES, figuresOf, sumIn } from './layout.ts';
import { measureOf } from './measures.ts';
import { membersOf } from './members-of.ts';
import { notesOf, type Behind } from './notes/notes.ts';
import { placeNotes } from './notes/place-notes.ts';
import { targetNotes } from './notes/target-notes.ts';
import { firstOpen, lackingStates, leftOutOf, NOTHING_LACKING, type OpenStatesOf } from './lacking-states.ts';
import { readLacking, withLackingGroups, withoutPlace, type Lacking } from './lacking-rows.ts';
import { mayTellOf, pageOf, type Rows } from './page-rows.ts';
import type { Plan, WholePlan } from './plan.ts';
import { beyondTheEnd, nextPage } from './resolve.ts';
import { MAIN } from './sources/subject-sources.ts';
import { nothingBeside, type Asked } from './one-sided.ts';
import { unassessedStates } from './unassessed-taxes.ts';
import { pageStatement, totalsStatement, type Statement } from './statements.ts';
import type { Series } from './time-shift.ts';
import { knownZero, statesOf, type Explained } from './value-states.ts';

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

function dimensionColumns({ question, context }: Asked, { rows }: Rows): readonly DimensionColumn[] {
  return question.by.map((key, index): DimensionColumn => {
    const values = rows.map((row) => textOrNull(row[index]));
    return { kind: 'dimension', key, values, members: membersOf(key, values, context.directory) };
  });
}

const measureValues = (
  asked: Asked,
  { rows, mayTell }: Rows,
  totals: readonly Totals[],
  statesOfMeasure: OpenStatesOf,
): readonly MeasureValues[] => {
  const { question, layout, context } = asked;
  const start = question.by.length;
  return layout.series.flatMap((series) =>
    question.measures.map((key): MeasureValues => {
      const measure = measureOf(question.subject, key);
      const hidden = new Set(rows.flatMap((_, index) => (mayTell(index, key, series) ? [] : [index])));
      const total = totals[series]?.values[key] ?? null;
      const orNull = knownZero(question, context, key);
      const { ofRow } = statesOfMeasure(key, series);
      const valueOf = (row: Row): Value =>
        orNull(measure.value(figuresOf(row, start, layout, series)) ?? nothingBeside(asked, { row, start, series, measure: key, total }));
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

function measureColumn({ key, series, values, hidden, lacking }: MeasureValues, { rows }: Rows, explained: Explained): MeasureColumn {
  const { subject, by } = explained.question;
  const column: MeasureColumn = { kind: 'measure', key, unit: measureSpec(subject, key).unit, series: NAME[series], values: [...values] };
  const stateOf = statesOf(key, series, explained);
  const states = columnStates(values, (index) =>
    hidden.has(index) ? HIDDEN : (lacking.get(index) ?? stateOf(rows[index] ?? [], by.length)),
  );
  return states.length > 0 ? { ...column, states } : column;
}

interface Totals {
  readonly values: Record<string, Value>;
  /** States of measures that are hidden, or whose rows lack their place. */
  readonly refused: ReadonlyMap<string, ValueState>;
}

function totalsOf(asked: Asked, mask: SuppressionMask, row: Row, series: Series, statesOfMeasure: OpenStatesOf): Totals {
  const { question, layout, context } = asked;
  const { subject, measures } = question;
  const refused = new Map(
    measures.flatMap((key) => {
      const state = mask.isPublished({}, key, series) ? statesOfMeasure(key, series).ofWhole(row) : HIDDEN;
      return state === null ? [] : [[key, state] as const];
    }),
  );
  const value = (key: string): Value => {
    if (refused.has(key)) return null;
    const known = measureOf(subject, key).value(figuresOf(row, 0, layout, series));
    return knownZero(question, context, key)(known ?? nothingBeside(asked, { row, start: 0, series, measure: key, total: undefined }));
  };
  return { values: Object.fromEntries(measures.map((key) => [key, value(key)])), refused };
}

/** States of null totals, by measure. */
const totalStates = ({ values, refused }: Totals, row: Row, series: Series, explained: Explained): Record<string, ValueState> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null ? [[key, refused.get(key) ?? statesOf(key, series, explained)(row, 0)]] : [],
    ),
  );

/** Reads from the totals what the answer needs about its rows, besides sums. */
function behindOf({ question, layout }: Asked, mask: SuppressionMask, totals: Row, { refused }: Totals): Behind {
  const without = totals.slice(layout.series.length * layout.sums.size);
  const { measure } = MAIN[question.subject];
  const mayTell = (dimension: DimensionKey) =>
    mask === EMPTY_MASK || (question.measures.includes(measure) && mask.isPublished({ [dimension]: null }, measure, 0));
  const unassigned = question.by.filter(isCode).map((dimension, index) => ({
    dimension,
    rows: mayTell(dimension) ? integer(without[2 * index]) : 0,
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
    isLacking: [...refused.values()].some((state) => state !== HIDDEN),
  };
}

/** Reads one page of a result that is too long to be read at once. */
async function longPage({ question, layout, context }: Asked, mask: SuppressionMask, tell: Tell): Promise<Rows> {
  if (mask !== EMPTY_MASK) throw refusal('too-many-values', { parameter: 'by', most: String(MAX_ROWS) });
  const rows = await tell(pageStatement(question, layout, context, question.paging));
  return { rows, rowCount: integer(rows[0]?.at(-1)), mayTell: () => true };
}

type Tell = (statement: Statement) => Promise<readonly Row[]>;

/** Computes the totals row: from the rows if all were read, otherwise by a statement. */
async function wholeRow({ question, layout, context, whole, totals }: Plan, all: readonly Row[] | null, tell: Tell): Promise<Row> {
  const one = async (statement: Statement) => (await tell(statement))[0] ?? [];
  if (all === null || whole.kind === 'asked')
    return one(whole.kind === 'asked' && totals ? totals : totalsStatement(question, layout, context));
  return addedTotals(question, layout, all, whole.kind === 'apart' && totals ? { layout: whole.layout, row: await one(totals) } : null);
}

interface Found {
  readonly rows: Rows;
  readonly totals: Row;
  /** All rows; empty for a result that is too long to be read whole. */
  readonly all: readonly Row[];
}

/** Reads rows and totals, by one statement if the rows are few and add up. */
async function found(plan: Plan, mask: SuppressionMask, { groups }: Lacking, tell: Tell): Promise<Found> {
  if (plan.rows === null) {
    const totals = await wholeRow(plan, [], tell);
    return { rows: { rows: [totals], rowCount: 1, mayTell: mayTellOf(plan, mask, [[]]) }, totals, all: [] };
  }
  const all = await tell(plan.rows);
  const tooLong = all.length > MAX_ROWS;
  const rows = tooLong ? await longPage(plan, mask, tell) : pageOf(plan, mask, withLackingGroups(plan.question, all, groups));
  const { paging } = plan.question;
  if (rows.rows.length === 0 && paging.offset > 0) throw beyondTheEnd(paging);
  return { rows, totals: await wholeRow(plan, tooLong ? null : all, tell), all: tooLong ? [] : all };
}

/** Rows that the place filter of a query leaves out because they lack a place. */
const lackingOf = ({ lacking }: WholePlan, tell: Tell): Promise<Lacking> =>
  readLacking(lacking, async (plan) => {
    await requireRoom(plan, tell);
    if (plan.rows === null) {
      const totals = await wholeRow(plan, [], tell);
      return { all: [totals], totals };
    }
    const all = await tell(plan.rows);
    return { all, totals: await wholeRow(plan, all.length > MAX_ROWS ? null : all, tell) };
  });

/** Throws QueryError at once if the groups exceed the engine's memory, instead of after the time limit. */
async function requireRoom({ groups, widest }: Plan, tell: Tell): Promise<void> {
  if (groups === null) return;
  const [[found] = []] = await tell(groups.asked);
  if (integer(found) > groups.most) throw refusal('too-many-groups', { parameter: 'by', value: widest ?? '', most: String(groups.most) });
}

/** Answers a query from one generation. */
export async function answerPlan(plan: WholePlan, ask: RunSql): Promise<Answer> {
  const { question, context } = plan;
  const asked: Asked = plan;
  const tell: Tell = ({ sql, values }) => ask(sql, values);
  await requireRoom(plan, tell);
  const mask = await createSuppressionMask(question, context, tell);
  const lacking = await lackingOf(plan, tell);
  const { rows, totals, all } = await found(plan, mask, lacking, tell);
  const places = mask === EMPTY_MASK ? lackingStates(asked, lacking, withoutPlace(question, all)) : NOTHING_LACKING;
  const states = [unassessedStates(asked), coarseStates(asked), places].reduce(firstOpen);
  const current = totalsOf(asked, mask, totals, 0, states);
  const compared = question.comparison ? totalsOf(asked, mask, totals, 1, states) : null;
  const measures = measureValues(asked, rows, compared ? [current, compared] : [current], states);
  const hiddenTotals = new Set(question.measures.filter((key) => [current, compared].some((one) => one?.refused.get(key) === HIDDEN)));
  const hiddenCells = measures.reduce((sum, { hidden }) => sum + hidden.size, 0) + hiddenTotals.size;
  const leftOut = leftOutOf(asked, lacking.whole, (key) => !current.refused.has(key));
  const notes = [
    ...notesOf(question, context, behindOf(asked, mask, totals, current), current.values, hiddenCells),
    ...placeNotes(question, leftOut),
    ...(await targetNotes(question, asked, totals, tell)),
  ];
  const explained: Explained = { ...asked, notes, countsRows: mask === EMPTY_MASK };
  const ofCurrent = totalStates(current, totals, 0, explained);
  const ofCompared = compared ? totalStates(compared, totals, 1, explained) : {};
  const hasStates = Object.keys(ofCurrent).length + Object.keys(ofCompared).length > 0;
  return {
    columns: [...dimensionColumns(asked, rows), ...measures.map((values) => measureColumn(values, rows, explained))],
    rowCount: rows.rowCount,
    totals: {
      current: current.values,
      comparison: compared?.values ?? null,
      ...(hasStates && { states: { current: ofCurrent, comparison: ofCompared } }),
    },
    period: { ...question.period },
    comparison: question.comparison ? { ...question.comparison } : null,
    asOf: context.asOf,
    generation: context.generation,
    notes,
    next: nextPage(context.generation, question.paging, rows.rowCount),
  };
}
