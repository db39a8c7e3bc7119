import { monthsSql, PLACE_COLUMNS } from '../sql.ts';
import { ASSESSED, BY_ID, MET, NAMELESS } from './obligation-rows.ts';
import { freshOf } from './obligation-tables.ts';

/** Relations of payments: those that may name an obligation, and those that may not. */
export interface PaymentRelations {
  readonly named: string;
  readonly nameless: string;
}

/** Temporary tables of a portion made from its payments. */
export const SUM_TABLES = ['shared_assessment', 'paid_on_obligation', 'assessed_cell'];

// Nearly all assessments have one payment: grouping all takes longest. Sorted hashes find ids that may repeat, and only those are
// grouped.
/** Hashes of assessment ids with several payments; an id may share its hash with one of these. */
export const sharedSql = (named: string): string => `CREATE TEMP TABLE shared_assessment AS
  SELECT hashed FROM (
    SELECT hashed, lag(hashed) OVER (ORDER BY hashed) AS hashed_before
    FROM (SELECT hash(assessment_id) AS hashed FROM ${named} WHERE assessment_id IS NOT NULL) hashes
  ) pairs WHERE hashed = hashed_before
  UNION SELECT hash(main.id) FROM main_obligation WHERE main.number = 0`;

/** Treats all assessments as shared, if payments are added later. */
export const ALL_SHARED = 'true';
const MAY_BE_SHARED = 'hash(id) IN (SELECT hashed FROM shared_assessment)';

/** How payments are matched with obligations. */
export interface PaymentMatching {
  /** A condition on obligations: only these are computed. */
  readonly matched: string;
  /** True if payments that name missing obligations get rows without a `number`. */
  readonly keepsUnmatched?: boolean;
  /** Condition on `id` for assessments that several payments may settle; by default the table of `sharedSql`. */
  readonly shared?: string;
}

/**
 * One row by payment on an obligation; `paid` is principal, or the amount if the extract does not divide it.
 * `shared` is the id of an assessment that may have other payments.
 */
export function paidSql(
  { named, nameless }: PaymentRelations,
  { matched, keepsUnmatched = false, shared = MAY_BE_SHARED }: PaymentMatching,
): string {
  const met = MET.join(', ');
  const main = MET.map((column) => `main.${column}`).join(', ');
  return `WITH paying AS (
      SELECT coalesce(assessment_id, return_id) AS id, assessment_id IS NULL AS declared, posted_on, coalesce(paid_on, posted_on) AS paid_on,
        CAST(coalesce(principal, amount) AS BIGINT) AS paid, coalesce(transactions, 1) AS payments
      FROM ${named} WHERE NOT (${NAMELESS})
    ),
    met AS (
      SELECT p.id, ${met}, o.tax_year, posted_on, paid_on, paid, payments
      FROM paying p ${keepsUnmatched ? 'LEFT ' : ''}JOIN (${BY_ID}) o ON o.id = p.id AND o.declared = p.declared
      UNION ALL
      SELECT main.id, ${main}, m.tax_year, posted_on, coalesce(paid_on, posted_on), CAST(coalesce(principal, amount) AS BIGINT), coalesce(transactions, 1)
      FROM ${nameless} p JOIN main_obligation m ON m.object_key = p.object_key AND m.tax_code = p.tax_code AND m.tax_year = p.tax_year
        AND coalesce(m.period, 0) = coalesce(p.period, 0)
      WHERE ${NAMELESS}
    )
    SELECT ${met}, tax_year, CASE WHEN number = 0 AND ${shared} THEN id END AS shared, posted_on, paid_on, paid, payments
    FROM met WHERE ${matched}${keepsUnmatched ? ' OR number IS NULL' : ''}`;
}

const PAID_SUMS = ['paid', 'on_time', 'year_end', 'payments', 'pay_days'] as const;
const PAID_SUMS_SQL = PAID_SUMS.map((name) => `CAST(sum(${name}) AS BIGINT) AS ${name}`).join(', ');

/** Payments on obligations: the parts in time and by the end of the year, and the days they took. */
const timedPaymentsSql = (
  columns: string,
  own: string,
): string => `SELECT ${columns}, paid, CASE WHEN paid_on <= due_on THEN paid ELSE 0 END AS on_time,
      CASE WHEN year(paid_on) <= year(due_on) THEN paid ELSE 0 END AS year_end, payments, payments * (paid_on - issued_on) AS pay_days
    FROM paid_on_obligation WHERE ${own}`;

/** Limits an amount to 0 and the amount due. */
const limitToDue = (amount: string): string => `greatest(0, least(net_due, ${amount}))`;
/** Counted part of the sums `s`. A reversal takes back the payment that was on time. */
const COUNTED_SQL = `${limitToDue('coalesce(s.paid, 0)')} AS paid, ${['on_time', 'year_end']
  .map((amount) => `${limitToDue(`least(coalesce(s.${amount}, 0), coalesce(s.paid, 0))`)} AS ${amount}`)
  .join(', ')}`;

