import { bigints, countOf, PLACE, PLACE_COLUMNS, sumOf } from './derivation.ts';

const BY_YEAR = { source_year: 'BIGINT', ...PLACE, tax_year: 'INTEGER' } as const;

/** Sums over obligations and the payments on them; `source_year` is the year of the part in which the obligation lies. */
export const OBLIGATION_TABLES = {
  assessment_sums: {
    issued_on: 'DATE',
    document: 'VARCHAR',
    due_on: 'DATE',
    ...BY_YEAR,
    ...bigints('issued', 'gross', 'exemption', 'reduction', 'cancelled', 'net_due', 'penalty', 'paid', 'settled', 'payments', 'pay_days'),
    ...bigints('unknown_exemption', 'unknown_reduction', 'unknown_cancelled', 'unknown_net_due', 'unknown_penalty', 'unknown_paid'),
  },
  collection_sums: {
    posted_on: 'DATE',
    document: 'VARCHAR',
    source_year: 'BIGINT',
    tax_code: PLACE.tax_code,
    unit_code: PLACE.unit_code,
    tax_year: 'INTEGER',
    age_months: 'BIGINT',
    ...bigints('paid', 'payments'),
  },
  filing_sums: {
    due_on: 'DATE',
    ...BY_YEAR,
    ...bigints('expected', 'filed', 'filed_on_time', 'filed_by_year_end', 'filed_online', 'unknown_filed_online'),
  },
  paying_sums: {
    due_on: 'DATE',
    ...BY_YEAR,
    ...bigints('obligations', 'paid_on_time', 'paid_in_full', 'paid_by_year_end', 'due', 'amount_on_time', 'amount_paid'),
    ...bigints('unknown_due', 'unknown_paid'),
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type ObligationTable = keyof typeof OBLIGATION_TABLES;
export const OBLIGATION_TABLE_NAMES = Object.keys(OBLIGATION_TABLES) as readonly ObligationTable[];

/** An assessment that no day of cancellation goes with is not cancelled; every other deduction that is not given is unknown. */
const CANCELLED = 'CASE WHEN cancelled IS NULL AND cancelled_on IS NULL THEN 0 ELSE cancelled END';

/** Assessments as obligations. A payment that names none belongs to the return of its object and period, else to the first assessment. */
const assessedSql = (
  assessments: string,
): string => `SELECT 'assessment' AS source, assessment_id AS id, document, object_key, ${PLACE_COLUMNS}, tax_year, period, issued_on,
    due_on, principal AS gross, exemption, reduction, ${CANCELLED} AS cancelled, principal - exemption - reduction - ${CANCELLED} AS net_due, penalty,
    CAST(NULL AS DATE) AS file_by, CAST(NULL AS DATE) AS filed_on, CAST(NULL AS VARCHAR) AS mode,
    '1' || CAST(issued_on AS VARCHAR) || assessment_id AS rank, year(issued_on) AS source_year, documents
  FROM ${assessments}`;

/** A return and its corrections are one obligation: the first tells when it was filed, the last what is due. */
const declaredSql = (
  returns: string,
): string => `SELECT 'return' AS source, arg_min(return_id, correction) AS id, CAST(NULL AS VARCHAR) AS document, any_value(object_key) AS object_key, tax_code,
    arg_max(unit_code, correction) AS unit_code, arg_max(region_code, correction) AS region_code, tax_year, period, CAST(NULL AS DATE) AS issued_on,
    coalesce(arg_min(pay_due_on, correction), arg_min(due_on, correction)) AS due_on, CAST(NULL AS BIGINT) AS gross, CAST(NULL AS BIGINT) AS exemption,
    CAST(NULL AS BIGINT) AS reduction, CAST(NULL AS BIGINT) AS cancelled, arg_max(declared_tax, correction) AS net_due, CAST(NULL AS BIGINT) AS penalty,
    arg_min(due_on, correction) AS file_by, min(filed_on) AS filed_on, arg_min(mode, filed_on) AS mode,
    '0' || min(return_id) AS rank, year(period_end) AS source_year, any_value(documents) AS documents
  FROM ${returns}
  GROUP BY coalesce(CAST(object_key AS VARCHAR), return_id), tax_code, tax_year, period, year(period_end)`;

const KEY = ['tax_code', 'tax_year'].map((column) => [column, column] as const);
const same = (a: string, b: string, columns: readonly (readonly [string, string])[]): string =>
  [...columns.map(([of, and]) => `${a}.${of} = ${b}.${and}`), `coalesce(${a}.period, 0) = coalesce(${b}.period, 0)`].join(' AND ');
const OBJECT_KEY = [['object_key', 'object_key'] as const, ...KEY];

/** Relations of assessments and returns. */
export interface Duties {
  readonly assessments: string;
  readonly returns: string;
}

export const ALL_DUTIES: Duties = { assessments: 'next.assessments', returns: 'next.returns' };

/** The objects of the payments in `changed_payment`, and of the assessments and returns that these name. */
export const TOUCHED_OBJECTS_SQL = `CREATE TEMP TABLE touched_object AS SELECT object_key FROM (
  SELECT object_key FROM changed_payment
  UNION SELECT object_key FROM next.assessments WHERE assessment_id IN (SELECT assessment_id FROM changed_payment)
  UNION SELECT object_key FROM next.returns WHERE return_id IN (SELECT return_id FROM changed_payment)) named WHERE object_key IS NOT NULL`;

// All that an object owes is taken together: which obligation a payment without a number belongs to depends on the object's others.
/** Everything that these objects owe, and what is owed without an object and was paid by its number. */
export const TOUCHED_DUTIES: Duties = {
  assessments: `(SELECT * FROM next.assessments WHERE object_key IN (SELECT object_key FROM touched_object)
    OR (object_key IS NULL AND assessment_id IN (SELECT assessment_id FROM changed_payment)))`,
  returns: `(SELECT * FROM next.returns WHERE object_key IN (SELECT object_key FROM touched_object)
    OR (object_key IS NULL AND return_id IN (SELECT return_id FROM changed_payment)))`,
};

/**
 * Obligations, to which of them a return belongs, and to which of those that share object, tax and period a payment that names none:
 * that is told for the objects of such payments in the relations `payments`.
 */
export const obligationsSql = ({ assessments, returns }: Duties, payments: readonly string[]): readonly string[] => [
  `CREATE TEMP TABLE obligation AS SELECT row_number() OVER () AS obligation, * FROM (${assessedSql(assessments)} UNION ALL ${declaredSql(returns)}) all_of_them`,
  `CREATE TEMP TABLE obligation_of_return AS SELECT r.return_id, o.obligation FROM ${returns} r
    JOIN obligation o ON o.source = 'return' AND ${same('o', 'r', KEY)} AND o.source_year = year(r.period_end)
      AND coalesce(CAST(o.object_key AS VARCHAR), o.id) = coalesce(CAST(r.object_key AS VARCHAR), r.return_id)`,
  `CREATE TEMP TABLE main_obligation AS SELECT object_key, tax_code, tax_year, period, arg_min(obligation, rank) AS obligation
    FROM obligation WHERE object_key IN (${payments
      .map((relation) => `SELECT object_key FROM ${relation} WHERE assessment_id IS NULL AND return_id IS NULL`)
      .join(' UNION ')}) GROUP BY object_key, tax_code, tax_year, period`,
];

/** Keeps the obligations of some years: only what a load touches is worked out anew. */
export const onlyYearsSql = (years: string): readonly string[] => [
  `DELETE FROM obligation WHERE source_year NOT IN (${years})`,
  ...['obligation_of_return', 'main_obligation'].map(
    (table) => `DELETE FROM ${table} WHERE obligation NOT IN (SELECT obligation FROM obligation)`,
  ),
];

/** One row for each payment of `payments` on an obligation; `paid` is principal, or the amount where the extract does not divide it. */
export function paymentsOnObligationsSql(payments: string): string {
  const columns = `CAST(coalesce(p.principal, p.amount) AS BIGINT) AS paid, coalesce(p.paid_on, p.posted_on) AS paid_on, p.posted_on, coalesce(p.transactions, 1) AS payments`;
  return `SELECT o.obligation, ${columns} FROM ${payments} p JOIN obligation o ON o.source = 'assessment' AND o.id = p.assessment_id
    UNION ALL SELECT r.obligation, ${columns} FROM ${payments} p JOIN obligation_of_return r ON r.return_id = p.return_id WHERE p.assessment_id IS NULL
    UNION ALL SELECT m.obligation, ${columns} FROM ${payments} p JOIN main_obligation m ON ${same('m', 'p', OBJECT_KEY)}
      WHERE p.assessment_id IS NULL AND p.return_id IS NULL`;
}

/** Of which taxes payments name objects or obligations, so that what was paid on an obligation is known. */
export const toldSql = (target: string, schema: string): string => `CREATE TEMP TABLE ${target} AS
  WITH by_object AS (SELECT tax_code, count(amount_on_object) > 0 AS told FROM ${schema}.agg_month_unit GROUP BY tax_code),
  by_number AS (
    SELECT DISTINCT tax_code FROM ${schema}.payments
    WHERE tax_code IN (SELECT tax_code FROM by_object WHERE NOT told) AND (assessment_id IS NOT NULL OR return_id IS NOT NULL)
  )
  SELECT tax_code, CASE WHEN told OR tax_code IN (SELECT tax_code FROM by_number) THEN 1 ELSE 0 END AS told FROM by_object`;

/** Temporary tables of obligations as they stand, and of the payments on them. */
export interface Standing {
  readonly settled: string;
  readonly paid: string;
}

export const NOW: Standing = { settled: 'settled', paid: 'paid_on_obligation' };
export const BEFORE: Standing = { settled: 'settled_before', paid: 'paid_before' };

/**
 * Each obligation with what was paid on it: in all, by its due date and by the end of that year, never more than is due
 * and never less than nothing. A reversal takes back the payment that was made on time. Unknown where the payments of its tax name
 * neither object nor obligation, and of recaps, whose documents no payment names.
 */
export function settledSql({ settled, paid }: Standing): string {
  const within = (amount: string) => `greatest(0, least(net_due, ${amount}))`;
  const upTo = (condition: string) => `least(coalesce(sum(CASE WHEN ${condition} THEN s.paid END), 0), coalesce(sum(s.paid), 0))`;
  const yearEnd = 's.paid_on <= make_date(year(o.due_on), 12, 31)';
  return `CREATE TEMP TABLE ${settled} AS
    WITH added AS (
      SELECT o.obligation, coalesce(sum(s.paid), 0) AS paid, ${upTo('s.paid_on <= o.due_on')} AS on_time, ${upTo(yearEnd)} AS year_end,
        coalesce(sum(s.payments), 0) AS payments, sum(s.payments * date_diff('day', o.issued_on, s.paid_on)) AS pay_days
      FROM obligation o LEFT JOIN ${paid} s ON s.obligation = o.obligation
      GROUP BY o.obligation
    )
    SELECT o.* EXCLUDE (id, object_key, period, rank), a.payments, a.pay_days, o.documents IS NULL AND coalesce(t.told, CASE WHEN (SELECT count(*) FROM told) > 0 THEN 1 ELSE 0 END) = 1 AS told,
      ${within('a.paid')} AS paid, ${within('a.on_time')} AS on_time, ${within('a.year_end')} AS year_end
    FROM added a JOIN obligation o ON o.obligation = a.obligation LEFT JOIN told t ON t.tax_code = o.tax_code`;
}

const SOURCES: Readonly<Record<ObligationTable, (of: Standing) => string>> = {
  assessment_sums: ({ settled }) => `${settled} WHERE source = 'assessment'`,
  collection_sums: ({ settled, paid }) => `${paid} s JOIN ${settled} o ON o.obligation = s.obligation AND o.source = 'assessment'`,
  filing_sums: ({ settled }) => `${settled} WHERE source = 'return'`,
  // What is not known to be due is counted apart, what is known to be nothing is no obligation to pay.
  paying_sums: ({ settled }) => `${settled} WHERE due_on IS NOT NULL AND (net_due > 0 OR (net_due IS NULL AND source = 'assessment'))`,
};

/** Documents behind an obligation: more than one in a recap. */
const DOCUMENTS = 'coalesce(documents, 1)';
const documentsWhere = (condition: string, name: string): string => sumOf(`CASE WHEN ${condition} THEN ${DOCUMENTS} ELSE 0 END`, name);

const told = (expression: string): string => `CASE WHEN told THEN ${expression} END`;

const SUMS: Readonly<Record<ObligationTable, readonly string[]>> = {
  assessment_sums: [
    sumOf(DOCUMENTS, 'issued'),
    ...['gross', 'exemption', 'reduction', 'cancelled', 'net_due', 'penalty'].map((name) => sumOf(name, name)),
    sumOf(told('paid'), 'paid'),
    sumOf(told('CASE WHEN paid >= net_due THEN 1 ELSE 0 END'), 'settled'),
    sumOf(told('payments'), 'payments'),
    sumOf(told('pay_days'), 'pay_days'),
    ...['exemption', 'reduction', 'cancelled', 'net_due', 'penalty'].map((name) => countOf(`${name} IS NULL`, `unknown_${name}`)),
    countOf('NOT told OR net_due IS NULL', 'unknown_paid'),
  ],
  collection_sums: [sumOf('s.paid', 'paid'), sumOf('s.payments', 'payments')],
  filing_sums: [
    sumOf(DOCUMENTS, 'expected'),
    documentsWhere('filed_on IS NOT NULL', 'filed'),
    documentsWhere('filed_on <= file_by', 'filed_on_time'),
    documentsWhere('filed_on <= make_date(year(file_by), 12, 31)', 'filed_by_year_end'),
    documentsWhere("filed_on IS NOT NULL AND mode = 'online'", 'filed_online'),
    countOf('filed_on IS NOT NULL AND mode IS NULL', 'unknown_filed_online'),
  ],
  paying_sums: [
    sumOf(DOCUMENTS, 'obligations'),
    sumOf(told('CASE WHEN on_time >= net_due THEN 1 ELSE 0 END'), 'paid_on_time'),
    sumOf(told('CASE WHEN paid >= net_due THEN 1 ELSE 0 END'), 'paid_in_full'),
    sumOf(told('CASE WHEN year_end >= net_due THEN 1 ELSE 0 END'), 'paid_by_year_end'),
    sumOf('net_due', 'due'),
    sumOf(told('on_time'), 'amount_on_time'),
    sumOf(told('paid'), 'amount_paid'),
    countOf('net_due IS NULL', 'unknown_due'),
    countOf('NOT told OR net_due IS NULL', 'unknown_paid'),
  ],
};

const BY = ['source_year', ...Object.keys(PLACE), 'tax_year'];

/** What a table is grouped by: the name of each column, and its expression where that is another. */
const GROUPS: Readonly<Record<ObligationTable, readonly (readonly [name: string, expression: string])[]>> = {
  assessment_sums: ['issued_on', 'document', 'due_on', ...BY].map((name) => [name, name] as const),
  collection_sums: [
    ['posted_on', 's.posted_on'],
    // By day, as a period may begin and end with any; not by region, of which nothing is asked.
    ...['document', ...BY.filter((name) => name !== 'region_code')].map((name) => [name, `o.${name}`] as const),
    ['age_months', "greatest(date_sub('month', o.issued_on, s.posted_on), 0)"],
  ],
  filing_sums: [['due_on', 'file_by'], ...BY.map((name) => [name, name] as const)],
  paying_sums: ['due_on', ...BY].map((name) => [name, name] as const),
};

function sumsSql(name: ObligationTable, of: Standing): string {
  const groups = GROUPS[name];
  const selected = [...groups.map(([column, expression]) => `${expression} AS ${column}`), ...SUMS[name]].join(', ');
  return `(SELECT ${selected} FROM ${SOURCES[name](of)} GROUP BY ${groups.map(([, expression]) => expression).join(', ')})`;
}

const columnsOf = (name: ObligationTable) => {
  const columns = Object.keys(OBLIGATION_TABLES[name]);
  const { length } = GROUPS[name];
  return { columns: columns.join(', '), keys: columns.slice(0, length).join(', '), figures: columns.slice(length) };
};

/** The statement that fills a table: what is kept of the one before, and the sums of the years that were worked out anew. */
export function obligationTableSql(name: ObligationTable, target: string, kept: string | null): string {
  const { columns, keys } = columnsOf(name);
  const all = [`SELECT ${columns} FROM ${sumsSql(name, NOW)} fresh`, ...(kept === null ? [] : [`SELECT ${columns} FROM ${kept}`])];
  return `CREATE TABLE ${target} AS SELECT * FROM (${all.join(' UNION ALL ')}) every_year ORDER BY ${keys}`;
}

// Payments are only added here, so a figure that is known of one obligation stays known, and no row is left without an obligation.
/** The statement that takes the touched obligations as they stood away from a table, and adds them as they stand now. */
export function obligationsAddedSql(name: ObligationTable, target: string, served: string): string {
  const { columns, keys, figures } = columnsOf(name);
  const before = figures.map((figure) => `-${figure} AS ${figure}`).join(', ');
  return `CREATE TABLE ${target} AS SELECT ${keys}, ${figures.map((figure) => sumOf(figure, figure)).join(', ')}
    FROM (SELECT ${columns} FROM ${served}
      UNION ALL SELECT ${columns} FROM ${sumsSql(name, NOW)} now
      UNION ALL SELECT ${keys}, ${before} FROM ${sumsSql(name, BEFORE)} before) changed
    GROUP BY ${keys} ORDER BY ${keys}`;
}
