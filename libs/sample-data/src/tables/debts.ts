import type { DuckDBConnection } from '@duckdb/node-api';
import { DECREES } from '../facts/arrears-levels.ts';
import { FIRST_YEAR, LAST_DAY } from '../facts/assumptions.ts';
import { NOT_FILED_SHARE, isOwedSql } from '../facts/obligations.ts';
import { BAD_VINTAGE } from '../facts/planted.ts';
import { NOTICE_DAYS } from '../facts/rules.ts';
import { TAX_CODES, taxNumber } from '../facts/tax-types.ts';
import { spans } from '../plan/apportion.ts';
import { computeFates, unpaidOf, type Fate } from '../plan/retention.ts';
import { isAssessed, listSql } from './codes.ts';
import { offsetSpans, createCompressedTable, query, createTemporaryTable, createSlotTable } from './load-rows.ts';
import { debtsOf, freshDebtsOf, paymentsOf } from './year-tables.ts';

/** Ends of debts. */
const EXITS: readonly Fate['how'][] = ['collected', 'cancelled', 'written_off'];
const FATE_SLOTS = 1_000;
const BILLION = 1_000_000_000;
const FILED = Math.round(100 * (1 - NOT_FILED_SHARE));

const DECREE = `CAST(concat(CAST(exit_year AS VARCHAR), ${listSql(DECREES.map((day) => `-${day}`))}[1 + CAST((drawn >> 20) % ${String(DECREES.length)} AS INTEGER)]) AS DATE)`;

/** Fates of debts, and the still empty table of debts owed when the data begin. */
export async function fillDebtTables(connection: DuckDBConnection): Promise<void> {
  await query(connection, `CREATE OR REPLACE TEMP TYPE sample_exit AS ENUM (${EXITS.map((how) => `'${how}'`).join(', ')})`);
  await createSlotTable(
    connection,
    'sample_fates',
    { after: 'INTEGER', how: 'sample_exit' },
    offsetSpans(
      TAX_CODES.flatMap((tax) => {
        const own = computeFates(tax);
        const stays = { after: 0, how: null, share: Math.max(0, 1 - own.reduce((sum, { share }) => sum + share, 0)) };
        return spans(FATE_SLOTS, [...own, stays], ({ share }) => share).flatMap(({ item, from, to }) =>
          item.how === null ? [] : [{ tax: taxNumber(tax), after: item.after, how: item.how, slot_from: from, slot_to: to }],
        );
      }),
      ({ tax }) => tax * FATE_SLOTS,
    ),
  );
  await query(
    connection,
    `CREATE TABLE ${debtsOf(FIRST_YEAR - 1)} (
      object_key BIGINT, taxpayer_key BIGINT, tax INTEGER, unit INTEGER, region sample_region, tax_year INTEGER, period INTEGER,
      audited BOOLEAN, principal BIGINT, issued_on DATE, due_on DATE, drawn UBIGINT,
      exit_year INTEGER, how sample_exit, exit_on DATE)`,
  );
}

/**
 * `sample_unpaid`: unpaid obligations of a year with their amounts, together the given level of young arrears. Without a monthly return,
 * and after an audit of an acquisition, the debt comes from a notice of underpayment some months later.
 * `scale` is that of the sample, times the part of the year within the data. `source` selects the columns of `sample_obligations` and the tax
 * year.
 */
export async function generateUnpaid(connection: DuckDBConnection, source: string, scale: number, year: number): Promise<void> {
  await createTemporaryTable(
    connection,
    'sample_owed',
    { tax: 'INTEGER', owed: 'BIGINT' },
    TAX_CODES.map((tax) => ({ tax: taxNumber(tax), owed: Math.round(unpaidOf(tax, year) * scale * BILLION) })),
  );
  await createCompressedTable(
    connection,
    'sample_unpaid',
    `
    WITH source AS MATERIALIZED (${source}),
    levels AS (SELECT tax, CAST(sum(weight) AS DOUBLE) AS weights FROM source GROUP BY tax),
    stated AS (
      SELECT o.* EXCLUDE (issued_on, due_on), o.issued_on AS first_issued, o.due_on AS pay_due,
        NOT (${isAssessed('o.tax')} OR (${isOwedSql('o.tax', 'month')} AND (o.drawn >> 40) % 100 < ${String(FILED)})) AS audited,
        coalesce(m.file_due, o.due_on) + 60 + CAST((o.drawn >> 50) % 30 AS INTEGER) AS audited_on,
        greatest(1000, CAST(round(o.weight * (w.owed / l.weights) / 100) AS BIGINT) * 100) AS principal
      FROM source o JOIN levels l ON l.tax = o.tax JOIN sample_owed w ON w.tax = o.tax
      LEFT JOIN sample_months m ON m.tax = o.tax AND m.period = o.period
    )
    SELECT object_key, taxpayer_key, tax, unit, region, tax_year, period, audited, principal, drawn, pay_due,
      CASE WHEN audited THEN audited_on ELSE first_issued END AS issued_on,
      CASE WHEN audited THEN audited_on + ${String(NOTICE_DAYS)} ELSE pay_due END AS due_on
    FROM stated`,
  );
}

