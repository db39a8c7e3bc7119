import { MAX_ROWS, type DimensionKey, type PlaceField, type Query } from '@pendapa/contracts';
import { explained, watched, withExplanations, type Explanation, type RowsOf } from './explain.ts';
import { layoutOf, wholeOf, type Layout, type Whole } from './layout.ts';
import { needsOf, type Need } from './needs.ts';
import { placesLacking } from './place-filters.ts';
import { resolve, type Context, type Resolved } from './resolve.ts';
import { apartStatement, groupsStatement, rowsStatement, totalsStatement, type Statement } from './statements.ts';
import { roomIn, widestSplit, workOf } from './estimate-work.ts';

/** Query plan: statements, layout of their sums, and what must be ready before they run. */
export interface Plan {
  readonly question: Resolved;
  readonly layout: Layout;
  readonly whole: Whole;
  readonly context: Context;
  /** Statement of the rows, with one more than the limit; null without dimensions. */
  readonly rows: Statement | null;
  /** Statement of totals that cannot be added from rows; null if all can. */
  readonly totals: Statement | null;
  /** Statement that estimates the number of groups, if it may exceed `most`, the number that fits memory; otherwise null. */
  readonly groups: { readonly asked: Statement; readonly most: number } | null;
  /** Dimension to drop first if memory does not suffice; null without dimensions. */
  readonly widest: DimensionKey | null;
  readonly explanation: Explanation;
  /** Materialized views that must be ready before the statements run. */
  readonly needs: readonly Need[];
}

/** Plan of the same query over rows that lack the filtered place. */
export interface LackingPlan {
  readonly field: PlaceField;
  readonly plan: Plan;
}

/** Plan of a query, with plans of rows that lack their place. */
export interface WholePlan extends Plan {
  readonly lacking: readonly LackingPlan[];
}

function totalsOf(question: Resolved, layout: Layout, whole: Whole, context: Context): Statement | null {
  if (whole.kind === 'added') return null;
  return whole.kind === 'asked' ? totalsStatement(question, layout, context) : apartStatement(question, whole.layout, context);
}

/** Number of rows from which literal codes in the statement save more than planning it again for each code costs. */
const MANY_ROWS = 500_000;

/** Bytes that the groups of one query may use: about all of the engine's limit with a million payments, a third with ten. */
const GROUP_BYTES = 300_000_000;

/** Plans a query. Throws QueryError for codes that this generation does not have. */
export function planQuestion(asked: Query, context: Context, rowsOf: RowsOf, groupBytes = GROUP_BYTES): WholePlan {
  const first = planned(asked, context, rowsOf, groupBytes);
  const filtered = Object.keys(first.question.where).length > 0;
  const writesCodes = filtered && first.explanation.rows >= MANY_ROWS;
  const plan = writesCodes ? planned(asked, { ...context, writesCodes }, rowsOf, groupBytes) : first;
  const lacking = placesLacking(plan.question, context).map(({ field, filter }) => ({
    field,
    plan: planned(asked, { ...context, writesCodes, lacking: filter }, rowsOf, groupBytes),
  }));
  const explanation = withExplanations(plan.explanation, ...lacking.map((one) => one.plan.explanation));
  return { ...plan, explanation, lacking };
}

function planned(asked: Query, given: Context, rowsOf: RowsOf, groupBytes: number): Plan {
  const { context, readings } = watched(given, rowsOf);
  const question = resolve(asked, context);
  const layout = layoutOf(question);
  const whole = wholeOf(question, layout);
  const rows = question.by.length > 0 ? rowsStatement(question, layout, context, MAX_ROWS + 1) : null;
  const totals = totalsOf(question, layout, whole, context);
  const beside = workOf(question, layout, context, [rows, totals], readings());
  const explanation = explained(readings(), beside);
  const most = roomIn(groupBytes, question, layout, context, readings());
  const groups = most === null ? null : { asked: groupsStatement(question, layout, given), most };
  const widest = widestSplit(question, context);
  return { question, layout, whole, context: given, rows, totals, groups, widest, explanation, needs: needsOf(question, layout, context) };
}
