import { monthsSql, PLACE_COLUMNS } from './derivation.ts';
import { BY_ID, NAMELESS } from './obligation-rows.ts';
import { freshOf } from './obligations.ts';

/** Payments as relations: those that may name an obligation, and those that may name none. */
export interface Payments {
  readonly named: string;
  readonly nameless: string;
}

/** Temporary tables of a portion that are made of its payments. */
export const SUM_TABLES = ['paid_on_obligation', 'assessed_cell'];

/**
 * One row for each payment on an obligation; `paid` is principal, or the amount where the extract does not divide it. With `unmet`,
 * payments that name what is not among the obligations have rows without a `number`.
 */
export function paidSql({ named, nameless }: Payments, worked: string, unmet: boolean): string {
  const met = 'number, code, source_year, issued_on, due_on';
  const main = met.replaceAll(/\w+/g, (column) => `main.${column}`);
  return `WITH paying AS (
      SELECT coalesce(assessment_id, return_id) AS id, assessment_id IS NULL AS declared, posted_on, coalesce(paid_on, posted_on) AS paid_on,
        CAST(coalesce(principal, amount) AS BIGINT) AS paid, coalesce(transactions, 1) AS payments
      FROM ${named} WHERE NOT (${NAMELESS})
    ),
    met AS (
      SELECT ${met}, o.tax_year, posted_on, paid_on, paid, payments
      FROM paying p ${unmet ? 'LEFT ' : ''}JOIN (${BY_ID}) o ON o.id = p.id AND o.declared = p.declared
      UNION ALL
      SELECT ${main}, m.tax_year, posted_on, coalesce(paid_on, posted_on), CAST(coalesce(principal, amount) AS BIGINT), coalesce(transactions, 1)
      FROM ${nameless} p JOIN main_obligation m ON m.object_key = p.object_key AND m.tax_code = p.tax_code AND m.tax_year = p.tax_year
        AND coalesce(m.period, 0) = coalesce(p.period, 0)
      WHERE ${NAMELESS}
    )
    SELECT number, code, tax_year, source_year, posted_on, CAST(greatest(${monthsSql('issued_on', 'posted_on')}, 0) AS INTEGER) AS age_months, paid,
      CASE WHEN paid_on <= due_on THEN paid ELSE 0 END AS on_time, CASE WHEN year(paid_on) <= year(due_on) THEN paid ELSE 0 END AS year_end,
      payments, payments * (paid_on - issued_on) AS pay_days
    FROM met WHERE ${worked}${unmet ? ' OR number IS NULL' : ''}`;
}

/**
 * Each obligation with what was paid on it: in all, by its due date and by the end of that year, never more than is due
 * and never less than nothing. A reversal takes back the payment that was made on time.
 */
function settledSql(obligations: string, number: string, worked: string): string {
  const within = (amount: string) => `greatest(0, least(o.net_due, ${amount}))`;
  const upTo = (amount: string) => within(`least(coalesce(s.${amount}, 0), coalesce(s.paid, 0))`);
  const sums = ['paid', 'on_time', 'year_end', 'payments', 'pay_days'].map((name) => `CAST(sum(${name}) AS BIGINT) AS ${name}`).join(', ');
  const own = number === 'rowid' ? 'number >= 0' : 'number < 0';
  return `SELECT o.*, coalesce(s.payments, 0) AS payments, s.pay_days, ${within('coalesce(s.paid, 0)')} AS paid, ${upTo('on_time')} AS on_time,
      ${upTo('year_end')} AS year_end
    FROM (SELECT *, ${number} AS number FROM ${obligations} WHERE ${worked}) o
    LEFT JOIN (SELECT number, ${sums} FROM paid_on_obligation WHERE ${own} GROUP BY number) s ON s.number = o.number`;
}

type Figures = readonly (readonly [name: string, value: string])[];

/** Documents behind an obligation: more than one in a recap. */
const DOCUMENTS = 'coalesce(documents, 1)';
const one = (condition: string): string => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;
const documentsWhere = (condition: string): string => `CASE WHEN ${condition} THEN ${DOCUMENTS} ELSE 0 END`;
const told = (value: string): string => `CASE WHEN told THEN ${value} END`;
const same = (...names: readonly string[]): Figures => names.map((name) => [name, name]);

const ASSESSED: Figures = [
  ['issued', DOCUMENTS],
  ...same('gross', 'exemption', 'reduction', 'cancelled', 'net_due', 'penalty'),
  ['paid', told('paid')],
  ['settled', told(one('paid >= net_due'))],
  ['payments', told('payments')],
  ['pay_days', told('pay_days')],
  ...['exemption', 'reduction', 'cancelled', 'net_due', 'penalty'].map((name) => [`unknown_${name}`, one(`${name} IS NULL`)] as const),
  ['unknown_paid', one('NOT told OR net_due IS NULL')],
];

