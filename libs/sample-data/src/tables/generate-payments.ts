import type { DuckDBConnection } from '@duckdb/node-api';
import { UNUSUAL_DAYS } from '../facts/anomalies.ts';
import { NOTICE_DAY_BY_YEAR, isOwedSql, USUAL_NOTICE_DAY } from '../facts/obligations.ts';
import { TAX_CODES, taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { HEAD_OFFICE, unitNumber } from '../facts/units.ts';
import { lastDayOf, latePerMille, MONTH_SLOTS } from '../plan/due-dates.ts';
import { findUnit } from '../plan/unit-shares.ts';
import { SLOTS, type YearPlan } from '../plan/year-plan.ts';
import { numbers } from './codes.ts';
import { ANSWER_DAYS, IDLE_UNIT_NUMBER, letterBetweenSql, PURSUED } from './enforcement.ts';
import { createCompressedTable, query, createTemporaryTable } from './load-rows.ts';
import { dateSlot, daySlots, monthSlots, postedSlot, WAY_SLOTS } from './plan-tables.ts';
import { debtsOf } from './year-tables.ts';

export const numberOf = (unit: string): number => {
  const found = findUnit(unit);
  return found ? unitNumber(found) : 0;
};

/** Maximum part of a tax's payments that pays older debts. */
const MAX_OLD_SHARE = 0.4;
const ALL = String(SLOTS);
/** Coprime to the slots of channels. */
const WAY_STEP = '387';

/** Numbers by tax: of payments, or of obligations. */
export type Quota = ReadonlyMap<TaxCode, number>;

async function countByTax(connection: DuckDBConnection, table: string): Promise<ReadonlyMap<TaxCode, number>> {
  const rows = await query(connection, `SELECT tax, count(*) FROM ${table} GROUP BY tax`);
  const counts = new Map(rows.map(([tax, count]) => [Number(tax), Number(count)]));
  return new Map(TAX_CODES.flatMap((tax) => (counts.has(taxNumber(tax)) ? [[tax, counts.get(taxNumber(tax)) ?? 0]] : [])));
}

/** Answers to a letter on the last day may be posted this many days later. */
const POSTED_LATER = 20;

/**
 * Takes the older debts that are paid in the year as `sample_old`.
 * @returns their number by tax
 */
export async function chooseOldDebts(connection: DuckDBConnection, { year, payments }: YearPlan): Promise<Quota> {
  const limits = [...payments].map(([tax, count]) => ({ tax: taxNumber(tax), most: Math.floor(count * MAX_OLD_SHARE) }));
  const [first, last] = [`DATE '${String(year)}-01-01'`, `DATE '${lastDayOf(year)}'`];
  await createTemporaryTable(connection, 'sample_limits', { tax: 'INTEGER', most: 'BIGINT' }, limits);
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE sample_old AS
    SELECT d.*, ${letterBetweenSql(first, `(${last} - ${String(ANSWER_DAYS)})`)} AS letter_on
    FROM (SELECT *, ${PURSUED} FROM ${debtsOf(year - 1)}) d JOIN sample_limits l ON l.tax = d.tax
    WHERE d.how = 'collected' AND d.exit_year = ${String(year)} AND d.unit <> ${IDLE_UNIT_NUMBER}
    QUALIFY row_number() OVER (PARTITION BY d.tax ORDER BY d.drawn, d.object_key) <= l.most`,
  );
  return countByTax(connection, 'sample_old');
}

/** Number of obligations of each tax in the year. */
export const countObligations = (connection: DuckDBConnection): Promise<Quota> => countByTax(connection, 'sample_obligations');

/** Steps of the score. Obligations below the edge are paid, those in its step partly, up to the last payer. */
const STEP_BITS = '10';

/** `sample_owing`: the obligations of the year, marked as paid or unpaid. The number of paid ones of a tax is exactly its quota, or all. */
export async function choosePayers(connection: DuckDBConnection, year: number, quota: Quota): Promise<void> {
  const rows = [...quota].map(([tax, paid]) => ({ tax: taxNumber(tax), paid }));
  await createTemporaryTable(connection, 'sample_quota', { tax: 'INTEGER', paid: 'BIGINT' }, rows);
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE sample_edges AS
    WITH counted AS (SELECT tax, score >> ${STEP_BITS} AS step, count(*) AS dues FROM sample_obligations GROUP BY ALL),
    running AS (SELECT *, CAST(sum(dues) OVER (PARTITION BY tax ORDER BY step) AS BIGINT) AS upto FROM counted)
    SELECT r.tax, coalesce(min(r.step) FILTER (r.upto >= q.paid), max(r.step) + 1) AS edge, CAST(sum(r.dues) AS BIGINT) AS dues,
      q.paid - coalesce(max(r.upto) FILTER (r.upto < q.paid), 0) AS inside, q.paid
    FROM running r JOIN sample_quota q ON q.tax = r.tax GROUP BY r.tax, q.paid`,
  );
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE sample_last_payers AS
    SELECT e.tax, coalesce(l.score, e.edge << ${STEP_BITS}) AS score, coalesce(l.object_key, -1) AS object_key, coalesce(l.period, 0) AS period
    FROM sample_edges e LEFT JOIN (
      SELECT d.tax, d.score, d.object_key, d.period
      FROM sample_obligations d JOIN sample_edges e ON e.tax = d.tax AND d.score >> ${STEP_BITS} = e.edge
      QUALIFY row_number() OVER (PARTITION BY d.tax ORDER BY d.score, d.object_key, d.period) = e.inside
    ) l ON l.tax = e.tax`,
  );
  await query(
    connection,
    `CREATE OR REPLACE TEMP VIEW sample_owing AS
    SELECT d.*, coalesce(d.period // 100, ${String(year)}) AS tax_year,
      CASE WHEN d.score <> l.score THEN d.score < l.score WHEN d.object_key <> l.object_key THEN d.object_key < l.object_key
        ELSE coalesce(d.period, 0) <= l.period END AS paid
    FROM sample_obligations d JOIN sample_last_payers l ON l.tax = d.tax`,
  );
}

const oddDays = (): string =>
  UNUSUAL_DAYS.map(
    ({ tax, unit, from, to, percent }) =>
      `WHEN tax = ${String(taxNumber(tax))} AND unit = ${String(numberOf(unit))} AND posted_on BETWEEN DATE '${from}' AND DATE '${to}' THEN ${String(percent)}`,
  ).join(' ');

const ONCE = 'SELECT o.* EXCLUDE (paid), 0 AS turn FROM sample_owing o WHERE paid';
/** Several payments for one obligation are parts of it. They occur only if a small sample has fewer obligations than payments. */
const IN_PARTS = `${ONCE}
  UNION ALL SELECT o.* EXCLUDE (paid), e.turn FROM sample_owing o
  JOIN (SELECT tax, edge, dues, paid, CAST(unnest(range(1, 1 + (paid - 1) // dues)) AS INTEGER) AS turn FROM sample_edges WHERE paid > dues) e ON e.tax = o.tax
  QUALIFY row_number() OVER (PARTITION BY o.tax ORDER BY e.turn, o.score, o.object_key, o.period) <= any_value(e.paid - e.dues) OVER (PARTITION BY o.tax)`;

/** First slot of a tax's days with open notices of the year. */
function firstSlot({ year, days }: YearPlan, tax: TaxCode): number {
  const out = NOTICE_DAY_BY_YEAR[year] ?? `${String(year)}-${USUAL_NOTICE_DAY}`;
  return Math.min(...days.filter((day) => day.tax === taxNumber(tax) && day.posted_on >= out).map(({ slot_from }) => slot_from));
}

const LATE = numbers(TAX_CODES.map(latePerMille));

const bitsSql = (bits: number, of: number): string => `CAST((drawn >> ${String(bits)}) % ${String(of)} AS INTEGER)`;

/**
 * Selects payers, and whether they are late. For monthly obligations, also the month of payment and its slot.
 * Few payers of a small tax are late, so chance would leave weeks at the end of a year empty. They are spread evenly over the slots.
 */
function payersSql(year: number, inParts: boolean): string {
  const lastMonth = String(Number(lastDayOf(year).slice(5, 7)));
  const month = '(period % 100 % 12 + 1)';
  const lateMonthly = `wants_late AND ${isOwedSql('tax', 'month')}`;
  return `
    payers AS (SELECT *, CAST((drawn >> 34) % 1000 AS INTEGER) < ${LATE}[tax] AS wants_late FROM (${inParts ? IN_PARTS : ONCE}) p),
    monthly AS (
      SELECT *, ${month} AS paid_month, ${bitsSql(20, MONTH_SLOTS)} AS month_slot FROM payers WHERE NOT (${lateMonthly})
      UNION ALL
      SELECT *, CAST((2 * row_number() OVER spread - 1) * ${String(MONTH_SLOTS)} // (2 * count(*) OVER together) AS INTEGER)
      FROM (SELECT *, least(${lastMonth}, ${month} + ${bitsSql(44, 3)}) AS paid_month FROM payers WHERE ${lateMonthly}) l
      WINDOW together AS (PARTITION BY tax, paid_month), spread AS (PARTITION BY tax, paid_month ORDER BY drawn, object_key, period, turn)
    )`;
}

/**
 * Slots of days of payments, by the kind of the obligation. They are around the own day, along the campaign, in the month
 * after the tax period or on the day of the case.
 */
function daySlotSql(plan: YearPlan): string {
  const { year } = plan;
  const [first, last] = [`DATE '${String(year)}-01-01'`, `DATE '${lastDayOf(year)}'`];
  const campaignFrom = firstSlot(plan, 'PBBP2');
  const late = `due_on + 5 + ${bitsSql(20, 120)}`;
  const isLate = `wants_late AND ${late} <= ${last}`;
  return `CASE
    WHEN ${isOwedSql('tax', 'anniversary')}
      THEN ${postedSlot('latest', `CASE WHEN ${isLate} THEN ${late} ELSE greatest(${first}, least(${last}, due_on - ${bitsSql(20, 25)})) END`, 'drawn >> 58', year)}
    WHEN ${isOwedSql('tax', 'campaign')} THEN ${daySlots('tax')} + ${String(campaignFrom)} + ${bitsSql(20, SLOTS - campaignFrom)}
    WHEN ${isOwedSql('tax', 'month')} THEN ${monthSlots('tax', 'wants_late', 'paid_month')} + month_slot
    WHEN ${isOwedSql('tax', 'notice')}
      THEN ${postedSlot('next', `CASE WHEN ${isLate} THEN ${late} ELSE least(${last}, issued_on + ${bitsSql(20, 26)}) END`, 'drawn >> 58', year)}
    ELSE ${postedSlot('same', 'due_on', 'drawn', year)} END`;
}

/** Payments of the year, with the slots of their days. */
function datedSql(plan: YearPlan, inParts: boolean): string {
  const year = String(plan.year);
  return `
    WITH ${payersSql(plan.year, inParts)},
    dated AS (
      SELECT object_key, taxpayer_key, tax, unit, region, tax_year, period, issued_on, due_on, drawn, weight, turn, false AS audited, CAST(NULL AS BIGINT) AS fixed,
        ${daySlotSql(plan)} AS day_slot
      FROM monthly
      UNION ALL
      SELECT object_key, taxpayer_key, tax, unit, region, tax_year, period, issued_on, due_on, drawn, NULL, 0, audited, principal,
        CASE WHEN letter_on IS NULL THEN ${daySlots('tax')} + CAST((drawn >> 10) % ${ALL} AS INTEGER)
          ELSE ${postedSlot('next', `letter_on + CAST((drawn >> 10) % ${String(ANSWER_DAYS - POSTED_LATER)} AS INTEGER)`, 'drawn >> 58', plan.year)} END
      FROM sample_old
      UNION ALL
      SELECT NULL, NULL, tax, ${String(HEAD_OFFICE)}, NULL, ${year}, NULL, NULL, NULL, hash(turn, ${year}), 1000 + CAST(hash(turn, ${year}, 5) % 400 AS BIGINT), turn, false, NULL,
        ${daySlots('tax')} + CAST((turn * 2 + 1) * ${ALL} // (2 * paid) AS INTEGER)
      FROM (SELECT tax, paid, CAST(unnest(range(paid)) AS INTEGER) AS turn FROM sample_quota WHERE tax = ${String(taxNumber('ROKOK'))}) t
    )`;
}

/**
 * `sample_generated`: one row for each payment of the year. New ones have their obligation by the rules as a weight instead of an amount.
 * Payments of older debts are `fixed`, and `audited` if the debt came from an audit.
 * `way` decides the channel among those of the payment's amount. It moves in steps that are coprime to the number of slots. Shares are
 * thus met in small samples too, and payers retain their channels.
 * All sums are of whole numbers, so they do not depend on the order in which threads add. `inParts`: some tax has fewer obligations than
 * payments.
 */
export async function generatePayments(connection: DuckDBConnection, plan: YearPlan, seed: number, inParts: boolean): Promise<void> {
  const { year } = plan;
  const lag = 'CASE WHEN (drawn >> 14) % 100 < 55 THEN 0 WHEN isodow(posted_on) = 1 THEN 1 + CAST((drawn >> 16) % 3 AS INTEGER) ELSE 1 END';
  const shift = `CAST(hash(x.tax * 100 + x.unit, ${String(seed)}) % ${String(WAY_SLOTS)} AS BIGINT)`;
  await createCompressedTable(
    connection,
    'sample_generated',
    `
    ${datedSql(plan, inParts)},
    placed AS (
      SELECT x.*, d.posted_on, p.bucket, p.phase, CAST((coalesce(x.object_key, x.turn) * ${WAY_STEP} + ${shift}) % ${String(WAY_SLOTS)} AS INTEGER) AS way
      FROM dated x JOIN sample_days d ON d.slot = x.day_slot JOIN sample_dates p ON p.slot = ${dateSlot('x.tax', 'd.posted_on', year)}
    )
    SELECT object_key, taxpayer_key, tax, unit, region, tax_year, period, issued_on, due_on, drawn, turn, audited, fixed, posted_on, bucket, phase, way,
      least(posted_on, greatest(posted_on - ${lag}, issued_on)) AS paid_on, weight * CASE ${oddDays()} ELSE 100 END // 100 AS weight
    FROM placed`,
  );
}
