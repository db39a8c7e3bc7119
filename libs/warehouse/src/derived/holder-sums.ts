import { bigints, sumOf } from './derivation.ts';
import { HOLDER_KEYS, HOLDER_SQL } from './holdings.ts';
import { PAID } from './top-payers.ts';

/** What taxpayers paid in a calendar year and owed at a snapshot, by what holders are grouped by. */
export const HOLDER_TABLES = {
  /** The first rows are by tax, the last ones over all taxes (`tax_code` is null): a payer of several taxes counts once there. */
  holder_payments: {
    year_start: 'DATE',
    all_taxes: 'BOOLEAN',
    tax_code: 'VARCHAR',
    ...HOLDER_KEYS,
    ...bigints('payers', 'amount', 'entries'),
  },
  /**
   * Objects are counted in `objects` where all of their rows are of one taxpayer and tax, so that the counts add up; any other has rows
   * of its own, with its key.
   */
  holder_arrears: {
    ...{ snapshot_on: 'DATE', tax_code: 'VARCHAR', ...HOLDER_KEYS, object_key: 'BIGINT' },
    ...bigints('objects', 'owed', 'without_penalty', 'entries'),
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

const KEYS = Object.keys(HOLDER_KEYS);
const ALIKE = 'holder_group';
const GROUPS = 'group_of_holder';
const OWED = 'owed_on_object';

export const TEMPORARY_OF_HOLDERS: readonly string[] = [ALIKE, GROUPS, OWED];

// Grouping by one number instead of six codes is most of what can be saved.
/** Numbers the groups of taxpayers that are alike, and says in which one each taxpayer is. */
export const groupsSql = (taxpayers: string): readonly string[] => [
  `CREATE OR REPLACE TEMP TABLE ${ALIKE} AS SELECT row_number() OVER () AS group_number, * FROM (SELECT DISTINCT ${HOLDER_SQL} FROM ${taxpayers}) alike`,
  `CREATE OR REPLACE TEMP TABLE ${GROUPS} AS SELECT d.taxpayer_key, a.group_number FROM (SELECT taxpayer_key, ${HOLDER_SQL} FROM ${taxpayers}) d
    JOIN ${ALIKE} a ON ${KEYS.map((key) => `a.${key} IS NOT DISTINCT FROM d.${key}`).join(' AND ')}`,
];

/** The group's codes beside sums by `group_number`; a taxpayer without a row of its own has none. */
const describedSql = (before: readonly string[], rows: string, after: readonly string[]): string =>
  `SELECT ${[...before, ...KEYS.map((key) => `a.${key}`), ...after].join(', ')} FROM (${rows}) r LEFT JOIN ${ALIKE} a ON a.group_number = r.group_number`;

const grouped = (rows: string, selected: string, group: string): string =>
  `SELECT ${selected} FROM ${rows} p LEFT JOIN ${GROUPS} g ON g.taxpayer_key = p.taxpayer_key GROUP BY ${group}`;

/** Adds what was paid in a year to the table of `database`, out of the sums by taxpayer. */
export function holderPaymentsSql(database: string, year: number): readonly string[] {
  const sums = (entries: string) =>
    `${sumOf('CASE WHEN pays THEN 1 ELSE 0 END', 'payers')}, ${sumOf('amount', 'amount')}, ${entries} AS entries`;
  const insert = (all: boolean, tax: string, rows: string) =>
    `INSERT INTO ${database}.holder_payments ${describedSql([`DATE '${String(year)}-01-01'`, String(all), tax], rows, ['payers', 'amount', 'entries'])}
      ORDER BY ${[tax === 'NULL' ? 'a.group_number' : `${tax}, a.group_number`].join(', ')}`;
  return [
    insert(false, 'r.tax_code', grouped(PAID.tax, `tax_code, group_number, ${sums('count(*)')}`, 'tax_code, group_number')),
    insert(true, 'NULL', grouped(PAID.whole, `group_number, ${sums('CAST(sum(taxes) AS BIGINT)')}`, 'group_number')),
  ];
}

const DEBT = 'principal + coalesce(penalty, 0)';
const DEBTS = `${sumOf(DEBT, 'owed')}, CAST(count(*) - count(penalty) AS BIGINT) AS without_penalty`;
const AFTER = ['objects', 'owed', 'without_penalty', 'entries'] as const;

/** Adds what was owed at the snapshots of a year to the table of `database`. */
export function holderArrearsSql(database: string, arrears: string): readonly string[] {
  const sums = `${sumOf('owed', 'owed')}, ${sumOf('without_penalty', 'without_penalty')}, count(*) AS entries`;
  const steady = 'object_key IS NOT NULL AND taxpayer_key = last_taxpayer AND tax_code = last_tax';
  const counted = grouped(
    `(SELECT * FROM ${OWED} WHERE ${steady})`,
    `snapshot_on, tax_code, group_number, CAST(NULL AS BIGINT) AS object_key, count(*) AS objects, ${sums}`,
    'snapshot_on, tax_code, group_number',
  );
  // Null is no key, so that rows without an object are told apart by their snapshot alone.
  const apart = `(SELECT a.snapshot_on, a.tax_code, a.taxpayer_key, a.object_key, ${DEBTS}
    FROM ${arrears} a JOIN (SELECT snapshot_on, object_key FROM ${OWED} WHERE NOT (${steady})) o
      ON o.snapshot_on = a.snapshot_on AND o.object_key IS NOT DISTINCT FROM a.object_key
    WHERE a.taxpayer_key IS NOT NULL GROUP BY a.snapshot_on, a.tax_code, a.taxpayer_key, a.object_key)`;
  const single = grouped(
    apart,
    `snapshot_on, tax_code, group_number, object_key, CAST(0 AS BIGINT) AS objects, ${sums}`,
    'snapshot_on, tax_code, group_number, object_key',
  );
  return [
    `CREATE OR REPLACE TEMP TABLE ${OWED} AS
      SELECT snapshot_on, object_key, min(taxpayer_key) AS taxpayer_key, max(taxpayer_key) AS last_taxpayer,
        min(tax_code) AS tax_code, max(tax_code) AS last_tax, ${DEBTS}
      FROM ${arrears} a WHERE taxpayer_key IS NOT NULL GROUP BY snapshot_on, object_key`,
    `INSERT INTO ${database}.holder_arrears ${describedSql(['r.snapshot_on', 'r.tax_code'], `${counted} UNION ALL ${single}`, [
      'r.object_key',
      ...AFTER,
    ])} ORDER BY r.snapshot_on, r.tax_code, a.group_number, r.object_key`,
  ];
}
