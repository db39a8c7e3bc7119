import type { CodeColumn } from '../aggregates.ts';
import { changeSql, plusEach } from './changed-sums.ts';
import { monthStartSql, PLACE, PLACE_COLUMNS } from './derivation.ts';

type PlaceColumn = Extract<CodeColumn, keyof typeof PLACE>;

/**
 * The combinations of codes within which payers are counted, from the fewest to the most. An object that pays at two units
 * counts once for each unit and once for the whole: no split is the sum of another, unless nobody has several of its codes.
 */
export const PAYER_SPLITS = {
  whole: [],
  tax: ['tax_code'],
  unit: ['unit_code'],
  tax_unit: ['tax_code', 'unit_code'],
  place: ['tax_code', 'unit_code', 'region_code'],
} as const satisfies Record<string, readonly PlaceColumn[]>;

export type PayerSplit = keyof typeof PAYER_SPLITS;
export const PAYER_SPLIT_NAMES = Object.keys(PAYER_SPLITS) as readonly PayerSplit[];

/** Which payments make somebody a payer: a reversal alone does not. */
export const COUNTS = 'coalesce(transactions, 1) > 0';
/** Whose payments are counted once. */
export const PAYERS = {
  object: `CASE WHEN ${COUNTS} THEN object_key END`,
  taxpayer: `CASE WHEN ${COUNTS} THEN taxpayer_key END`,
} as const;
export type Payer = keyof typeof PAYERS;
export const PAYER_NAMES = Object.keys(PAYERS) as readonly Payer[];

/** An object lies in one place as a rule, so that its finest split is no larger than the others; a taxpayer has objects in many. */
const payersOf = (split: PayerSplit): readonly Payer[] => (split === 'place' ? ['object'] : PAYER_NAMES);

export type PayerMonthsTable = `${PayerSplit}_payer_months`;
export type PayerCountTable = PayerMonthsTable | 'payer_days';

const codesOf = (split: PayerSplit): readonly PlaceColumn[] => PAYER_SPLITS[split];

const monthsColumns = (split: PayerSplit): Record<string, string> => ({
  payer: 'VARCHAR',
  posted_on: 'DATE',
  ...Object.fromEntries(codesOf(split).map((code) => [code, PLACE[code]])),
  month_before: 'DATE',
  payers: 'BIGINT',
});

/**
 * The counts by the day of the first payment in a month, of all splits in one table; and for each split those by its month, of which
 * `posted_on` is the first day. Of the days, rows of `every` split hold in each of them, the others in their own alone.
 */
export const PAYER_COUNT_TABLES: Readonly<Record<PayerCountTable, Readonly<Record<string, string>>>> = {
  payer_days: { payer: 'VARCHAR', split: 'VARCHAR', posted_on: 'DATE', ...PLACE, month_before: 'DATE', payers: 'BIGINT' },
  whole_payer_months: monthsColumns('whole'),
  tax_payer_months: monthsColumns('tax'),
  unit_payer_months: monthsColumns('unit'),
  tax_unit_payer_months: monthsColumns('tax_unit'),
  place_payer_months: monthsColumns('place'),
};

const EVERY = 'every';
const SPLITS = [EVERY, ...PAYER_SPLIT_NAMES] as const;

/** The rows of `payer_days` that count in a split. */
export const ofSplitSql = (split: PayerSplit): string => `split IN ('${EVERY}', '${split}')`;

/** Temporary tables in which places are numbers: grouping and sorting texts took most of the time. */
export interface PayerYear {
  /** How many paid first in a month on each day, by number of the payer, of the split and of the place, and by month before. */
  readonly counted: string;
  readonly numbers: string;
}

const FIRST = (year: number): string => `posted_on >= DATE '${String(year)}-01-01'`;

/** The rows of the payments of a schema that name a payer, those of the payers of a table where one is given. */
const namedSql = (payer: Payer, schema: string, touched: string | null): string =>
  `${schema}.payments p WHERE ${PAYERS[payer]} IS NOT NULL${touched === null ? '' : ` AND ${payer}_key IN (SELECT payer_key FROM ${touched})`}`;