/** One row by return and by assessment of `worked`, with its payments. */
export const owedSql = (condition: string): string => `
  SELECT 0 AS number, a.id AS shared, a.object_key, a.tax_code, c.unit_code, c.region_code, a.due_on, a.net_due, a.paid_known, a.documents,
    CAST(NULL AS DATE) AS file_by, CAST(NULL AS DATE) AS filed_on, ${OWING_ASSESSMENT} AS owing
  FROM ${ASSESSED} a JOIN obligation_code c ON c.code = a.code WHERE ${condition}
  UNION ALL SELECT -1 - rowid, NULL, object_key, tax_code, unit_code, region_code, due_on, net_due, paid_known, documents, file_by, filed_on, ${OWING_RETURN}
  FROM declared`;

/** These rows with their payments, all treated as shared. */
export const settledSql = (condition: string): string => `WITH settling AS (
    SELECT number, shared, ${PAID_SUMS_SQL} FROM (${timedPaymentsSql('number, shared', 'true')}) payments_on GROUP BY number, shared
  ),
  owed AS (${owedSql(condition)})
  SELECT o.* EXCLUDE (number, shared), ${COUNTED_SQL} FROM owed o
  LEFT JOIN settling s ON s.number = o.number AND s.shared IS NOT DISTINCT FROM o.shared`;

type Figures = readonly (readonly [name: string, value: string])[];

/** Documents of an obligation: more than one in a recap. */
const DOCUMENTS = 'coalesce(documents, 1)';
const oneIf = (condition: string): string => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;
const documentsWhere = (condition: string): string => `CASE WHEN ${condition} THEN ${DOCUMENTS} ELSE 0 END`;
const whereKnown = (value: string): string => `CASE WHEN paid_known THEN ${value} END`;
const sameNames = (...names: readonly string[]): Figures => names.map((name) => [name, name]);

/** Figures of assessments without payments. */
const UNPAID: Figures = [
  ['issued', DOCUMENTS],
  ...sameNames('gross', 'exemption', 'reduction', 'cancelled', 'net_due', 'penalty'),
  ['paid', whereKnown('0')],
  ['settled', whereKnown(oneIf('net_due <= 0'))],
  ['payments', whereKnown('0')],
  ['pay_days', 'CAST(NULL AS BIGINT)'],
  ...['exemption', 'reduction', 'cancelled', 'net_due', 'penalty'].map((name) => [`unknown_${name}`, oneIf(`${name} IS NULL`)] as const),
  ['unknown_paid', oneIf('NOT paid_known OR net_due IS NULL')],
];
/** Changes of these figures by a payment. */
const PAID: Figures = [
  ['paid', whereKnown('paid')],
  ['settled', whereKnown(`${oneIf('paid >= net_due')} - ${oneIf('net_due <= 0')}`)],
  ['payments', whereKnown('payments')],
  ['pay_days', whereKnown('pay_days')],
];

const FILED: Figures = [
  ['expected', DOCUMENTS],
  ['filed', documentsWhere('filed_on IS NOT NULL')],
  ['filed_on_time', documentsWhere('filed_on <= file_by')],
  ['filed_by_year_end', documentsWhere('year(filed_on) <= year(file_by)')],
  ['filed_online', documentsWhere("filed_on IS NOT NULL AND mode = 'online'")],
  ['unknown_filed_online', oneIf('filed_on IS NOT NULL AND mode IS NULL')],
];

/** Figures that depend on payments; 0 without payments if something is due. */
const IN_TIME: Figures = [
  ['paid_on_time', whereKnown(oneIf('on_time >= net_due'))],
  ['paid_in_full', whereKnown(oneIf('paid >= net_due'))],
  ['paid_by_year_end', whereKnown(oneIf('year_end >= net_due'))],
  ['amount_on_time', whereKnown('on_time')],
  ['amount_paid', whereKnown('paid')],
];
const PAYING: Figures = [
  ['obligations', DOCUMENTS],
  ...IN_TIME.slice(0, 3),
  ['due', 'net_due'],
  ...IN_TIME.slice(3),
  ['unknown_due', oneIf('net_due IS NULL')],
  ['unknown_paid', oneIf('NOT paid_known OR net_due IS NULL')],
];
/** Figures of assessments to pay without payments. */
const TO_PAY = PAYING.map(([name, value]) => [name, IN_TIME.some(([paid]) => paid === name) ? whereKnown('0') : value] as const);

const sumSql = (value: string, sign = ''): string => `${sign}CAST(sum(${value}) AS BIGINT)`;
const joinColumns = (values: readonly string[]): string => values.join(', ');

// An unknown amount due is counted separately; a known 0 is no obligation to pay.
const OWING_ASSESSMENT = 'due_on IS NOT NULL AND (net_due > 0 OR net_due IS NULL)';
const OWING_RETURN = 'due_on IS NOT NULL AND net_due > 0';

const CELL = 'issued_on, due_on, source_year, code, tax_year';
const toPay = (figures: Figures): Figures => figures.map(([name, value]) => [`to_pay_${name}`, value]);