/** True if a debt that would have been collected is not, because its vintage went bad. SQL over a debt `u` of a year with its fate `f`. */
const staysUnpaidSql = (year: number): string =>
  year === BAD_VINTAGE.year
    ? `coalesce(f.how = 'collected', false) AND u.tax = ${String(taxNumber(BAD_VINTAGE.tax))} AND (u.drawn >> 42) % 100 < ${String(BAD_VINTAGE.unpaid)}`
    : 'false';

const DEBT_COLUMNS =
  'object_key, taxpayer_key, tax, unit, region, tax_year, period, audited, principal, issued_on, due_on, drawn, exit_year, how, exit_on';

/**
 * New debts of a year: the unpaid obligations, each with its fate. For years before the data, only debts that are still owed then.
 * Fates are assigned along the running sum of the rupiah, so that few debts meet their shares too. One running sum over all taxes avoids a
 * window for each tax.
 */
export async function assignFates(connection: DuckDBConnection, year: number): Promise<void> {
  await query(
    connection,
    `CREATE TABLE ${freshDebtsOf(year)} AS
    WITH known AS NOT MATERIALIZED (SELECT * FROM sample_unpaid WHERE issued_on <= DATE '${LAST_DAY}'),
    sums AS (SELECT tax, CAST(sum(principal) AS BIGINT) AS total FROM known GROUP BY tax),
    totals AS (SELECT tax, total, CAST(sum(total) OVER (ORDER BY tax) AS BIGINT) - total AS before FROM sums),
    laid AS (
      SELECT *, CAST(sum(principal) OVER (ORDER BY tax, drawn, object_key, period ROWS UNBOUNDED PRECEDING) AS BIGINT) AS upto FROM known
    ),
    placed AS (
      SELECT l.*, (2 * (l.upto - t.before) - l.principal) * ${String(FATE_SLOTS)} // (2 * t.total) AS fate FROM laid l JOIN totals t ON t.tax = l.tax
    ),
    fated AS (
      SELECT u.*, ${staysUnpaidSql(year)} AS stays, CASE WHEN NOT stays THEN CAST(year(u.due_on) + f.after AS INTEGER) END AS exit_year, CASE WHEN NOT stays THEN f.how END AS how
      FROM placed u LEFT JOIN sample_fates f ON f.slot = u.tax * ${String(FATE_SLOTS)} + CAST(u.fate AS INTEGER)
    ),
    dated AS (
      SELECT *, CASE how WHEN 'cancelled' THEN make_date(exit_year, 2, 1) + CAST((drawn >> 20) % 330 AS INTEGER) WHEN 'written_off' THEN ${DECREE} END AS left_on
      FROM fated
    )
    SELECT ${DEBT_COLUMNS.replace(', exit_on', '')}, CASE WHEN left_on <= DATE '${LAST_DAY}' THEN left_on END AS exit_on, pay_due
    FROM dated WHERE exit_year IS NULL OR exit_year >= ${String(FIRST_YEAR)}`,
  );
}

/** Adds new debts from before the data to the debts. */
export async function addDebts(connection: DuckDBConnection, year: number): Promise<void> {
  await query(connection, `INSERT INTO ${debtsOf(FIRST_YEAR - 1)} (${DEBT_COLUMNS}) SELECT ${DEBT_COLUMNS} FROM ${freshDebtsOf(year)}`);
}

/**
 * Debts of a year in the order of their objects: those owed at its beginning and the new ones, with the days of their payments. Debts that
 * should have been collected and were not wait for the next year.
 */
export async function payDebts(connection: DuckDBConnection, year: number): Promise<void> {
  await query(
    connection,
    `CREATE TABLE ${debtsOf(year)} AS
    WITH known AS (
      SELECT ${DEBT_COLUMNS} FROM ${debtsOf(year - 1)} WHERE exit_on IS NULL OR exit_on >= DATE '${String(year)}-01-01'
      UNION ALL SELECT ${DEBT_COLUMNS} FROM ${freshDebtsOf(year)}
    ),
    paid AS (SELECT object_key, tax_year, coalesce(period, 0) AS period, posted_on FROM ${paymentsOf(year)} WHERE fixed IS NOT NULL)
    SELECT d.* REPLACE (
        coalesce(p.posted_on, d.exit_on) AS exit_on,
        CASE WHEN d.how = 'collected' AND d.exit_year = ${String(year)} AND p.posted_on IS NULL AND d.exit_on IS NULL THEN d.exit_year + 1 ELSE d.exit_year END AS exit_year)
    FROM known d LEFT JOIN paid p ON p.object_key = d.object_key AND p.tax_year = d.tax_year AND p.period = coalesce(d.period, 0)
    ORDER BY d.object_key`,
  );
}
