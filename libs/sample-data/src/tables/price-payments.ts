import type { DuckDBConnection } from '@duckdb/node-api';
import { MARKED_EVENTS } from '../facts/marked-events.ts';
import { INTEREST, REFORM } from '../facts/rules.ts';
import { PBB_DISCOUNTS } from '../facts/seasonality.ts';
import { TAX_CODES, taxNumber } from '../facts/tax-types.ts';
import { unitNumber, UNITS } from '../facts/units.ts';
import { channelShares, classOf, type AmountClass } from '../plan/channel-plan.ts';
import { fitMargins, type Cell, type Factors, type Margin } from '../plan/fit-margins.ts';
import { redistributeShares } from '../plan/unit-shares.ts';
import type { YearPlan } from '../plan/year-plan.ts';
import { BANK_SLOTS, collector } from './lookup-tables.ts';
import { paidOnSql } from './late-postings.ts';
import { query, createTemporaryTable } from './load-rows.ts';
import { loadWays, waySlots } from './plan-tables.ts';
import { paymentsOf } from './year-tables.ts';

/** Months begun between the due day and the payment, none within a waiver of the vehicle tax. */
const waivers = MARKED_EVENTS.filter(({ kind }) => kind === 'waiver')
  .map(({ from, to }) => `paid_on BETWEEN DATE '${from}' AND DATE '${to ?? from}'`)
  .join(' OR ');
const monthsLate = `CASE WHEN due_on IS NULL OR paid_on <= due_on OR (tax = ${String(taxNumber('PKB'))} AND (${waivers})) THEN 0
  ELSE least(${String(INTEREST.since.months)}, 1 + datesub('month', due_on, paid_on)) END`;
const latePerMille = `(${monthsLate}) * CASE WHEN paid_on >= DATE '${REFORM}' THEN ${String(INTEREST.since.permille)} ELSE ${String(INTEREST.before.permille)} END`;

const MARGINS = ['unit', 'bucket'] as const;
/** Exceeds the number of every unit and bucket. */
const CATEGORIES = 130;
const factorSlot = (margin: number, tax: number, category: number): number =>
  (margin * (TAX_CODES.length + 1) + tax) * CATEGORIES + category;

async function newCells(connection: DuckDBConnection): Promise<Map<number, Cell[]>> {
  const sums = await query(
    connection,
    `SELECT tax, unit, bucket, CAST(sum(weight) AS DOUBLE) FROM sample_generated WHERE fixed IS NULL GROUP BY ALL ORDER BY tax, unit, bucket`,
  );
  const cells = new Map<number, Cell[]>();
  for (const [tax, unit, bucket, sum] of sums) {
    const list = cells.get(Number(tax)) ?? [];
    list.push({ keys: [Number(unit), Number(bucket)], sum: Number(sum) });
    cells.set(Number(tax), list);
  }
  return cells;
}

/** Revenue of older debts, by tax and category of each margin. It is not scaled. */
async function oldSums(connection: DuckDBConnection): Promise<Map<string, number>> {
  const sums = await query(
    connection,
    `SELECT tax, CASE ${MARGINS.map((column, margin) => `WHEN grouping(${column}) = 0 THEN ${String(margin)}`).join(' ')} END, coalesce(${MARGINS.join(', ')}),
      CAST(sum(fixed + fixed * ${latePerMille} // 1000) AS DOUBLE)
    FROM sample_generated WHERE fixed IS NOT NULL GROUP BY GROUPING SETS (${MARGINS.map((column) => `(tax, ${column})`).join(', ')})`,
  );
  return new Map(sums.map(([tax, margin, category, sum]) => [`${String(tax)} ${String(margin)} ${String(category)}`, Number(sum)]));
}

/** Minimum remainder of a margin, so that no new payment is pushed towards zero. */
const MIN_REMAINDER = 0.05;

function subtractOld(wanted: Margin, old: (category: number) => number, total: number): Margin {
  const left = new Map([...wanted].map(([category, sum]) => [category, Math.max(sum - old(category), sum * MIN_REMAINDER)]));
  const sum = [...left.values()].reduce((a, b) => a + b, 0);
  return new Map([...left].map(([category, part]) => [category, sum === 0 ? 0 : (part * total) / sum]));
}

/** Factors that turn weights into rupiah. Each tax adds up to its year, its months and its units. */
export async function fitPayments(connection: DuckDBConnection, { margins }: YearPlan): Promise<void> {
  const cells = await newCells(connection);
  const paid = await oldSums(connection);
  const fitted = [...margins].flatMap(([number, { total, units, buckets }]) => {
    const old = (margin: number) => (category: number) => paid.get(`${String(number)} ${String(margin)} ${String(category)}`) ?? 0;
    const fresh = total - UNITS.reduce((sum, unit) => sum + old(0)(unitNumber(unit)), 0);
    const present = new Set((cells.get(number) ?? []).map(({ keys }) => keys[0]));
    const shares = redistributeShares(units, (unit) => present.has(unitNumber(unit)));
    const ofUnits = new Map(shares.map(({ unit, share }) => [unitNumber(unit), share * total]));
    const wanted = [ofUnits, buckets].map((margin, index) => subtractOld(margin, old(index), fresh));
    const factorsOf: Factors[] = fitMargins(cells.get(number) ?? [], wanted);
    return factorsOf.flatMap((map, margin) =>
      [...map].map(([category, factor]) => [factorSlot(margin, number, category), factor] as const),
    );
  });
  const factors = new Map(fitted);
  const rows = Array.from({ length: factorSlot(MARGINS.length, 0, 0) }, (_, slot) => ({ slot, factor: factors.get(slot) ?? 0 }));
  await createTemporaryTable(connection, 'sample_factors', { slot: 'INTEGER', factor: 'DOUBLE' }, rows);
}