const FILED: Figures = [
  ['expected', DOCUMENTS],
  ['filed', documentsWhere('filed_on IS NOT NULL')],
  ['filed_on_time', documentsWhere('filed_on <= file_by')],
  ['filed_by_year_end', documentsWhere('year(filed_on) <= year(file_by)')],
  ['filed_online', documentsWhere("filed_on IS NOT NULL AND mode = 'online'")],
  ['unknown_filed_online', one('filed_on IS NOT NULL AND mode IS NULL')],
];

const PAYING: Figures = [
  ['obligations', DOCUMENTS],
  ['paid_on_time', told(one('on_time >= net_due'))],
  ['paid_in_full', told(one('paid >= net_due'))],
  ['paid_by_year_end', told(one('year_end >= net_due'))],
  ['due', 'net_due'],
  ['amount_on_time', told('on_time')],
  ['amount_paid', told('paid')],
  ['unknown_due', one('net_due IS NULL')],
  ['unknown_paid', one('NOT told OR net_due IS NULL')],
];

const sum = (value: string, sign = ''): string => `${sign}CAST(sum(${value}) AS BIGINT)`;
const list = (values: readonly string[]): string => values.join(', ');

// What is not known to be due is counted apart, what is known to be nothing is no obligation to pay.
const OWING_ASSESSMENT = 'due_on IS NOT NULL AND (net_due > 0 OR net_due IS NULL)';
const OWING_RETURN = 'due_on IS NOT NULL AND net_due > 0';

// One grouping for both tables: what is to be paid is asked by fewer of the columns by which assessments are grouped.
const assessedCellsSql = (worked: string): string => `CREATE TEMP TABLE assessed_cell AS
  WITH settled AS (${settledSql('assessed', 'rowid', worked)})
  SELECT issued_on, due_on, source_year, code, tax_year, ${list(ASSESSED.map(([name, value]) => `${sum(value)} AS ${name}`))},
    bool_or(owing) AS owing, ${list(PAYING.map(([name, value]) => `${sum(`CASE WHEN owing THEN ${value} END`)} AS to_pay_${name}`))}
  FROM (SELECT *, ${OWING_ASSESSMENT} AS owing FROM settled) settled GROUP BY issued_on, due_on, source_year, code, tax_year`;

const assessmentSumsSql = (sign: string): string => `INSERT INTO ${freshOf('assessment_sums')}
  SELECT issued_on, document, due_on, source_year, ${PLACE_COLUMNS}, tax_year, ${list(ASSESSED.map(([name]) => sign + name))}
  FROM assessed_cell a JOIN obligation_code c ON c.code = a.code`;

const collectionSumsSql = (sign: string): string => `INSERT INTO ${freshOf('collection_sums')}
  WITH collected AS (
    SELECT posted_on, source_year, code, tax_year, age_months, sum(paid) AS paid, sum(payments) AS payments
    FROM paid_on_obligation WHERE number >= 0 GROUP BY posted_on, source_year, code, tax_year, age_months
  )
  SELECT posted_on, document, source_year, tax_code, unit_code, tax_year, age_months, ${sum('paid', sign)}, ${sum('payments', sign)}
  FROM collected p JOIN obligation_code c ON c.code = p.code GROUP BY posted_on, document, source_year, tax_code, unit_code, tax_year, age_months`;

const filingSumsSql = (sign: string, worked: string): string => `INSERT INTO ${freshOf('filing_sums')}
  SELECT file_by, source_year, ${PLACE_COLUMNS}, tax_year, ${list(FILED.map(([, value]) => sum(value, sign)))}
  FROM declared WHERE ${worked} GROUP BY file_by, source_year, ${PLACE_COLUMNS}, tax_year`;

function payingSumsSql(sign: string, worked: string): string {
  const keys = `due_on, source_year, ${PLACE_COLUMNS}, tax_year`;
  return `INSERT INTO ${freshOf('paying_sums')}
    WITH settled AS (${settledSql('declared', '-1 - rowid', worked)}),
    owed AS (
      SELECT ${keys}, ${list(PAYING.map(([name]) => `to_pay_${name} AS ${name}`))} FROM assessed_cell a JOIN obligation_code c ON c.code = a.code WHERE owing
      UNION ALL SELECT ${keys}, ${list(PAYING.map(([, value]) => value))} FROM settled WHERE ${OWING_RETURN}
    )
    SELECT ${keys}, ${list(PAYING.map(([name]) => sum(name, sign)))} FROM owed GROUP BY ${keys}`;
}

/** Adds the sums of the obligations of a portion and of what was paid on them to the tables that take them, or takes them away. */
export function sumsSql(worked: string, away = false): readonly string[] {
  const sign = away ? '-' : '';
  return [
    assessedCellsSql(worked),
    assessmentSumsSql(sign),
    collectionSumsSql(sign),
    filingSumsSql(sign, worked),
    payingSumsSql(sign, worked),
    'DROP TABLE assessed_cell',
  ];
}
