import { filtersSql } from '../queries/filters.ts';
import { caseColumns, lastDay, rowsBetween, sumOf, type CaseRequest, type ListDeclaration } from './case-rows.ts';

/** Objects are visited if they owe for this many tax periods, the latest of them without a payment since. */
const IDLE_PERIODS = 3;

/** Objects that owe for many tax periods; `silent_from` is the due date of the latest period but two. */
function owingObjectsSql(request: CaseRequest): string {
  const { query, context, binder, day } = request;
  const arrears = rowsBetween(request, 'arrears', day, day, '*');
  return `SELECT object_key, tax_code, count(DISTINCT tax_year * 1000000 + coalesce(period, 0)) AS periods,
      ${sumOf('principal + coalesce(penalty, 0)')} AS amount, min(due_on) AS due_on, ${context.dialect.nthLargest('due_on', IDLE_PERIODS)} AS silent_from
    FROM ${arrears} a WHERE snapshot_on = ${binder.day(day)} AND object_key IS NOT NULL${filtersSql(query.where, context, binder)}
    GROUP BY object_key, tax_code HAVING count(DISTINCT tax_year * 1000000 + coalesce(period, 0)) >= ${String(IDLE_PERIODS)}`;
}

/** Objects among them with a later payment of any tax: a recent payer needs no visit for old debts. */
function payingSinceSql(request: CaseRequest): string {
  const { context, binder } = request;
  const to = lastDay(request);
  const payments = rowsBetween(request, 'payments', context.extent?.from ?? to, to, 'object_key, posted_on, amount');
  return `SELECT owed.object_key AS object_key, owed.tax_code AS tax_code FROM ${payments} p JOIN owed ON owed.object_key = p.object_key AND p.posted_on > owed.silent_from
    WHERE p.posted_on <= ${binder.day(to)} GROUP BY owed.object_key, owed.tax_code HAVING sum(p.amount) > 0`;
}

/** Number of suspensions of objects up to the last day, less resumptions. */
const suspensionsSql = ({ context, binder, ...request }: CaseRequest): string =>
  `SELECT object_key, sum(CASE WHEN event_on > ${binder.day(lastDay({ context, ...request }))} THEN 0 WHEN event = 'suspended' THEN 1 ELSE -1 END) AS suspended
    FROM ${context.schema}.object_events WHERE event IN ('suspended', 'resumed') GROUP BY object_key`;

/** Condition: open and not suspended on the last day. The register's state is today's and counts only without events. */
function wasActiveSql(request: CaseRequest): string {
  const day = request.binder.day(lastDay(request));
  const closedForAWhile = `CASE WHEN e.object_key IS NULL THEN coalesce(o.status, 'active') NOT IN ('active', 'closed') ELSE e.suspended > 0 END`;
  return `(o.closed_on IS NULL OR o.closed_on > ${day}) AND NOT (${closedForAWhile})`;
}

export const IDLE_OBJECTS: ListDeclaration = {
  needs: ['arrears', 'objects', 'payments'],
  bySnapshot: true,
  numbered: true,
  rows: (request) => {
    const columns = caseColumns(request.context.dialect.fields({ object: 'o.object_key', tax: 'owed.tax_code' }), {
      number: 'o.object_id',
      taxpayer: 'o.taxpayer_key',
      tax: 'owed.tax_code',
      unit: 'o.unit_code',
      region: 'o.region_code',
      on_day: 'owed.due_on',
      count: 'owed.periods',
      amount: 'owed.amount',
    });
    return {
      rows: `WITH owed AS MATERIALIZED (${owingObjectsSql(request)}), paying AS MATERIALIZED (${payingSinceSql(request)})
      SELECT ${columns}
      FROM owed JOIN ${request.context.schema}.objects o ON o.object_key = owed.object_key
      LEFT JOIN paying p ON p.object_key = owed.object_key AND p.tax_code = owed.tax_code
      LEFT JOIN (${suspensionsSql(request)}) e ON e.object_key = owed.object_key
      WHERE ${wasActiveSql(request)} AND p.object_key IS NULL`,
    };
  },
};
