import { MAX_ROWS, type DimensionKey, type PlaceField, type Query } from '@pendapa/contracts';
import { explained, watched, withExplanations, type Explanation, type RowsOf } from './explain.ts';
import { layoutOf, wholeOf, type Layout, type Whole } from './layout.ts';
import { needsOf, type Need } from './needs.ts';
import { placesLacking } from './place-filters.ts';
import { resolve, type Context, type Resolved } from './resolve.ts';
import { apartStatement, groupsStatement, rowsStatement, totalsStatement, type Statement } from './statements.ts';
import { roomIn, widestSplit, workOf } from './work.ts';

/** A question worked out as far as its statements: what it reads, how its sums are laid out, and which of them are asked for. */
export interface Plan {
  readonly question: Resolved;
  readonly layout: Layout;
  readonly whole: Whole;
  readonly context: Context;
  /** All rows, and one more than may be told; null without a split. */
  readonly rows: Statement | null;
  /** The sums of the whole that the rows do not tell; null where they tell all. */
  readonly totals: Statement | null;
  /** Asks about how many groups there are, where these may be more than `most`, for which there is room; null where there is room for all. */
  readonly groups: { readonly asked: Statement; readonly most: number } | null;
  /** The split to leave out first where memory does not suffice; null without a split. */
  readonly widest: DimensionKey | null;
  readonly explanation: Explanation;
  /** What must be ready before the statements run. */
  readonly needs: readonly Need[];
}

/** The same question about the rows that lack a place that it filters by. */
export interface LackingPlan {
  readonly field: PlaceField;
  readonly plan: Plan;
}

/** A question, and what its filters may leave out because some rows do not tell their place. */
export interface WholePlan extends Plan {
  readonly lacking: readonly LackingPlan[];
}

function totalsOf(question: Resolved, layout: Layout, whole: Whole, context: Context): Statement | null {
  if (whole.kind === 'added') return null;
  return whole.kind === 'asked' ? totalsStatement(question, layout, context) : apartStatement(question, whole.layout, context);
}

/** From so many rows on, to look for known codes in packed columns spares more than to plan a statement anew for each code. */
const MANY_ROWS = 500_000;

/** What the groups of one question may take of the engine's memory: about all that it has with a million payments, and a third with ten. */
const GROUP_BYTES = 300_000_000;

/** QueryError for what this generation does not know. */
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