/** Each assessment with its payments; most have one. */
const paidAssessmentsSql = `SELECT * EXCLUDE (${PAID_SUMS.join(', ')}), payments, pay_days, ${COUNTED_SQL} FROM (
      ${timedPaymentsSql(`${CELL}, net_due, paid_known`, 'number = 0 AND shared IS NULL')}
      UNION ALL
      SELECT ${CELL}, net_due, paid_known, ${PAID_SUMS_SQL} FROM (${timedPaymentsSql(`shared, ${CELL}, net_due, paid_known`, 'number = 0 AND shared IS NOT NULL')}) several
      GROUP BY shared, ${CELL}, net_due, paid_known
    ) s`;

// One grouping serves both tables.
// Payments are added to what all assessments would be without them, so that none is looked up.
function assessedCellsSql(condition: string): string {
  const summedUp = (figures: Figures) => figures.map(([name, value]) => `${sumSql(value)} AS ${name}`);
  const owing = (figures: Figures) => summedUp(toPay(figures).map(([name, value]) => [name, `CASE WHEN owing THEN ${value} END`]));
  const cells = (from: string, assessed: Figures, paying: Figures) =>
    `SELECT ${CELL}, bool_or(owing) AS owing, ${joinColumns([...summedUp(assessed), ...owing(paying)])}
      FROM (SELECT *, ${OWING_ASSESSMENT} AS owing FROM ${from}) rows_of_cell GROUP BY ${CELL}`;
  return `CREATE TEMP TABLE assessed_cell AS
  WITH unpaid AS (${cells(`${ASSESSED} WHERE ${condition}`, UNPAID, TO_PAY)}),
  paid AS (${cells(`(${paidAssessmentsSql}) paid_assessment`, PAID, IN_TIME)})
  SELECT ${CELL}, bool_or(owing) AS owing, ${joinColumns(summedUp([...UNPAID, ...toPay(PAYING)].map(([name]) => [name, name])))}
  FROM (SELECT * FROM unpaid UNION ALL BY NAME SELECT * FROM paid) cells GROUP BY ${CELL}`;
}

const assessmentSumsSql = (sign: string): string => `INSERT INTO ${freshOf('assessment_sums')}
  SELECT issued_on, document, due_on, source_year, ${PLACE_COLUMNS}, tax_year, ${joinColumns(UNPAID.map(([name]) => sign + name))}
  FROM assessed_cell a JOIN obligation_code c ON c.code = a.code`;

const collectionSumsSql = (sign: string): string => `INSERT INTO ${freshOf('collection_sums')}
  WITH collected AS (
    SELECT posted_on, source_year, code, tax_year, CAST(greatest(${monthsSql('issued_on', 'posted_on')}, 0) AS INTEGER) AS age_months,
      sum(paid) AS paid, sum(payments) AS payments
    FROM paid_on_obligation WHERE number = 0 GROUP BY posted_on, source_year, code, tax_year, age_months
  )
  SELECT posted_on, document, source_year, tax_code, unit_code, tax_year, age_months, ${sumSql('paid', sign)}, ${sumSql('payments', sign)}
  FROM collected p JOIN obligation_code c ON c.code = p.code GROUP BY posted_on, document, source_year, tax_code, unit_code, tax_year, age_months`;

const filingSumsSql = (sign: string, condition: string): string => `INSERT INTO ${freshOf('filing_sums')}
  SELECT file_by, source_year, ${PLACE_COLUMNS}, tax_year, ${joinColumns(FILED.map(([, value]) => sumSql(value, sign)))}
  FROM declared WHERE ${condition} GROUP BY file_by, source_year, ${PLACE_COLUMNS}, tax_year`;

function payingSumsSql(sign: string, condition: string): string {
  const keys = `due_on, source_year, ${PLACE_COLUMNS}, tax_year`;
  return `INSERT INTO ${freshOf('paying_sums')}
    WITH settled AS (
      SELECT o.*, ${COUNTED_SQL} FROM (SELECT *, -1 - rowid AS number FROM declared WHERE ${condition}) o
      LEFT JOIN (SELECT number, ${PAID_SUMS_SQL} FROM (${timedPaymentsSql('number', 'number < 0')}) declared_payment GROUP BY number) s ON s.number = o.number
    ),
    owed AS (
      SELECT ${keys}, ${joinColumns(PAYING.map(([name]) => `to_pay_${name} AS ${name}`))} FROM assessed_cell a JOIN obligation_code c ON c.code = a.code WHERE owing
      UNION ALL SELECT ${keys}, ${joinColumns(PAYING.map(([, value]) => value))} FROM settled WHERE ${OWING_RETURN}
    )
    SELECT ${keys}, ${joinColumns(PAYING.map(([name]) => sumSql(name, sign)))} FROM owed GROUP BY ${keys}`;
}

/** Adds the sums of a portion's obligations and payments to the tables, or subtracts them. */
export function sumsSql(condition: string, isSubtracted = false): readonly string[] {
  const sign = isSubtracted ? '-' : '';
  return [
    assessedCellsSql(condition),
    assessmentSumsSql(sign),
    collectionSumsSql(sign),
    filingSumsSql(sign, condition),
    payingSumsSql(sign, condition),
    'DROP TABLE assessed_cell',
  ];
}
