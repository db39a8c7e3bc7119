import type { DuckDBConnection } from '@duckdb/node-api';
import { ODD_DAYS, POSTED_TWICE } from '../facts/anomalies.ts';
import { LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { PBB_DISCOUNTS } from '../facts/seasonality.ts';
import { channelNumber } from '../facts/channels.ts';
import { taxNumber } from '../facts/tax-types.ts';
import { UNITS, unitNumber } from '../facts/units.ts';
import { channelValues } from '../plan/channel-plan.ts';
import { fitMargins, type Cell, type Factors } from '../plan/fit-margins.ts';
import { unitOf } from '../plan/unit-shares.ts';
import { SLOTS, type YearPlan } from '../plan/year-plan.ts';
import { BANK_SLOTS, expandSlots } from './draw-tables.ts';
import { query, temporary } from './load-rows.ts';
import { objectHash, placeSlot } from './objects.ts';

const numberOf = (unit: string): number => {
  const found = unitOf(unit);
  return found ? unitNumber(found) : 0;
};
const HEAD_OFFICE = UNITS.findIndex(({ kind }) => kind === 'head-office') + 1;

async function loadPlan(connection: DuckDBConnection, { cells, days, channels }: YearPlan): Promise<void> {
  const slots = { slot_from: 'INTEGER', slot_to: 'INTEGER' } as const;
  await temporary(
    connection,
    'sample_cells',
    { tax: 'INTEGER', unit: 'INTEGER', payments: 'BIGINT', first_key: 'BIGINT', width: 'BIGINT', evenness: 'DOUBLE', monthly: 'BOOLEAN' },
    cells,
  );
  await temporary(
    connection,
    'sample_day_spans',
    { tax: 'INTEGER', posted_on: 'DATE', bucket: 'INTEGER', phase: 'INTEGER', ...slots },
    days,
  );
  await temporary(connection, 'sample_channel_spans', { tax: 'INTEGER', phase: 'INTEGER', channel: 'INTEGER', ...slots }, channels);
  await expandSlots(connection, 'sample_days', 'sample_day_spans', 'tax, posted_on, bucket, phase');
  await expandSlots(connection, 'sample_ways', 'sample_channel_spans', 'tax, phase, channel');
}

/** Sizes are drawn in so many steps. */
const SIZE_STEPS = '1048576';

const oddDays = (): string =>
  ODD_DAYS.map(
    ({ tax, unit, from, to, percent }) =>
      `WHEN p.tax = ${String(taxNumber(tax))} AND p.unit = ${String(numberOf(unit))} AND p.posted_on BETWEEN DATE '${from}' AND DATE '${to}' THEN ${String(percent)}`,
  ).join(' ');

/**
 * One row for each payment of the year, with a weight instead of an amount. Payments of a tax in a unit are numbered in the order of
 * their days; the number and the seed decide everything else. Objects take turns. Channels are drawn by steps that are coprime to the
 * number of slots, so that shares hold in small samples too: from payment to payment, or, where payers come every month, from
 * object to object, the largest with the channels of large payments. All sums are of whole numbers: they do not depend on the
 * order in which threads add.
 */
async function draw(connection: DuckDBConnection, { year }: YearPlan, seed: number): Promise<void> {
  const slots = String(SLOTS);
  // The data end on a weekend, when little is posted: the last payment of each vehicle unit makes sure that they end there.
  const inOrder = `(place * 1024 + CAST(drawn & 1023 AS BIGINT)) * ${slots} // (payments * 1024)`;
  const isLast = `tax = ${String(taxNumber('PKB'))} AND place = payments - 1`;
  const daySlot = year === LAST_YEAR ? `CASE WHEN ${isLast} THEN ${slots} - 1 ELSE ${inOrder} END` : inOrder;
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE sample_drawn AS
    WITH placed AS (SELECT *, unnest(range(payments)) AS place FROM sample_cells),
    hashed AS (
      SELECT *, hash(place, tax * 100 + unit, ${String(year)}, ${String(seed)}) AS drawn, hash(tax * 100 + unit, ${String(seed)}) AS shift
      FROM placed
    ),
    chosen AS (
      SELECT tax, unit, place, drawn, shift, evenness, monthly,
        CASE WHEN width > 0 THEN first_key + (place * 1000003 + CAST(shift % 65536 AS BIGINT)) % width END AS object_key,
        CAST(${daySlot} AS INTEGER) AS day_slot
      FROM hashed
    ),
    ranked AS (
      SELECT *, ${objectHash('object_key', seed)} AS object_drawn,
        CAST((CASE WHEN monthly THEN object_key * 7549 ELSE place * 5699 END + CAST((shift >> 20) % ${slots} AS BIGINT)) % ${slots} AS INTEGER) AS way_slot
      FROM chosen
    ),
    sized AS (
      SELECT *, ${SIZE_STEPS}000000 // (
        CASE WHEN monthly THEN CAST(${slots} - 1 - way_slot AS BIGINT) * ${SIZE_STEPS} // ${slots} ELSE CAST(object_drawn % ${SIZE_STEPS} AS BIGINT) END
        + CAST(evenness * ${SIZE_STEPS} AS BIGINT)) AS size
      FROM ranked
    ),
    posted AS (
      SELECT s.tax, s.unit, s.place, s.drawn, s.object_key, s.object_drawn, d.posted_on, d.bucket, w.channel,
        s.size * (800 + CAST((s.drawn >> 10) % 400 AS BIGINT)) // 1000 AS usual
      FROM sized s
      JOIN sample_days d ON d.tax = s.tax AND d.slot = s.day_slot
      JOIN sample_ways w ON w.tax = s.tax AND w.phase = d.phase AND w.slot = s.way_slot
    )
    SELECT p.tax, p.unit, p.place, p.drawn, p.object_key, p.posted_on, p.bucket, p.channel, c.bank,
      CASE WHEN p.object_key IS NOT NULL THEN r.region END AS region,
      p.usual * CASE ${oddDays()} ELSE 100 END // 100 AS weight
    FROM posted p
    JOIN sample_collectors c ON c.channel = p.channel AND c.slot = CAST((p.drawn >> 20) % ${String(BANK_SLOTS)} AS INTEGER)
    JOIN sample_places r ON r.unit = p.unit AND r.slot = ${placeSlot('p.object_drawn')}`,
  );
}

interface FactorRow {
  readonly tax: number;
  readonly margin: number;
  readonly category: number;
  readonly factor: number;
}

async function drawnCells(connection: DuckDBConnection): Promise<Map<number, Cell[]>> {
  const sums = await query(
    connection,
    'SELECT tax, channel, unit, bucket, CAST(sum(weight) AS DOUBLE) FROM sample_drawn GROUP BY ALL ORDER BY tax, channel, unit, bucket',
  );
  const cells = new Map<number, Cell[]>();
  for (const [tax, channel, unit, bucket, sum] of sums) {
    const list = cells.get(Number(tax)) ?? [];
    list.push({ keys: [Number(channel), Number(unit), Number(bucket)], sum: Number(sum) });
    cells.set(Number(tax), list);
  }
  return cells;
}

/** Factors by which the weights become rupiah: each tax adds up to its year, its months, its units and its channels. */
async function fit(connection: DuckDBConnection, { year, margins }: YearPlan): Promise<void> {
  const cells = await drawnCells(connection);
  const revenue = new Map([...margins.values()].map(({ tax, total }) => [tax, total]));
  const values = channelValues(year, revenue, (tax, channel) => {
    const number = channelNumber(channel);
    return (cells.get(taxNumber(tax)) ?? []).some(({ keys }) => keys[0] === number);
  });
  const rows = [...margins].flatMap(([number, { tax, total, units, buckets }]) => {
    const channels = new Map([...(values.get(tax) ?? [])].map(([channel, share]) => [channelNumber(channel), share * total]));
    const factors: Factors[] = fitMargins(cells.get(number) ?? [], [channels, units, buckets]);
    return factors.flatMap((map, margin) => [...map].map(([category, factor]): FactorRow => ({ tax: number, margin, category, factor })));
  });
  await temporary(connection, 'sample_factors', { tax: 'INTEGER', margin: 'INTEGER', category: 'INTEGER', factor: 'DOUBLE' }, rows);
}

const LEAST_AMOUNT = 1_000;

/** Amounts in whole rupiah; what rounding leaves of a tax's year goes to its largest payment. */
async function price(connection: DuckDBConnection, { margins }: YearPlan): Promise<void> {
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE sample_priced AS
    SELECT d.* EXCLUDE (bucket, weight),
      greatest(${String(LEAST_AMOUNT)}, CAST(round(d.weight * c.factor * u.factor * b.factor) AS BIGINT)) AS amount
    FROM sample_drawn d
    JOIN sample_factors c ON c.tax = d.tax AND c.margin = 0 AND c.category = d.channel
    JOIN sample_factors u ON u.tax = d.tax AND u.margin = 1 AND u.category = d.unit
    JOIN sample_factors b ON b.tax = d.tax AND b.margin = 2 AND b.category = d.bucket`,
  );
  const totals = [...margins].map(([tax, { total }]) => ({ tax, total }));
  await temporary(connection, 'sample_totals', { tax: 'INTEGER', total: 'BIGINT' }, totals);
  await query(
    connection,
    `UPDATE sample_priced SET amount = sample_priced.amount + r.rest
    FROM (
      SELECT p.tax, any_value(t.total) - CAST(sum(p.amount) AS BIGINT) AS rest,
        max({'amount': p.amount, 'unit': p.unit, 'place': p.place}) AS largest
      FROM sample_priced p JOIN sample_totals t ON t.tax = p.tax GROUP BY p.tax
    ) r
    WHERE sample_priced.tax = r.tax AND sample_priced.unit = r.largest.unit AND sample_priced.place = r.largest.place`,
  );
}

