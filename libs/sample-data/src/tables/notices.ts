import type { DuckDBConnection } from '@duckdb/node-api';
import type { GeneratedRows } from '@pendapa/warehouse';
import { FIRST_DEBT_YEAR } from '../facts/arrears-levels.ts';
import { OBLIGATION_RULES, NOTICE_DAY_BY_YEAR, isOwedSql, REDUCED_PER_MILLE, USUAL_NOTICE_DAY } from '../facts/obligations.ts';
import { NOTICE_DAYS, PBB_DUE } from '../facts/rules.ts';
import { taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { unlessBlankSql } from './blank-fields.ts';
import { isAssessed, noticeOf, OBLIGATION_COLUMNS, yearsLaterSql } from './codes.ts';
import { collectionId, noticeId, underpaymentId } from './document-ids.ts';
import { query } from './load-rows.ts';
import { taxOwed } from './objects.ts';
import { freshDebtsOf, REGISTER, paymentsOf } from './year-tables.ts';

const MONTH = 'make_date(s.period // 100, s.period % 100, 1)';
const OWN_DAY = `CASE WHEN ${isOwedSql('s.tax', 'anniversary')} THEN s.due_on ELSE s.issued_on END`;

/**
 * First and last day of the period of a notice: a month, the day of a case (the column `day`) or a calendar year.
 * Otherwise twelve months from the object's own day.
 */
const periodSql = (
  day: string,
): string => `CASE WHEN ${isOwedSql('s.tax', 'month')} THEN ${MONTH} WHEN ${isOwedSql('s.tax', 'case')} THEN ${day}
    WHEN ${isOwedSql('s.tax', 'campaign')} THEN make_date(s.tax_year, 1, 1) ELSE ${OWN_DAY} END AS period_start,
  CASE WHEN ${isOwedSql('s.tax', 'month')} THEN last_day(${MONTH}) WHEN ${isOwedSql('s.tax', 'case')} THEN ${day}
    WHEN ${isOwedSql('s.tax', 'campaign')} THEN make_date(s.tax_year, 12, 31) ELSE ${yearsLaterSql(`(${OWN_DAY})`, 1)} - 1 END AS period_end`;

const DUE_ON = `${unlessBlankSql('assessments.dueOn', 's.due_on', 's.drawn')} AS due_on`;

/** Amount of a payment before penalty and discount, over a row of `paymentsOf`. */
export const PRINCIPAL = '(amount - penalty + discount)';

/** Sum of the payments for one obligation of the year. `inParts`: some are paid in parts. */
export function sumByObligation(year: number, inParts: boolean): string {
  const settledPayments = paymentsOf(year);
  const once = (joined: string, more: string): string =>
    `(SELECT s.*, ${PRINCIPAL}${more} AS principal FROM ${settledPayments} s ${joined} WHERE s.fixed IS NULL AND s.turn = 0 AND s.object_key IS NOT NULL)`;
  if (!inParts) return once('', '');
  const further = `
    LEFT JOIN (SELECT object_key, period, CAST(sum(${PRINCIPAL}) AS BIGINT) AS further FROM ${settledPayments} WHERE fixed IS NULL AND turn > 0 GROUP BY ALL) m
    ON m.object_key = s.object_key AND m.period IS NOT DISTINCT FROM s.period`;
  return once(further, ' + coalesce(m.further, 0)');
}

/** Notices of obligations paid in the year in which they were due. Some bills of the land and building tax were reduced before. */
function paidNotices(year: number, inParts: boolean): GeneratedRows[] {
  const percent = '(10 + CAST((s.drawn >> 44) % 31 AS BIGINT))';
  const reduced = `${isOwedSql('s.tax', 'campaign')} AND (s.drawn >> 50) % 1000 < ${String(REDUCED_PER_MILLE)}`;
  const reduction = `CASE WHEN ${reduced} THEN s.principal * ${percent} // (100 - ${percent}) ELSE 0 END`;
  const collected = 'greatest(s.due_on + 1, s.paid_on - 10)';
  return [
    {
      columns: `${noticeId} AS assessment_id, ${noticeOf('s.tax')} AS document, ${OBLIGATION_COLUMNS}, ${periodSql('s.due_on')}, s.issued_on, ${DUE_ON},
        s.principal + ${reduction} AS principal, 0 AS penalty, 0 AS exemption, ${reduction} AS reduction, 0 AS cancelled`,
      from: `(SELECT * FROM ${sumByObligation(year, inParts)} paid WHERE ${isAssessed('tax')}) s`,
      by: null,
      sum: `s.principal + ${reduction}`,
    },
    {
      columns: `${collectionId} AS assessment_id, 'STPD' AS document, ${OBLIGATION_COLUMNS}, ${periodSql('s.due_on')}, ${collected} AS issued_on,
        ${collected} + ${String(NOTICE_DAYS)} AS due_on, 0 AS principal, s.penalty, 0 AS exemption, 0 AS reduction, 0 AS cancelled`,
      from: `(SELECT * FROM ${paymentsOf(year)} WHERE fixed IS NULL AND turn = 0 AND penalty > 0 AND (drawn >> 6) % 8 = 0) s`,
      by: null,
      sum: '0',
    },
  ];
}

/** Interest of a notice of underpayment, in permille. */
const UNDERPAID = '72';

/** Notices of debts that began in a year and fit a condition. Those that are cancelled later are marked. */
function unpaidNotices(year: number, when: string): GeneratedRows {
  const cancelled = "s.how = 'cancelled' AND s.exit_on IS NOT NULL";
  return {
    columns: `CASE WHEN s.audited THEN ${underpaymentId} ELSE ${noticeId} END AS assessment_id,
      CASE WHEN s.audited THEN 'SKPDKB' ELSE ${noticeOf('s.tax')} END AS document, ${OBLIGATION_COLUMNS}, ${periodSql('s.pay_due')},
      s.issued_on, ${DUE_ON}, s.principal, CASE WHEN s.audited THEN s.principal * ${UNDERPAID} // 1000 ELSE 0 END AS penalty,
      0 AS exemption, 0 AS reduction, CASE WHEN ${cancelled} THEN s.principal ELSE 0 END AS cancelled, CASE WHEN ${cancelled} THEN s.exit_on END AS cancelled_on`,
    from: `(SELECT * FROM ${freshDebtsOf(year)} WHERE (audited OR ${isAssessed('tax')}) AND ${when}) s`,
    by: 'object_key',
    sum: 's.principal',
  };
}

/** One due day for everybody, including exempt homes. */
const CAMPAIGNS = (Object.keys(OBLIGATION_RULES) as TaxCode[]).filter((tax) => OBLIGATION_RULES[tax]?.kind === 'campaign');

/** Exempt homes get a bill of zero too. `rate` is the year's part of the tax by the rules. */
function nilNotices(year: number, tax: TaxCode, rate: string): GeneratedRows {
  const [first, last] = [`DATE '${String(year)}-01-01'`, `DATE '${String(year)}-12-31'`];
  return {
    columns: `${noticeId} AS assessment_id, ${noticeOf('s.tax')} AS document, ${OBLIGATION_COLUMNS}, ${first} AS period_start, ${last} AS period_end,
      DATE '${NOTICE_DAY_BY_YEAR[year] ?? `${String(year)}-${USUAL_NOTICE_DAY}`}' AS issued_on, DATE '${String(year)}-${PBB_DUE}' AS due_on,
      s.principal, 0 AS penalty, s.principal AS exemption, 0 AS reduction, 0 AS cancelled`,
    from: `(
      SELECT *, ${String(year)} AS tax_year, CAST(NULL AS INTEGER) AS period, greatest(1000, CAST(round(${taxOwed('r')} * CAST('${rate}' AS DOUBLE) / 100) AS BIGINT) * 100) AS principal
      FROM ${REGISTER} r
      WHERE tax = ${String(taxNumber(tax))} AND opened_on < ${first} AND (closed_on IS NULL OR closed_on > ${last}) AND exempt
    ) s`,
    by: null,
    sum: 's.principal',
  };
}

/** Revenue of the year for each rupiah owed by the rules, by tax. Over the new payments as sampled and as posted. */
export async function campaignRates(connection: DuckDBConnection, year: number): Promise<ReadonlyMap<TaxCode, string>> {
  const rates = new Map<TaxCode, string>();
  for (const tax of CAMPAIGNS) {
    const own = `fixed IS NULL AND tax = ${String(taxNumber(tax))}`;
    const [row] = await query(
      connection,
      `SELECT CAST((SELECT CAST(sum(${PRINCIPAL}) AS DOUBLE) FROM ${paymentsOf(year)} WHERE ${own})
        / (SELECT CAST(sum(weight) AS DOUBLE) FROM sample_generated WHERE ${own}) AS VARCHAR)`,
    );
    const rate = row?.[0];
    if (typeof rate === 'string') rates.set(tax, rate);
  }
  return rates;
}

const lastDay = (year: number): string => `DATE '${String(year)}-12-31'`;

/** Notices that go out after the end of a year. */
const lateNotices = (year: number): GeneratedRows[] =>
  year < FIRST_DEBT_YEAR ? [] : [unpaidNotices(year, `issued_on > ${lastDay(year)}`)];

/** Notices that go out in a year: for its obligations, and for those of the year before if its debts are known. */
export const generateNotices = (year: number, inParts: boolean, rates: ReadonlyMap<TaxCode, string>): GeneratedRows[] => [
  ...paidNotices(year, inParts),
  unpaidNotices(year, `issued_on <= ${lastDay(year)}`),
  ...lateNotices(year - 1),
  ...[...rates].map(([tax, rate]) => nilNotices(year, tax, rate)),
];

/** Notices of debts from before the data. Only amounts that were still owed are known of those years. */
export const generateOldNotices = (year: number): GeneratedRows[] => [
  unpaidNotices(year, `issued_on <= ${lastDay(year)}`),
  ...lateNotices(year - 1),
];
