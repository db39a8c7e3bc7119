import { addMonths, sameDaysLastYear, type CalendarDate, type Period } from '@pendapa/contracts';
import { measures, type Rollup, type ViewSource } from '../rollup.ts';
import { PLACE } from '../sql.ts';
import { obligationCodesSql, paymentsKnownSql } from './obligation-rows.ts';
import { settledSql } from './obligation-sums.ts';
import { portionsSql, type Portions } from './due-obligations.ts';
import { daySql, quoted } from '../../engine/literals.ts';

/** Numbers of open obligations that are separate codes; more share one code. */
const MAX_MISSED = 3;

const STATE_SQL = `CASE WHEN unknown_paid = 0 AND obligations > 0 THEN CASE WHEN missed > 0 THEN 'none' WHEN late > 0 THEN 'late' ELSE 'compliant' END END`;
const MISSED_SQL = `CASE WHEN unknown_paid = 0 AND obligations > 0 THEN CASE WHEN missed >= ${String(MAX_MISSED)} THEN ${quoted(`${String(MAX_MISSED)}+`)} ELSE CAST(missed AS VARCHAR) END END`;
const countSql = (condition: string, name: string): string => `count_if(${condition}) AS ${name}`;

/** One row by object and tax with obligations in the period, with the codes of its latest obligation. */
function objectsSql(days: string): string {
  const paying = `owing AND due_on BETWEEN ${days}`;
  const filing = `file_by BETWEEN ${days}`;
  const known = `${paying} AND paid_known AND net_due IS NOT NULL`;
  return `SELECT object_key, tax_code, arg_max(unit_code, due_on) AS unit_code, arg_max(region_code, due_on) AS region_code,
      ${countSql(paying, 'obligations')}, ${countSql(`${known} AND paid < net_due`, 'missed')},
      ${countSql(`${known} AND paid >= net_due AND on_time < net_due`, 'late')},
      CAST(coalesce(sum(CASE WHEN ${known} THEN net_due - paid END), 0) AS BIGINT) AS owed,
      min(CASE WHEN ${known} AND paid < net_due THEN due_on END) AS oldest,
      ${countSql(`${paying} AND NOT (paid_known AND net_due IS NOT NULL)`, 'unknown_paid')},
      ${countSql(filing, 'expected')}, ${countSql(`${filing} AND filed_on IS NULL`, 'unfiled')},
      max(CASE WHEN ${filing} THEN filed_on END) AS last_filed,
      ${countSql('object_key IS NULL AND documents IS NOT NULL', 'unknown_objects')}
    FROM (${settledSql(`due_on BETWEEN ${days}`)}) settled
    WHERE (${paying}) OR (${filing}) GROUP BY object_key, tax_code`;
}

/** Builds the table of objects as known on a day; drops everything else. */
function objectsAsOfSql(schema: string, target: string, { from, to }: Period, seen: CalendarDate, portions: Portions): readonly string[] {
  const days = `${daySql(from)} AND ${daySql(to < seen ? to : seen)}`;
  return portionsSql(
    { schema, days, asOf: daySql(seen), matched: `due_on BETWEEN ${days}`, portions },
    {
      statements: (keep) => [keep(target, `SELECT *, ${STATE_SQL} AS state, ${MISSED_SQL} AS missed_periods FROM (${objectsSql(days)}) o`)],
    },
  );
}

/** Columns of an object's result, in order; `several` is true if an object has rows of several taxes. */
const tableSql = (schema: string, target: string, seen: string, lastYear: string): string => `CREATE TABLE ${target} AS
  SELECT o.* EXCLUDE (state), o.state AS state_this_year, ${lastYear} AS state_last_year, CAST(year(r.opened_on) AS VARCHAR) AS opened_year,
    count(*) OVER (PARTITION BY o.object_key) > 1 AS several
  FROM ${seen} o LEFT JOIN before_duty b ON b.object_key = o.object_key AND b.tax_code = o.tax_code
  LEFT JOIN ${schema}.objects r ON r.object_key = o.object_key ORDER BY o.tax_code, o.unit_code, o.object_key`;

/**
 * Builds, by object, whether obligations of a period were met, as known on the data date.
 * The same days of last year are included, as known a year before the data date.
 */
const objectObligationsSql = ({ schema, days, asOf, portions }: ViewSource, relationOf: (table: string) => string): readonly string[] => [
  paymentsKnownSql('payments_known', schema),
  obligationCodesSql(schema),
  ...objectsAsOfSql(schema, 'before_duty', sameDaysLastYear(days), addMonths(asOf, -12), portions),
  ...objectsAsOfSql(schema, 'now_duty', days, asOf, portions),
  tableSql(schema, relationOf('duty_objects_before'), 'before_duty', 'CAST(NULL AS VARCHAR)'),
  tableSql(schema, relationOf('duty_objects'), 'now_duty', `CASE WHEN b.obligations > 0 THEN b.state ELSE 'new' END`),
];

const OBJECT_OBLIGATIONS = {
  source: ['assessments', 'returns', 'payments', 'objects'],
  grain: 'days of a query',
  keys: { object_key: 'BIGINT', ...PLACE },
  measures: {
    ...measures('obligations', 'missed', 'late', 'owed'),
    oldest: { type: 'DATE' },
    ...measures('unknown_paid', 'expected', 'unfiled'),
    last_filed: { type: 'DATE' },
    unknown_objects: {},
    missed_periods: { type: 'VARCHAR' },
    state_this_year: { type: 'VARCHAR' },
    state_last_year: { type: 'VARCHAR' },
    opened_year: { type: 'VARCHAR' },
    several: { type: 'BOOLEAN' },
  },
  built: { when: 'on demand', view: 'duties', statements: objectObligationsSql },
} as const satisfies Rollup;

/** Objects by whether their obligations of a period were met, one row by object and tax. */
export const OBJECT_OBLIGATION_ROLLUPS = { duty_objects: OBJECT_OBLIGATIONS, duty_objects_before: OBJECT_OBLIGATIONS } as const;