function discountPerMille(): string {
  const windows = PBB_DISCOUNTS.map(
    ({ from, to, percent }) => `WHEN posted_on BETWEEN DATE '${from}' AND DATE '${to}' THEN ${String(percent * 10)}`,
  );
  return `CASE WHEN tax <> ${String(taxNumber('PBBP2'))} OR (drawn >> 28) % 10 = 0 THEN 0 ${windows.join(' ')} ELSE 0 END`;
}

/** Percent for one to six months late, of 7 payments in 100: 1 a month since the reform, 2 before. */
const latePercent = `CASE WHEN unit = ${String(HEAD_OFFICE)} OR (drawn >> 34) % 100 >= 7 THEN 0
  ELSE (1 + CAST((drawn >> 42) % 6 AS BIGINT)) * CASE WHEN posted_on >= DATE '2024-01-05' THEN 1 ELSE 2 END END`;

/** Reversals follow one to three days later, on a weekday; on the same day where that would leave the year or the data. */
function reversedOn(year: number): string {
  const last = year === LAST_YEAR ? LAST_DAY : `${String(year)}-12-31`;
  const later = 'posted_on + CAST(1 + (drawn >> 50) % 3 AS INTEGER)';
  const weekday = `${later} + CASE isodow(${later}) WHEN 6 THEN 2 WHEN 7 THEN 1 ELSE 0 END`;
  return `CASE WHEN ${weekday} > DATE '${last}' THEN posted_on ELSE ${weekday} END`;
}