// Of a taxpayer the region is not counted: it would only make the rows more.
const FINEST = { object: 'place', taxpayer: 'tax_unit' } as const satisfies Record<Payer, PayerSplit>;
/** The codes by which a payer's payments are told apart. */
export const placeOf = (payer: Payer): string =>
  payer === 'object' ? PLACE_COLUMNS : 'tax_code, unit_code, CAST(NULL AS VARCHAR) AS region_code';

/** Days of payments, as a condition. */
export const inYear = (year: number): string => `posted_on BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31'`;
export const beforeYear = (year: number): string => `posted_on < DATE '${String(year)}-01-01'`;

export const placesSql = (target: string): string =>
  `CREATE OR REPLACE TEMP TABLE ${target} (place INTEGER, ${Object.entries(PLACE)
    .map((column) => column.join(' '))
    .join(', ')})`;

/** Numbers places that have none yet; those that have one keep it. */
export const morePlacesSql = (places: string, payer: Payer, schema: string, touched: string | null, days: string): string =>
  `INSERT INTO ${places}
    SELECT (SELECT coalesce(max(place), 0) FROM ${places}) + row_number() OVER (ORDER BY ${PLACE_COLUMNS}), ${PLACE_COLUMNS}
    FROM (SELECT DISTINCT ${placeOf(payer)} FROM ${namedSql(payer, schema, touched)} AND ${days} EXCEPT SELECT ${PLACE_COLUMNS} FROM ${places}) found`;

/** For each place and split the number of the first place that has the same codes of the split. */
export function numbersSql(target: string, places: string): string {
  const numbers = PAYER_SPLIT_NAMES.filter((split) => split !== 'place').map((split) => {
    const codes = codesOf(split);
    return `min(place) OVER (${codes.length === 0 ? '' : `PARTITION BY ${codes.join(', ')}`}) AS ${split}`;
  });
  return `CREATE OR REPLACE TEMP TABLE ${target} AS SELECT *, ${numbers.join(', ')} FROM ${places}`;
}

function numberedSql(payer: Payer, schema: string, touched: string | null, days: string, numbers: string): string {
  const same = codesOf(FINEST[payer]).map((code) => `n.${code} IS NOT DISTINCT FROM p.${code}`);
  const place = [...same, ...(payer === 'object' ? [] : ['n.region_code IS NULL'])].join(' AND ');
  return `(SELECT ${payer}_key AS payer_key, n.place, p.posted_on
    FROM (SELECT ${payer}_key, ${PLACE_COLUMNS}, posted_on FROM ${namedSql(payer, schema, touched)} AND ${days}) p JOIN ${numbers} n ON ${place}) numbered`;
}

const MONTH = monthStartSql('posted_on');

/** The payments of some days, by payer and place; several of a day stay several. */
export const paidSql = (payer: Payer, schema: string, touched: string | null, days: string, numbers: string): string =>
  `SELECT payer_key, place, posted_on FROM ${numberedSql(payer, schema, touched, days, numbers)}`;

/** The last day on which each payer paid in each place. */
export const paidLastSql = (paid: string): string => `SELECT payer_key, place, max(posted_on) AS posted_on FROM ${paid} GROUP BY ALL`;

/** Rows with the payment before each, of the same payer and of what else is the same; `tells` are the columns that it tells of it. */
const courseOf = (rows: string, same: readonly string[], then: readonly string[], tells: Readonly<Record<string, string>>): string => {
  const alike = same.map((column) => `lag(${column}) OVER course = ${column}`).join(' AND ');
  const told = Object.entries(tells).map(([name, column]) => `CASE WHEN ${alike} THEN lag(${column}) OVER course END AS ${name}`);
  return `SELECT *, ${told.join(', ')} FROM ${rows} paid WINDOW course AS (ORDER BY ${[...same, ...then].join(', ')})`;
};

// One order of all rows takes less time than a window for each payer.
/** The payments of a year with the last days before it, as each payer went from one to the next. */
export const courseSql = (payer: Payer, schema: string, touched: string | null, year: number, numbers: string, last: string): string =>
  courseOf(
    `(${paidSql(payer, schema, touched, inYear(year), numbers)} UNION ALL SELECT payer_key, place, posted_on FROM ${last})`,
    ['payer_key'],
    ['posted_on', 'place'],
    { day_before: 'posted_on', place_before: 'place' },
  );

