import { OWED } from '../rollups/arrears/arrears-sums.ts';
import { caseColumns, lastDay, rowsBetween, type CaseRequest, type ListDeclaration } from './case-rows.ts';
import { choiceColumn, chosenSql, debtsOfObjects } from './chosen-rows.ts';

/** Objects are visited if they owe for this many tax periods, the latest of them without a payment since. */
const IDLE_PERIODS = 3;

const PERIODS = 'tax_year * 1000000 + coalesce(period, 0)';

/** Columns of a row with an object's debts; `where` limits it to those that the filters choose. */
const shownSql = (where = ''): string =>
  `count(DISTINCT ${PERIODS})${where} AS periods, CAST(sum(${OWED})${where} AS BIGINT) AS amount, min(due_on)${where} AS due_on`;

/** Objects that owe for many tax periods; `silent_from` is the due date of the latest period but two. */
function owingObjectsSql(request: CaseRequest): string {
  const chosen = chosenSql(request);
  const where = chosen === 'true' ? '' : ` FILTER (WHERE ${chosen})`;
  return `SELECT object_key, tax_code, ${shownSql(where)}, ${request.context.dialect.nthLargest('due_on', IDLE_PERIODS)} AS silent_from
    FROM (${debtsOfObjects(request)}) d GROUP BY object_key, tax_code HAVING count(DISTINCT ${PERIODS}) >= ${String(IDLE_PERIODS)} AND count(*)${where} > 0`;
}

/** Selects their debts by the choices of a filter. */
const choicesSql = (request: CaseRequest): string =>
  `SELECT object_key, tax_code, ${shownSql()}${choiceColumn(request)} FROM (${debtsOfObjects(request)}) d WHERE ${chosenSql(request)} GROUP BY ALL`;

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
    const isCounted = request.choicesOf !== null;
    const shown = isCounted ? 'c' : 'owed';
    const columns = caseColumns(request.context.dialect.fields({ object: 'o.object_key', tax: 'owed.tax_code' }), {
      number: 'o.object_id',
      taxpayer: 'o.taxpayer_key',
      tax: 'owed.tax_code',
      unit: 'o.unit_code',
      region: 'o.region_code',
      on_day: `${shown}.due_on`,
      count: `${shown}.periods`,
      amount: `${shown}.amount`,
    });
    return {
      rows: `WITH owed AS MATERIALIZED (${owingObjectsSql(request)}), paying AS MATERIALIZED (${payingSinceSql(request)})
      SELECT ${columns}${isCounted ? ', c.choice' : ''}
      FROM owed ${isCounted ? `JOIN (${choicesSql(request)}) c ON c.object_key = owed.object_key AND c.tax_code = owed.tax_code` : ''}
      JOIN ${request.context.schema}.objects o ON o.object_key = owed.object_key
      LEFT JOIN paying p ON p.object_key = owed.object_key AND p.tax_code = owed.tax_code
      LEFT JOIN (${suspensionsSql(request)}) e ON e.object_key = owed.object_key
      WHERE ${wasActiveSql(request)} AND p.object_key IS NULL`,
    };
  },
};
