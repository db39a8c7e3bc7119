import type { RawTables } from './raw-parts.ts';

const MILLIONS = '/ 1e6';

/** Averages of payments, objects and debtors in 2025, in millions of rupiah. A reader can compare them with life. */
const AVERAGES: readonly (readonly [title: string, sql: string])[] = [
  [
    'a payment, by tax',
    `SELECT tax_code AS what, count(*) AS number, avg(amount) ${MILLIONS} AS mean, median(amount) ${MILLIONS} AS middle
     FROM payments WHERE year(posted_on) = 2025 AND transactions = 1 GROUP BY 1`,
  ],
  [
    'a payment, by channel',
    `SELECT channel_code AS what, count(*) AS number, avg(amount) ${MILLIONS} AS mean, median(amount) ${MILLIONS} AS middle
     FROM payments WHERE year(posted_on) = 2025 AND transactions = 1 GROUP BY 1`,
  ],
  [
    'an object that paid in the year, by tax',
    `SELECT tax_code AS what, count(*) AS number, avg(paid) ${MILLIONS} AS mean, median(paid) ${MILLIONS} AS middle
     FROM (SELECT tax_code, object_key, sum(amount) AS paid FROM payments WHERE year(posted_on) = 2025 AND object_key IS NOT NULL GROUP BY ALL) GROUP BY 1`,
  ],
  [
    'the base of a registered object, by tax',
    `SELECT tax_code AS what, count(*) AS number, avg(base_value) ${MILLIONS} AS mean, median(base_value) ${MILLIONS} AS middle FROM objects GROUP BY 1`,
  ],
  [
    'an object in arrears with penalties, by tax',
    `SELECT tax_code AS what, count(*) AS number, avg(owed) ${MILLIONS} AS mean, median(owed) ${MILLIONS} AS middle
     FROM (SELECT tax_code, object_key, sum(principal + penalty) AS owed FROM arrears WHERE snapshot_on = DATE '2025-12-31' GROUP BY ALL) GROUP BY 1`,
  ],
  [
    'all payments, objects and debtors',
    `SELECT 'payment' AS what, count(*) AS number, avg(amount) ${MILLIONS} AS mean, median(amount) ${MILLIONS} AS middle FROM payments WHERE year(posted_on) = 2025 AND transactions = 1
     UNION ALL SELECT 'object that paid', count(*), avg(paid) ${MILLIONS}, median(paid) ${MILLIONS}
     FROM (SELECT sum(amount) AS paid FROM payments WHERE year(posted_on) = 2025 AND object_key IS NOT NULL GROUP BY object_key)
     UNION ALL SELECT 'taxpayer who paid', count(*), avg(paid) ${MILLIONS}, median(paid) ${MILLIONS}
     FROM (SELECT sum(amount) AS paid FROM payments WHERE year(posted_on) = 2025 AND object_key IS NOT NULL GROUP BY taxpayer_key)
     UNION ALL SELECT 'debtor', count(*), avg(owed) ${MILLIONS}, median(owed) ${MILLIONS}
     FROM (SELECT sum(principal + penalty) AS owed FROM arrears WHERE snapshot_on = DATE '2025-12-31' GROUP BY taxpayer_key)`,
  ],
];

const shown = (value: unknown): string => String(Math.round(Number(value) * 100) / 100);

/** Prints the averages. That of all payments of the year is in millions of rupiah. */
export async function printAverages(sample: RawTables): Promise<number> {
  for (const [title, sql] of AVERAGES) {
    const rows = await sample.rows(`${sql} ORDER BY 1`);
    const lines = rows.map((row) => [String(row['what']), String(row['number']), shown(row['mean']), shown(row['middle'])]);
    const text = [['', 'number', 'mean (Rp m)', 'middle (Rp m)'], ...lines].map(
      ([what, ...cells]) => `${(what ?? '').padEnd(30)}${cells.map((cell) => cell.padStart(16)).join('')}`,
    );
    process.stdout.write(`\n${title}\n${text.join('\n')}\n`);
  }
  return Number(await sample.value(`SELECT avg(amount) ${MILLIONS} FROM payments WHERE year(posted_on) = 2025 AND transactions = 1`));
}
