import { changeSql, plusEach } from '../changed-sums.ts';
import { measures, type Rollups } from '../rollup.ts';
import { paymentsOfDays, sumOf } from '../sql.ts';
import { HOLDER_KEYS, HOLDER_SQL } from './holdings.ts';
import { PAID, paidSql } from './top-payers.ts';
import { yearStartSql } from '../../engine/literals.ts';

/** Payments of a calendar year and arrears at a snapshot by groups of taxpayers. */
export const HOLDER_ROLLUPS = {
  /** Rows by tax, then rows over all taxes (`tax_code` null), where a payer of several taxes counts once. */
  holder_payments: {
    source: ['payments', 'taxpayers'],
    grain: 'year',
    keys: { year_start: 'DATE', all_taxes: 'BOOLEAN', tax_code: 'VARCHAR', ...HOLDER_KEYS },
    measures: measures('payers', 'amount', 'entries'),
    built: { when: 'at publication', part: 'holders' },
    check: { sum: 'sum(amount)', rows: '2 * sum(amount)', from: 'payments WHERE taxpayer_key IS NOT NULL' },
  },
  /** The same for other days than a calendar year. */
  holder_payments_of_days: {
    source: ['payments', 'taxpayers'],
    grain: 'days of a query',
    keys: { year_start: 'DATE', all_taxes: 'BOOLEAN', tax_code: 'VARCHAR', ...HOLDER_KEYS },
    measures: measures('payers', 'amount', 'entries'),
    built: {
      when: 'on demand',
      view: 'holders',
      statements: (source, relationOf) => [
        ...groupsSql(`${source.schema}.taxpayers`),
        START_HOLDER_PAYMENTS_SQL,
        ...paidSql(paymentsOfDays(source)),
        ...holderPortionSql(),
        `CREATE TABLE ${relationOf('holder_payments_of_days')} AS ${holderYearSql(Number(source.days.from.slice(0, 4)))}`,
      ],
    },
  },
  /**
   * `objects` counts objects whose rows have one taxpayer and tax, so that counts add up.
   * Other objects have their own rows, with their key.
   */
  holder_arrears: {
    source: ['arrears', 'taxpayers'],
    grain: 'snapshot',
    keys: { snapshot_on: 'DATE', tax_code: 'VARCHAR', ...HOLDER_KEYS, object_key: 'BIGINT' },
    measures: measures('objects', 'owed', 'without_penalty', 'entries'),
    built: { when: 'at publication', part: 'holders' },
    check: { sum: 'sum(owed)', rows: 'sum(principal + coalesce(penalty, 0))', from: 'arrears WHERE taxpayer_key IS NOT NULL' },
  },
} as const satisfies Rollups;

const KEYS = Object.keys(HOLDER_KEYS);
const HOLDER_GROUPS = 'holder_group';
const GROUP_OF_HOLDER = 'group_of_holder';
const OWED = 'owed_on_object';
const FRESH_PAYMENTS = 'fresh_holder_payments';
const FRESH_ARREARS = 'fresh_holder_arrears';

export const TEMPORARY_OF_HOLDERS: readonly string[] = [HOLDER_GROUPS, GROUP_OF_HOLDER, OWED, FRESH_PAYMENTS, FRESH_ARREARS];

// Grouping by one number instead of six codes saves most of the time.
/** Numbers the groups of equal taxpayers and assigns each taxpayer to one. */
export const groupsSql = (taxpayers: string): readonly string[] => [
  `CREATE OR REPLACE TEMP TABLE ${HOLDER_GROUPS} AS SELECT CAST(row_number() OVER (ORDER BY ${KEYS.join(', ')}) AS INTEGER) AS group_number, * FROM (SELECT DISTINCT ${HOLDER_SQL} FROM ${taxpayers}) alike`,
  `CREATE OR REPLACE TEMP TABLE ${GROUP_OF_HOLDER} AS SELECT d.taxpayer_key, a.group_number FROM (SELECT taxpayer_key, ${HOLDER_SQL} FROM ${taxpayers}) d
    JOIN ${HOLDER_GROUPS} a ON ${KEYS.map((key) => `a.${key} IS NOT DISTINCT FROM d.${key}`).join(' AND ')}`,
];

/** Adds the group's codes to sums by `group_number`; null for a taxpayer without a row. */
const describedSql = (before: readonly string[], rows: string, after: readonly string[]): string =>
  `SELECT ${[...before, ...KEYS.map((key) => `a.${key}`), ...after].join(', ')} FROM (${rows}) r LEFT JOIN ${HOLDER_GROUPS} a ON a.group_number = r.group_number`;

const groupedSql = (rows: string, selected: string, group: string): string =>
  `SELECT ${selected} FROM ${rows} p LEFT JOIN ${GROUP_OF_HOLDER} g ON g.taxpayer_key = p.taxpayer_key GROUP BY ${group}`;

const emptySql = (target: string, columns: readonly string[], figures: readonly string[]): string =>
  `CREATE OR REPLACE TEMP TABLE ${target} (${[...columns, ...figures.map((name) => `${name} BIGINT`)].join(', ')})`;

const PAYMENT_FIGURES = ['payers', 'amount', 'entries'] as const;

/** Starts a year of payments; each portion of taxpayers adds to it. */
export const START_HOLDER_PAYMENTS_SQL = emptySql(
  FRESH_PAYMENTS,
  ['all_taxes BOOLEAN', 'tax_code VARCHAR', 'group_number INTEGER'],
  PAYMENT_FIGURES,
);