/** Who paid in several places: somewhere on the way the place changes. */
export const severalSql = (paid: string): string => `SELECT DISTINCT payer_key FROM ${paid} WHERE place_before <> place`;

/** The column of the numbers by which a payer's rows of a split are told apart. */
const numberOf = (payer: Payer, split: PayerSplit): string => (split === FINEST[payer] ? 'place' : split);
/** The splits in which a payer of several places may have another month before than over all payments. */
const movingIn = (payer: Payer): readonly PayerSplit[] =>
  PAYER_SPLIT_NAMES.filter((split) => codesOf(split).length > 0 && payersOf(split).includes(payer));

/** The rows of those who paid in several places, with the number of each split. */
export const movedSql = (payer: Payer, paid: string, several: string, numbers: string): string =>
  `SELECT p.payer_key, p.posted_on, ${movingIn(payer)
    .map((split) => `n.${numberOf(payer, split)}`)
    .join(', ')} FROM ${paid} p SEMI JOIN ${several} s ON s.payer_key = p.payer_key JOIN ${numbers} n ON n.place = p.place`;

/** Temporary tables of a payer: its rows in a year, with the last ones before; who has several places, and the rows of those. */
export interface PaidTables {
  readonly paid: string;
  readonly several: string;
  readonly moved: string;
}

const split = (name: (typeof SPLITS)[number]): string => String(SPLITS.indexOf(name) + 1);

/** The first rows of each month of the year, of a course. */
const firstsSql = (course: string, year: number): string =>
  `(SELECT payer_key, place, posted_on, ${monthStartSql('day_before')} AS month_before FROM ${course} course
    WHERE ${FIRST(year)} AND (day_before IS NULL OR day_before < ${monthStartSql('posted_on')})) firsts`;

// Who pays in one place has the same month before in each split: one row serves them all. The rows of the others tell their month
// before over all payments.
/** How many paid first in a month on each day of the year, and in which month before it. */
export function countedSql(of: (payer: Payer) => PaidTables, numbers: string, year: number): string {
  const counted = (payer: Payer, told: string, from: string) =>
    `SELECT ${String(PAYER_NAMES.indexOf(payer) + 1)} AS payer, ${told}, month_before, count(*) AS payers FROM ${from} GROUP BY ALL`;
  const whole = (payer: Payer) => {
    const { paid, several } = of(payer);
    const rows = `(SELECT *, payer_key IN (SELECT payer_key FROM ${several}) AS moves FROM ${firstsSql(paid, year)}) course`;
    const place = `CASE WHEN moves THEN (SELECT min(place) FROM ${numbers}) ELSE place END AS place`;
    return counted(payer, `CASE WHEN moves THEN ${split('whole')} ELSE ${split(EVERY)} END AS split, posted_on, ${place}`, rows);
  };
  const moving = (payer: Payer, name: PayerSplit) => {
    const place = numberOf(payer, name);
    const { moved } = of(payer);
    const rows = `(SELECT payer_key, ${place} AS place, posted_on FROM ${moved})`;
    const course = courseOf(rows, ['payer_key', 'place'], ['posted_on'], { day_before: 'posted_on' });
    return counted(payer, `${split(name)} AS split, posted_on, place`, firstsSql(`(${course})`, year));
  };
  return PAYER_NAMES.flatMap((payer) => [whole(payer), ...movingIn(payer).map((name) => moving(payer, name))]).join(' UNION ALL ');
}

const DAY_COLUMNS = ['payer', 'split', 'posted_on', ...Object.keys(PLACE), 'month_before'] as const;
const DAY_KEYS = DAY_COLUMNS.join(', ');
const named = (names: readonly string[], number: string): string => `[${names.map((name) => `'${name}'`).join(', ')}][${number}]`;

