/** Relations of assessments and returns. */
export interface ObligationRelations {
  readonly assessments: string;
  readonly returns: string;
}

export const ALL_OBLIGATIONS: ObligationRelations = { assessments: 'next.assessments', returns: 'next.returns' };

/** Columns of payments that matching with obligations needs. */
export const PAYMENT_COLUMNS =
  'object_key, tax_code, tax_year, period, assessment_id, return_id, principal, amount, paid_on, posted_on, transactions';
/** Columns of assessments and returns that obligations need. */
export const OBLIGATION_COLUMNS: ObligationRelations = {
  assessments: `assessment_id, document, object_key, tax_code, unit_code, region_code, tax_year, period, issued_on, due_on, principal, penalty,
    exemption, reduction, cancelled, cancelled_on, documents`,
  returns: `return_id, object_key, tax_code, unit_code, region_code, tax_year, period, period_end, due_on, pay_due_on, filed_on, mode, correction,
    declared_tax, documents`,
};
export const NAMELESS = 'assessment_id IS NULL AND return_id IS NULL';

/** Temporary tables for all portions, and those of one portion. */
export const LOAD_TABLES = ['payments_known', 'payments_known_before', 'obligation_code', 'changed_payment', 'touched_object'];
export const PORTION_TABLES = ['declared', 'repeated_return', 'main_obligation'];
/** The temporary view of a portion. */
export const ASSESSED = 'assessed';

/** Taxes whose payments name objects or obligations, so that payments on an obligation are known. */
export const paymentsKnownSql = (target: string, schema: string): string => `CREATE TEMP TABLE ${target} AS
  WITH by_object AS (SELECT tax_code, count(amount_on_object) > 0 AS paid_known FROM ${schema}.agg_month_unit GROUP BY tax_code),
  by_number AS (
    SELECT DISTINCT tax_code FROM ${schema}.payments
    WHERE tax_code IN (SELECT tax_code FROM by_object WHERE NOT paid_known) AND (assessment_id IS NOT NULL OR return_id IS NOT NULL)
  )
  SELECT tax_code, CASE WHEN paid_known OR tax_code IN (SELECT tax_code FROM by_number) THEN 1 ELSE 0 END AS paid_known FROM by_object`;

/** The same from the table `before` and added payments. */
export const paymentsKnownAddedSql = (target: string, before: string, payments: string): string => `CREATE TEMP TABLE ${target} AS
  SELECT tax_code, max(paid_known) AS paid_known FROM (
    SELECT tax_code, paid_known FROM ${before}
    UNION ALL SELECT tax_code, CASE WHEN object_key IS NOT NULL OR (tax_code IS NOT NULL AND NOT (${NAMELESS})) THEN 1 ELSE 0 END FROM ${payments}
  ) added GROUP BY tax_code`;

/** For a row joined to `payments_known` as `t`: a tax without payments is known if others are. */
const PAID_KNOWN = 'coalesce(t.paid_known, CASE WHEN (SELECT count(*) FROM payments_known) > 0 THEN 1 ELSE 0 END) = 1';

// Grouping by one number instead of four texts takes a third of the time and half of the memory.
/** Numbers the combinations of codes of assessments; the sums have each of them in fewer rows. */
export const obligationCodesSql = (schema: string): string => `CREATE TEMP TABLE obligation_code AS
  SELECT CAST(row_number() OVER (ORDER BY c.document, c.tax_code, c.unit_code, c.region_code) AS INTEGER) AS code, c.*, ${PAID_KNOWN} AS paid_known
  FROM (SELECT DISTINCT document, tax_code, unit_code, region_code FROM ${schema}.due_bands) c LEFT JOIN payments_known t ON t.tax_code = c.tax_code`;

/** An assessment without a day of cancellation is not cancelled; other missing deductions are unknown. */
const CANCELLED = 'CASE WHEN a.cancelled IS NULL AND a.cancelled_on IS NULL THEN 0 ELSE a.cancelled END';

// A view, as writing it down takes longer than reading its few columns again.
/** Assessments as obligations. No payment names the documents of a recap, so their payments are unknown. */
const assessedSql = (assessments: string): string => `CREATE OR REPLACE TEMP VIEW ${ASSESSED} AS
  SELECT a.assessment_id AS id, a.object_key, c.code, c.tax_code, a.tax_year, a.period, CAST(year(a.issued_on) AS SMALLINT) AS source_year, a.issued_on, a.due_on,
    a.principal AS gross, a.exemption, a.reduction, ${CANCELLED} AS cancelled, a.principal - a.exemption - a.reduction - ${CANCELLED} AS net_due,
    a.penalty, a.documents, a.documents IS NULL AND c.paid_known AS paid_known
  FROM ${assessments} a JOIN obligation_code c ON c.document = a.document AND c.tax_code = a.tax_code
    AND c.unit_code IS NOT DISTINCT FROM a.unit_code AND c.region_code IS NOT DISTINCT FROM a.region_code`;