async function post(connection: DuckDBConnection, { year, twice }: YearPlan): Promise<void> {
  const batch = `unit = ${String(numberOf(POSTED_TWICE.unit))} AND posted_on BETWEEN DATE '${POSTED_TWICE.from}' AND DATE '${POSTED_TWICE.to}'`;
  await query(
    connection,
    `INSERT INTO incoming.payments (payment_id, posted_on, grain, object_key, tax_code, unit_code, region_code, channel_code, bank_code,
      principal, penalty, discount, amount, transactions, reversal_of)
    WITH rated AS (SELECT *, ${discountPerMille()} AS off, ${latePercent} AS late FROM sample_priced),
    split AS (
      SELECT *, concat('S', CAST(${String(year)}000000000000 + tax * 10000000000 + CAST(unit AS BIGINT) * 100000000 + place AS VARCHAR)) AS id,
        CASE WHEN off > 0 THEN amount * off // (1000 - off) ELSE 0 END AS discount,
        CASE WHEN off = 0 AND late > 0 THEN amount * late // (100 + late) ELSE 0 END AS penalty
      FROM rated
    ),
    twice AS (SELECT * FROM split WHERE unit <> ${String(HEAD_OFFICE)} ORDER BY (${batch}) DESC, drawn, id LIMIT ${String(twice)}),
    entries AS (
      SELECT *, id AS payment_id, 1 AS sign, NULL AS reversal_of FROM split
      UNION ALL SELECT *, id || 'D', 1, NULL FROM twice
      UNION ALL SELECT * REPLACE (${reversedOn(year)} AS posted_on), id || 'R', -1, id || 'D' FROM twice
    )
    SELECT e.payment_id, e.posted_on, 'day', e.object_key, t.code, u.code, e.region, c.code, b.code,
      e.sign * (e.amount - e.penalty + e.discount), e.sign * e.penalty, e.sign * e.discount, e.sign * e.amount, e.sign, e.reversal_of
    FROM entries e
    JOIN sample_taxes t ON t.number = e.tax
    JOIN sample_units u ON u.number = e.unit
    JOIN sample_channels c ON c.number = e.channel
    JOIN sample_banks b ON b.number = e.bank`,
  );
}

/** The payments of one year into the draft. */
export async function fillPayments(connection: DuckDBConnection, plan: YearPlan, seed: number): Promise<void> {
  await loadPlan(connection, plan);
  await draw(connection, plan, seed);
  await fit(connection, plan);
  await price(connection, plan);
  await post(connection, plan);
}