const MIN_AMOUNT = 1_000;

const discountPerMille = `CASE WHEN tax <> ${String(taxNumber('PBBP2'))} OR fixed IS NOT NULL OR paid_on > due_on OR (drawn >> 28) % 10 = 0 THEN 0 ${PBB_DISCOUNTS.map(
  ({ from, to, percent }) => `WHEN posted_on BETWEEN DATE '${from}' AND DATE '${to}' THEN ${String(percent * 10)}`,
).join(' ')} ELSE 0 END`;

/** Parts of an amount: columns over a row with `amount`, `fixed`, `off` and `late`. */
const DISCOUNT = 'CAST(amount * off // (1000 - off) AS BIGINT)';
const PENALTY = 'CASE WHEN fixed IS NOT NULL THEN amount - fixed ELSE amount * late // (1000 + late) END';

/** `sample_priced`: the year's payments with their amounts in whole rupiah, including penalty and discount. */
async function pricePayments(connection: DuckDBConnection): Promise<void> {
  await query(
    connection,
    `CREATE OR REPLACE TEMP VIEW sample_priced AS
    WITH rated AS (SELECT *, ${latePerMille} AS late, ${discountPerMille} AS off FROM sample_generated),
    priced AS (
      SELECT d.* EXCLUDE (bucket, weight), CASE WHEN d.fixed IS NOT NULL THEN d.fixed + d.fixed * d.late // 1000
        ELSE greatest(${String(MIN_AMOUNT)}, CAST(round(d.weight * ${MARGINS.map((column) => `${column}s.factor`).join(' * ')}) AS BIGINT)) END AS amount
      FROM rated d
      ${MARGINS.map((column, margin) => `JOIN sample_factors ${column}s ON ${column}s.slot = ${String(factorSlot(margin, 0, 0))} + d.tax * ${String(CATEGORIES)} + d.${column}`).join(' ')}
    )
    SELECT * EXCLUDE (late, off), ${DISCOUNT} AS discount, ${PENALTY} AS penalty, ${classOf('amount')} AS size FROM priced`,
  );
}

/** Number of payments of each tax by class of amounts. */
async function amountClasses(connection: DuckDBConnection): Promise<AmountClass[]> {
  const rows = await query(
    connection,
    'SELECT tax, size, count(*), CAST(sum(amount) AS DOUBLE) FROM sample_priced GROUP BY tax, size ORDER BY tax, size',
  );
  return rows.flatMap(([tax, size, payments, amount]) => {
    const code = TAX_CODES[Number(tax) - 1];
    return code ? [{ tax: code, size: Number(size), payments: Number(payments), amount: Number(amount) }] : [];
  });
}

/** The year's payments with their amounts, and with the channels and banks of such amounts. */
export async function storePayments(connection: DuckDBConnection, plan: YearPlan): Promise<void> {
  const { year } = plan;
  await pricePayments(connection);
  await loadWays(connection, plan, channelShares(year, await amountClasses(connection)));
  await query(
    connection,
    `CREATE TABLE ${paymentsOf(year)} AS
    SELECT s.* REPLACE (${paidOnSql(year)} AS paid_on)
    FROM (
      SELECT p.* EXCLUDE (phase, way, size), w.channel, ${collector('w.channel', `CAST((p.drawn >> 4) % ${String(BANK_SLOTS)} AS INTEGER)`)} AS bank
      FROM sample_priced p JOIN sample_ways w ON w.slot = ${waySlots('p.tax', 'p.size', 'p.phase')} + p.way
    ) s`,
  );
}

/** The rounding difference of a tax's year goes to its largest new payment. */
export async function addRounding(connection: DuckDBConnection, { year, margins }: YearPlan): Promise<void> {
  const totals = [...margins].map(([tax, { total }]) => ({ tax, total }));
  await createTemporaryTable(connection, 'sample_totals', { tax: 'INTEGER', total: 'BIGINT' }, totals);
  await query(
    connection,
    `UPDATE ${paymentsOf(year)} AS s SET amount = r.amount, discount = r.discount, penalty = r.penalty
    FROM (
      WITH sums AS (SELECT tax, CAST(sum(amount) AS BIGINT) AS amount, max(amount) FILTER (fixed IS NULL) AS largest FROM ${paymentsOf(year)} GROUP BY tax),
      last AS (
        SELECT p.rowid AS row, p.tax, p.fixed, p.paid_on, p.posted_on, p.due_on, p.drawn, p.amount + t.total - s.amount AS amount
        FROM ${paymentsOf(year)} p JOIN sums s ON s.tax = p.tax AND s.largest = p.amount JOIN sample_totals t ON t.tax = p.tax
        WHERE p.fixed IS NULL
        QUALIFY row_number() OVER (PARTITION BY p.tax ORDER BY p.object_key DESC NULLS LAST, p.period DESC NULLS LAST, p.turn DESC) = 1
      ),
      rated AS (SELECT *, ${latePerMille} AS late, ${discountPerMille} AS off FROM last)
      SELECT row, amount, ${DISCOUNT} AS discount, ${PENALTY} AS penalty FROM rated
    ) r WHERE r.row = s.rowid`,
  );
}