const OF_RETURN = 'object_key, tax_code, tax_year, period, source_year';
const SAME_RETURN = `g.object_key = r.object_key AND g.tax_code = r.tax_code AND g.tax_year = r.tax_year AND g.period IS NOT DISTINCT FROM r.period
  AND g.source_year = r.source_year`;

// Few returns are corrected, so only those are grouped; a return without an object stands alone.
const repeatedReturnsSql = (returns: string): string => `CREATE TEMP TABLE repeated_return AS
  SELECT object_key, tax_code, tax_year, period, CAST(year(period_end) AS SMALLINT) AS source_year
  FROM ${returns} WHERE object_key IS NOT NULL GROUP BY ALL HAVING count(*) > 1`;

/** A return and its corrections (`ids`) are one obligation: the first gives the filing day, the last the amount due. */
const declaredSql = (returns: string): string => `CREATE TEMP TABLE declared AS
  WITH returned AS (SELECT *, CAST(year(period_end) AS SMALLINT) AS source_year FROM ${returns}),
  found AS (
    SELECT return_id AS id, CAST(NULL AS VARCHAR[]) AS ids, ${OF_RETURN}, unit_code, region_code, coalesce(pay_due_on, due_on) AS due_on,
      declared_tax AS net_due, due_on AS file_by, filed_on, CASE WHEN filed_on IS NOT NULL THEN mode END AS mode, documents
    FROM returned r ANTI JOIN repeated_return g ON ${SAME_RETURN}
    UNION ALL
    SELECT min(return_id), list(return_id), ${OF_RETURN}, arg_max(unit_code, correction), arg_max(region_code, correction),
      coalesce(arg_min(pay_due_on, correction), arg_min(due_on, correction)), arg_max(declared_tax, correction), arg_min(due_on, correction),
      min(filed_on), arg_min(mode, filed_on), any_value(documents)
    FROM returned r SEMI JOIN repeated_return g ON ${SAME_RETURN} GROUP BY ${OF_RETURN}
  )
  SELECT f.*, f.documents IS NULL AND ${PAID_KNOWN} AS paid_known FROM found f LEFT JOIN payments_known t ON t.tax_code = f.tax_code`;

/** Columns of an obligation that payments are compared with. */
export const MET = ['number', 'code', 'source_year', 'issued_on', 'due_on', 'net_due', 'paid_known'] as const;
const OF_ASSESSMENT = '0 AS number, code, tax_year, source_year, issued_on, due_on, net_due, paid_known';
const OF_DECLARED =
  '-1 - rowid AS number, CAST(NULL AS INTEGER) AS code, tax_year, source_year, CAST(NULL AS DATE) AS issued_on, due_on, net_due, paid_known';

/** Obligations by the ids that payments name; `number` is 0, or negative for a declared one. */
export const BY_ID = `SELECT false AS declared, id, ${OF_ASSESSMENT} FROM ${ASSESSED}
  UNION ALL SELECT true, id, ${OF_DECLARED} FROM declared WHERE ids IS NULL
  UNION ALL SELECT true, unnest(ids), ${OF_DECLARED} FROM declared WHERE ids IS NOT NULL`;

/** The obligation of an unnamed payment among those of its object, tax and period: the return, else the first assessment. */
function mainObligationsSql(payments: readonly string[]): string {
  const objects = payments.map((relation) => `SELECT object_key FROM ${relation} WHERE ${NAMELESS}`).join(' UNION ');
  const ofObjects = `object_key IN (SELECT object_key FROM (${objects}) nameless WHERE object_key IS NOT NULL)`;
  const main = ['id', ...MET].map((name) => `${name}: ${name}`).join(', ');
  return `CREATE TEMP TABLE main_obligation AS
    WITH named AS (
      SELECT object_key, tax_code, period, id, '1' || CAST(issued_on AS VARCHAR) || id AS rank, ${OF_ASSESSMENT} FROM ${ASSESSED} WHERE ${ofObjects}
      UNION ALL SELECT object_key, tax_code, period, id, '0' || id, ${OF_DECLARED} FROM declared WHERE ${ofObjects}
    )
    SELECT object_key, tax_code, tax_year, period, arg_min({ ${main} }, rank) AS main
    FROM named GROUP BY object_key, tax_code, tax_year, period`;
}

/** Returns SQL for obligations and the main ones of unnamed payments, as temporary tables. */
export const obligationRowsSql = ({ assessments, returns }: ObligationRelations, payments: readonly string[]): readonly string[] => [
  assessedSql(assessments),
  repeatedReturnsSql(returns),
  declaredSql(returns),
  mainObligationsSql(payments),
];