/** Rows with the codes of their split, of counted ones. */
function dayRowsSql({ counted, numbers }: PayerYear): string {
  const code = (column: PlaceColumn) => {
    const splits = PAYER_SPLIT_NAMES.filter((split) => codesOf(split).includes(column));
    return `CASE WHEN ${named(SPLITS, 'c.split')} IN (${[EVERY, ...splits].map((split) => `'${split}'`).join(', ')}) THEN n.${column} END AS ${column}`;
  };
  const codes = codesOf('place').map(code).join(', ');
  const names = `${named(PAYER_NAMES, 'c.payer')} AS payer, ${named(SPLITS, 'c.split')} AS split`;
  return `SELECT ${names}, c.posted_on, ${codes}, c.month_before, c.payers FROM ${counted} c JOIN ${numbers} n ON n.place = c.place`;
}

/**
 * How many objects, and how many taxpayers, paid for the first time in a month on each day, and in which month they had paid before
 * it, in any year (null: never). From the first day of a month to any later day the different ones are those whose month before
 * is null or earlier than that first day: numbers that may be added where the payers themselves may not. Example: who paid
 * in March and June counts twice by month, and once from January or from March, as the month before June is not earlier.
 */
export function payerDaysSql(target: string, { counted, numbers }: PayerYear): string {
  // Ordered so that what stays equal over many rows packs best, and before numbers become texts, which take twice the time to sort.
  const ordered = `(SELECT * FROM ${counted} ORDER BY payer, split, month(posted_on), month_before, place, posted_on)`;
  return `CREATE TABLE ${target} AS ${dayRowsSql({ counted: ordered, numbers })}`;
}

const sumPayers = 'CAST(sum(payers) AS BIGINT) AS payers';
const CHANGED_DAYS = 'changed_payer_days';
export const TEMPORARY_OF_COUNTS: readonly string[] = [CHANGED_DAYS];

/** Nobody is left in a row whose payers all went to another one. */
const changedPayersSql = (target: string, added: string, keys: readonly string[]): readonly string[] =>
  changeSql(target, added, { keys, figures: plusEach('payers'), gone: 's.payers + c.payers = 0' });

// Most of those whose payments changed count where they counted.
/** The statements that take the payers whose payments changed away from the counts of a table, and count them anew. */
export const payerDaysChangedSql = (target: string, before: PayerYear, after: PayerYear): readonly string[] => [
  `CREATE OR REPLACE TEMP TABLE ${CHANGED_DAYS} AS SELECT ${DAY_KEYS}, ${sumPayers} FROM (
      SELECT ${DAY_KEYS}, payers FROM (${dayRowsSql(after)}) counted_anew
      UNION ALL SELECT ${DAY_KEYS}, -payers FROM (${dayRowsSql(before)}) counted_before
    ) counted GROUP BY ${DAY_KEYS} HAVING sum(payers) <> 0`,
  ...changedPayersSql(target, `SELECT * FROM ${CHANGED_DAYS}`, DAY_COLUMNS),
];

const monthKeys = (split: PayerSplit): readonly string[] => ['payer', 'posted_on', ...codesOf(split), 'month_before'];

function monthRowsSql(split: PayerSplit, days: string): string {
  const codes = codesOf(split);
  const payers = payersOf(split).map((payer) => `'${payer}'`);
  return `SELECT ${['payer', `${MONTH} AS posted_on`, ...codes, 'month_before'].join(', ')}, ${sumPayers}
    FROM ${days} WHERE ${ofSplitSql(split)} AND payer IN (${payers.join(', ')}) GROUP BY ${['payer', MONTH, ...codes, 'month_before'].join(', ')}`;
}

/** The same of one split by months, from the days that changed. */
export const payerMonthsChangedSql = (split: PayerSplit, target: string): readonly string[] =>
  changedPayersSql(target, `${monthRowsSql(split, CHANGED_DAYS)} HAVING sum(payers) <> 0`, monthKeys(split));

/** The same of one split by months, from finished days. */
export const payerMonthsSql = (split: PayerSplit, target: string, days: string): string =>
  `CREATE TABLE ${target} AS ${monthRowsSql(split, days)} ORDER BY ${['payer', MONTH, 'month_before', ...codesOf(split)].join(', ')}`;
