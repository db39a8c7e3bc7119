import { addMonths, sameDaysLastYear, type CalendarDate, type Period } from '@pendapa/contracts';
import { obligationCodesSql, paymentsKnownSql } from '../derived/obligation-rows.ts';
import { settledSql } from '../derived/obligation-sums.ts';
import { portionsSql, type Portions } from './duties-due.ts';

/** As many obligations not settled as are told apart; more are told together. */
const MOST_MISSED = 3;

const STATE = `CASE WHEN unknown_paid = 0 AND obligations > 0 THEN CASE WHEN missed > 0 THEN 'none' WHEN late > 0 THEN 'late' ELSE 'compliant' END END`;
const MISSED = `CASE WHEN unknown_paid = 0 AND obligations > 0 THEN CASE WHEN missed >= ${String(MOST_MISSED)} THEN '${String(MOST_MISSED)}+' ELSE CAST(missed AS VARCHAR) END END`;
const times = (condition: string, name: string): string => `count_if(${condition}) AS ${name}`;

/** One row for each object and tax with something due or to be filed on the days, under the codes of its latest obligation. */
function objectsSql(days: string): string {
  const paying = `owing AND due_on BETWEEN ${days}`;
  const filing = `file_by BETWEEN ${days}`;
  const known = `${paying} AND paid_known AND net_due IS NOT NULL`;
  return `SELECT object_key, tax_code, arg_max(unit_code, due_on) AS unit_code, arg_max(region_code, due_on) AS region_code,
      ${times(paying, 'obligations')}, ${times(`${known} AND paid < net_due`, 'missed')},
      ${times(`${known} AND paid >= net_due AND on_time < net_due`, 'late')},
      CAST(coalesce(sum(CASE WHEN ${known} THEN net_due - paid END), 0) AS BIGINT) AS owed,
      min(CASE WHEN ${known} AND paid < net_due THEN due_on END) AS oldest,
      ${times(`${paying} AND NOT (paid_known AND net_due IS NOT NULL)`, 'unknown_paid')},
      ${times(filing, 'expected')}, ${times(`${filing} AND filed_on IS NULL`, 'unfiled')},
      max(CASE WHEN ${filing} THEN filed_on END) AS last_filed,
      ${times('object_key IS NULL AND documents IS NOT NULL', 'unknown_objects')}
    FROM (${settledSql(`due_on BETWEEN ${days}`)}) settled
    WHERE (${paying}) OR (${filing}) GROUP BY object_key, tax_code`;
}

/** A table of objects as they were seen on a day; nothing else is left. */
function seenSql(schema: string, target: string, { from, to }: Period, seen: CalendarDate, portions: Portions): readonly string[] {
  const days = `DATE '${from}' AND DATE '${to < seen ? to : seen}'`;
  return portionsSql(
    { schema, days, seen: `DATE '${seen}'`, worked: `due_on BETWEEN ${days}`, portions },
    { statements: (keep) => [keep(target, `SELECT *, ${STATE} AS state, ${MISSED} AS missed_periods FROM (${objectsSql(days)}) o`)] },
  );
}

/** Columns of what became of an object's duties, in order; `several` where an object has rows of several taxes. */
const tableSql = (schema: string, target: string, seen: string, lastYear: string): string => `CREATE TABLE ${target} AS
  SELECT o.* EXCLUDE (state), o.state AS state_this_year, ${lastYear} AS state_last_year, CAST(year(r.opened_on) AS VARCHAR) AS opened_year,
    count(*) OVER (PARTITION BY o.object_key) > 1 AS several
  FROM ${seen} o LEFT JOIN before_duty b ON b.object_key = o.object_key AND b.tax_code = o.tax_code
  LEFT JOIN ${schema}.objects r ON r.object_key = o.object_key ORDER BY o.tax_code, o.unit_code, o.object_key`;

/**
 * The statements that work out, of the generation of a schema, what objects did about what fell due on the days of a period, as it is known
 * on the data date, and of the same days a year before, as it was known a year before that.
 */
export const dutyObjectsSql = (
  schema: string,
  period: Period,
  asOf: CalendarDate,
  { now, before }: { readonly now: string; readonly before: string },
  portions: Portions,
): readonly string[] => [
  paymentsKnownSql('payments_known', schema),
  obligationCodesSql(schema),
  ...seenSql(schema, 'before_duty', sameDaysLastYear(period), addMonths(asOf, -12), portions),
  ...seenSql(schema, 'now_duty', period, asOf, portions),
  tableSql(schema, before, 'before_duty', 'CAST(NULL AS VARCHAR)'),
  tableSql(schema, now, 'now_duty', `CASE WHEN b.obligations > 0 THEN b.state ELSE 'new' END`),
];