/** Adds payments from the sums by taxpayer, or subtracts them. */
export function holderPortionSql(isSubtracted = false): readonly string[] {
  const sign = isSubtracted ? '-' : '';
  const sums = (entries: string) => `${sign}sum(CASE WHEN pays THEN 1 ELSE 0 END), ${sign}sum(amount), ${sign}${entries}`;
  return [
    `INSERT INTO ${FRESH_PAYMENTS} ${groupedSql(PAID.tax, `false, tax_code, group_number, ${sums('count(*)')}`, 'tax_code, group_number')}`,
    `INSERT INTO ${FRESH_PAYMENTS} ${groupedSql(PAID.whole, `true, NULL, group_number, ${sums('sum(taxes)')}`, 'group_number')}`,
  ];
}

const YEAR_KEYS = ['year_start', 'all_taxes', 'tax_code', ...KEYS] as const;

/** The computed rows of the year. */
function freshYearSql(year: number): string {
  const keys = ['all_taxes', 'tax_code', ...KEYS].join(', ');
  const fresh = describedSql(['r.all_taxes', 'r.tax_code'], `SELECT * FROM ${FRESH_PAYMENTS}`, PAYMENT_FIGURES);
  return `SELECT ${yearStartSql(year)} AS year_start, ${keys}, ${PAYMENT_FIGURES.map((name) => sumOf(name, name)).join(', ')}
    FROM (${fresh}) fresh GROUP BY ${keys}`;
}

/** The computed rows of the year, sorted. */
const holderYearSql = (year: number): string => `${freshYearSql(year)} HAVING sum(entries) <> 0 ORDER BY ${YEAR_KEYS.slice(1).join(', ')}`;

/** Inserts the year into the table of `database`. */
export const holderPaymentsSql = (database: string, year: number): string =>
  `INSERT INTO ${database}.holder_payments ${holderYearSql(year)}`;

/** Updates the year in the table of `database`. */
export const holderPaymentsAddedSql = (database: string, year: number): readonly string[] =>
  changeSql(`${database}.holder_payments`, freshYearSql(year), {
    keys: YEAR_KEYS,
    figures: plusEach(...PAYMENT_FIGURES),
    gone: 's.entries + c.entries = 0',
  });

const DEBT = 'principal + coalesce(penalty, 0)';
const DEBTS = `${sumOf(DEBT, 'owed')}, CAST(count(*) - count(penalty) AS BIGINT) AS without_penalty`;
const AFTER = ['objects', 'owed', 'without_penalty', 'entries'] as const;

/** Starts a year of snapshots; each portion of objects adds to it. */
export const START_HOLDER_ARREARS_SQL = emptySql(
  FRESH_ARREARS,
  ['snapshot_on DATE', 'tax_code VARCHAR', 'group_number INTEGER', 'object_key BIGINT'],
  AFTER,
);

/** Adds arrears of the objects of a portion. */
export function owedPortionSql(arrears: string): readonly string[] {
  const sums = 'sum(owed), sum(without_penalty), count(*)';
  const hasOneHolderAndTax = 'object_key IS NOT NULL AND taxpayer_key = last_taxpayer AND tax_code = last_tax';
  const countedObjects = groupedSql(
    `(SELECT * FROM ${OWED} WHERE ${hasOneHolderAndTax})`,
    `snapshot_on, tax_code, group_number, NULL, count(*), ${sums}`,
    'snapshot_on, tax_code, group_number',
  );
  // Null is no key, so rows without an object differ by snapshot only.
  const separateObjects = `(SELECT a.snapshot_on, a.tax_code, a.taxpayer_key, a.object_key, ${DEBTS}
    FROM ${arrears} a JOIN (SELECT snapshot_on, object_key FROM ${OWED} WHERE NOT (${hasOneHolderAndTax})) o
      ON o.snapshot_on = a.snapshot_on AND o.object_key IS NOT DISTINCT FROM a.object_key
    WHERE a.taxpayer_key IS NOT NULL GROUP BY a.snapshot_on, a.tax_code, a.taxpayer_key, a.object_key)`;
  const keyedObjects = groupedSql(
    separateObjects,
    `snapshot_on, tax_code, group_number, object_key, 0, ${sums}`,
    'snapshot_on, tax_code, group_number, object_key',
  );
  return [
    `CREATE OR REPLACE TEMP TABLE ${OWED} AS
      SELECT snapshot_on, object_key, min(taxpayer_key) AS taxpayer_key, max(taxpayer_key) AS last_taxpayer,
        min(tax_code) AS tax_code, max(tax_code) AS last_tax, ${DEBTS}
      FROM ${arrears} a WHERE taxpayer_key IS NOT NULL GROUP BY snapshot_on, object_key`,
    `INSERT INTO ${FRESH_ARREARS} ${countedObjects}`,
    `INSERT INTO ${FRESH_ARREARS} ${keyedObjects}`,
  ];
}

/** Inserts the snapshots of the year into the table of `database`. */
export function holderArrearsSql(database: string): string {
  const keys = 'snapshot_on, tax_code, group_number, object_key';
  const rows = `SELECT ${keys}, ${AFTER.map((name) => sumOf(name, name)).join(', ')} FROM ${FRESH_ARREARS} GROUP BY ${keys}`;
  return `INSERT INTO ${database}.holder_arrears ${describedSql(['r.snapshot_on', 'r.tax_code'], rows, ['r.object_key', ...AFTER])}
    ORDER BY r.snapshot_on, r.tax_code, a.group_number, r.object_key`;
}
