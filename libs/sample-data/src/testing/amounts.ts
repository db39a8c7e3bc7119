import type { Compared } from './comparison.ts';
import type { RawTables } from './raw-parts.ts';

/**
 * Tax of the base of the own object in percent, as the law says, and the maximum that the law allows. For land, acquisitions and places
 * with several tariffs it is the average.
 */
const TARIFFS: readonly (readonly [tax: string, middle: number, tolerance: number, max: number])[] = [
  ['PKB', 2, 0.3, 6],
  ['BBNKB', 12.5, 1.5, 16],
  ['PBBP2', 0.2, 0.05, 0.5],
  ['BPHTB', 3.3, 0.6, 5.5],
  ['PBJT_MAMIN', 10, 3, 40],
  ['REKLAME', 25, 8, 100],
  ['PAT', 20, 8, 80],
];

const MANY_PAYMENTS = 1_000;

/** Payments relative to the base of the own object, in percent: the median, and the percentage of payments above the maximum. */
export async function tariffLines(sample: RawTables): Promise<Compared[]> {
  const rows = await sample.rows(
    `SELECT tax_code, 100 * median(p.principal / o.base_value) AS middle, quantile_cont(100 * p.principal / o.base_value, 0.95) AS high, count(*) AS payments
     FROM payments p JOIN objects o USING (object_key, tax_code) WHERE year(posted_on) IN (2024, 2025) AND transactions = 1 AND NOT is_arrears GROUP BY 1`,
  );
  const found = new Map(rows.map((row) => [String(row['tax_code']), row]));
  return TARIFFS.flatMap(([tax, middle, tolerance, max]): Compared[] => {
    const row = found.get(tax);
    const highest = { label: `${tax} of the base, 95 of 100 up to`, expected: max / 2, actual: Number(row?.['high']), tolerance: max / 2 };
    // The sum of a month and a unit is the same with few payments, so each of them is larger.
    const few = Number(row?.['payments']) < MANY_PAYMENTS;
    return [
      { label: `${tax} of the base, middle`, expected: middle, actual: Number(row?.['middle']), tolerance },
      ...(few ? [] : [highest]),
    ];
  });
}

/** Maximum payment of a channel, in millions of rupiah. */
export async function limitLines(sample: RawTables): Promise<Compared[]> {
  const limits: readonly (readonly [string, number])[] = [
    ['QRIS', 10],
    ['EWALLET', 10],
    ['MINIMARKET', 5],
    ['SIGNAL', 20],
  ];
  const rows = await sample.rows('SELECT channel_code, max(abs(amount)) / 1e6 AS largest FROM payments GROUP BY 1');
  const largest = new Map(rows.map((row) => [String(row['channel_code']), Number(row['largest'])]));
  return limits.map(([channel, limit]) => ({
    label: `${channel} at most`,
    expected: limit / 2,
    actual: largest.get(channel) ?? 0,
    tolerance: limit / 2,
  }));
}

/** Part of the land objects in percent, by their value and by whether they owe anything. */
export async function landLines(sample: RawTables): Promise<Compared[]> {
  const [row] = await sample.rows(
    `SELECT 100 * avg((base_value < 1000000000)::INTEGER) AS small,
       100 * avg((object_key IN (SELECT object_key FROM assessments WHERE exemption > 0))::INTEGER) AS exempt
     FROM objects WHERE tax_code = 'PBBP2'`,
  );
  return [
    { label: 'land objects below a billion', expected: 30, actual: Number(row?.['small']), tolerance: 12 },
    { label: 'land objects that are exempt', expected: 46.5, actual: Number(row?.['exempt']), tolerance: 6 },
  ];
}

/** Monthly sales of the largest hotel, in billions of rupiah, including suspended ones. By the rule of its kind, one of 2,000 has 22. */
export async function hotelLines(sample: RawTables): Promise<Compared[]> {
  const largest = await sample.value("SELECT max(base_value) / 1e9 FROM objects WHERE tax_code = 'PBJT_HOTEL'");
  return [{ label: 'the largest hotel', expected: 15, actual: Number(largest), tolerance: 20 }];
}

/** Part of the payments of weekdays in percent. Each has a fifth, days with more holidays less. */
export async function weekdayLines(sample: RawTables): Promise<Compared[]> {
  const rows = await sample.rows(
    `SELECT isodow(posted_on) AS day, 100 * count(*) / sum(count(*)) OVER () AS part FROM payments
     WHERE transactions = 1 AND isodow(posted_on) < 6 AND year(posted_on) < 2026 GROUP BY 1 ORDER BY 1`,
  );
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  return rows.map(({ day, part }) => ({ label: names[Number(day) - 1] ?? '', expected: 20, actual: Number(part), tolerance: 1 }));
}

/** Revenue of the treasury's bank, concentration of payers, and postings on closed days. */
export async function partLines(sample: RawTables): Promise<Compared[]> {
  const percent = async (sql: string): Promise<number> => Number(await sample.value(sql));
  return [
    {
      label: 'Bank Jakarta, of the rupiah',
      expected: 58.5,
      actual: await percent("SELECT 100 * sum(amount) FILTER (bank_code = 'BJKT')::DOUBLE / sum(amount) FROM payments"),
      tolerance: 3.5,
    },
    {
      label: 'a tenth of the payments of PBB-P2, of its rupiah',
      expected: 50,
      actual: await percent(
        `SELECT 100 * sum(amount) FILTER (rank <= 0.1)::DOUBLE / sum(amount) FROM
         (SELECT amount, percent_rank() OVER (ORDER BY amount DESC) AS rank FROM payments WHERE tax_code = 'PBBP2' AND transactions = 1)`,
      ),
      tolerance: 16,
    },
    {
      label: 'posted on weekends',
      expected: 1,
      actual: await percent('SELECT 100 * avg((isodow(posted_on) > 5)::INTEGER) FROM payments'),
      tolerance: 1,
    },
    {
      label: 'posted at Lebaran',
      expected: 0,
      actual: await percent("SELECT count(*) FROM payments WHERE posted_on BETWEEN '2024-04-08' AND '2024-04-14' AND transactions = 1"),
      tolerance: 0,
    },
  ];
}
