import { MAX_ROWS, type DimensionKey, type PlaceField, type Query } from '@pendapa/contracts';
import { explanationOf, recordReadings, withExplanations, type Explanation, type RowsOf } from './explain.ts';
import { layoutOf, totalsMethodOf, type Layout, type TotalsMethod } from './layout.ts';
import { needsOf } from './needs.ts';
import type { Need } from '../rollups/on-demand.ts';
import { placesLacking } from './place-filters.ts';
import { resolveQuery, type Context, type ResolvedQuery } from './resolve.ts';
import {
  separateTotalsStatement,
  groupsStatement,
  rowsStatement,
  totalsStatement,
  withCodesWritten,
  type Statement,
} from './statements.ts';
import { maxGroupsIn, widestSplit, otherWorkMsOf } from './estimate-work.ts';

/** Query plan: statements, layout of their sums, and what must be ready before they run. */
export interface Plan {
  readonly query: ResolvedQuery;
  readonly layout: Layout;
  readonly whole: TotalsMethod;
  readonly context: Context;
  /** Statement of the rows, with one more than the limit; null without dimensions. */
  readonly rows: Statement | null;
  /** Statement of totals that cannot be added from rows; null if all can. */
  readonly totals: Statement | null;
  /** Statement that estimates the number of groups, if it may exceed `max`, the number that fits memory; otherwise null. */
  readonly groups: { readonly statement: Statement; readonly max: number } | null;
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

function totalsOf(query: ResolvedQuery, layout: Layout, whole: TotalsMethod, context: Context): Statement | null {
  if (whole.kind === 'added') return null;
  return whole.kind === 'queried' ? totalsStatement(query, layout, context) : separateTotalsStatement(query, whole.layout, context);
}

/** Number of rows from which literal codes in the statement save more than planning it again for each code costs. */
const MANY_ROWS = 500_000;

/** Bytes that the groups of one query may use: about all of the engine's limit with a million payments, a third with ten. */
const GROUP_BYTES = 300_000_000;

/** Returns the plan with plain codes written into its statements. */
function withCodesInPlan(plan: Plan): Plan {
  const { rows, totals, groups, context } = plan;
  const write = (statement: Statement): Statement => withCodesWritten(statement, context.dialect);
  return {
    ...plan,
    context: { ...context, writesCodes: true },
    rows: rows && write(rows),
    totals: totals && write(totals),
    groups: groups && { ...groups, statement: write(groups.statement) },
  };
}

/** Plans a query. Throws QueryError for codes that this generation does not have. */
export function planQuery(requestedQuery: Query, context: Context, rowsOf: RowsOf, groupBytes = GROUP_BYTES): WholePlan {
  const planned = planOne(requestedQuery, context, rowsOf, groupBytes);
  const filtered = Object.keys(planned.query.where).length > 0;
  const plan = filtered && planned.explanation.rows >= MANY_ROWS ? withCodesInPlan(planned) : planned;
  const lacking = placesLacking(plan.query, context).map(({ field, filter }) => ({
    field,
    plan: planOne(requestedQuery, { ...plan.context, lacking: filter }, rowsOf, groupBytes),
  }));
  const explanation = withExplanations(plan.explanation, ...lacking.map((one) => one.plan.explanation));
  return { ...plan, explanation, lacking };
}

function planOne(requestedQuery: Query, given: Context, rowsOf: RowsOf, groupBytes: number): Plan {
  const { context, readings } = recordReadings(given, rowsOf);
  const query = resolveQuery(requestedQuery, context);
  const layout = layoutOf(query);
  const whole = totalsMethodOf(query, layout);
  const rows = query.by.length > 0 ? rowsStatement(query, layout, context, MAX_ROWS + 1) : null;
  const totals = totalsOf(query, layout, whole, context);
  const otherWorkMs = otherWorkMsOf(query, layout, context, [rows, totals], readings());
  const explanation = explanationOf(readings(), otherWorkMs);
  const max = maxGroupsIn(groupBytes, query, layout, context, readings());
  const groups = max === null ? null : { statement: groupsStatement(query, layout, given), max };
  const widest = widestSplit(query, context);
  return { query, layout, whole, context: given, rows, totals, groups, widest, explanation, needs: needsOf(query, layout, context) };
}
