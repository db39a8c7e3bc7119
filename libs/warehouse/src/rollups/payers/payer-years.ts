import { monthStartSql, PLACE, PLACE_COLUMNS } from '../sql.ts';
import { codesOf, EVERY, PAYER_NAMES, PAYER_SPLIT_NAMES, PAYERS, payersOf, SPLITS, type Payer, type PayerSplit } from './payer-splits.ts';
import { yearDaysSql, yearStartSql } from '../../engine/literals.ts';

/** Temporary tables with numbers for places: grouping and sorting texts took most of the time. */
export interface PayerYear {
  /** First payments in a month by day, payer kind, split, place and month before. */
  readonly countTable: string;
  readonly numbers: string;
}

const fromYearSql = (year: number): string => `posted_on >= ${yearStartSql(year)}`;

/** Payments of a schema that name a payer, limited to the payers of a table if one is given. */
const namedSql = (payer: Payer, schema: string, dirtyPayers: string | null): string =>
  `${schema}.payments p WHERE ${PAYERS[payer]} IS NOT NULL${dirtyPayers === null ? '' : ` AND ${payer}_key IN (SELECT payer_key FROM ${dirtyPayers})`}`;

// A taxpayer's region is not counted, as it would only add rows.
const FINEST = { object: 'place', taxpayer: 'tax_unit' } as const satisfies Record<Payer, PayerSplit>;
/** Codes that separate a payer's payments. */
export const placeOf = (payer: Payer): string =>
  payer === 'object' ? PLACE_COLUMNS : 'tax_code, unit_code, CAST(NULL AS VARCHAR) AS region_code';

/** Days of payments, as a condition. */
export const inYear = (year: number): string => `posted_on BETWEEN ${yearDaysSql(year)}`;
export const beforeYear = (year: number): string => `posted_on < ${yearStartSql(year)}`;

export const placesSql = (target: string): string =>
  `CREATE OR REPLACE TEMP TABLE ${target} (place INTEGER, ${Object.entries(PLACE)
    .map((column) => column.join(' '))
    .join(', ')})`;

/** Numbers new places; others keep their number. */
export const morePlacesSql = (places: string, payer: Payer, schema: string, dirtyPayers: string | null, days: string): string =>
  `INSERT INTO ${places}
    SELECT (SELECT coalesce(max(place), 0) FROM ${places}) + row_number() OVER (ORDER BY ${PLACE_COLUMNS}), ${PLACE_COLUMNS}
    FROM (SELECT DISTINCT ${placeOf(payer)} FROM ${namedSql(payer, schema, dirtyPayers)} AND ${days} EXCEPT SELECT ${PLACE_COLUMNS} FROM ${places}) found`;

/** For each place and split, the number of the first place with the same codes. */
export function numbersSql(target: string, places: string): string {
  const numbers = PAYER_SPLIT_NAMES.filter((split) => split !== 'place').map((split) => {
    const codes = codesOf(split);
    return `min(place) OVER (${codes.length === 0 ? '' : `PARTITION BY ${codes.join(', ')}`}) AS ${split}`;
  });
  return `CREATE OR REPLACE TEMP TABLE ${target} AS SELECT *, ${numbers.join(', ')} FROM ${places}`;
}

function numberedSql(payer: Payer, schema: string, dirtyPayers: string | null, days: string, numbers: string): string {
  const same = codesOf(FINEST[payer]).map((code) => `n.${code} IS NOT DISTINCT FROM p.${code}`);
  const place = [...same, ...(payer === 'object' ? [] : ['n.region_code IS NULL'])].join(' AND ');
  return `(SELECT ${payer}_key AS payer_key, n.place, p.posted_on
    FROM (SELECT ${payer}_key, ${PLACE_COLUMNS}, posted_on FROM ${namedSql(payer, schema, dirtyPayers)} AND ${days}) p JOIN ${numbers} n ON ${place}) numbered`;
}

/** Payments of some days by payer and place; several on a day stay several. */
export const paidSql = (payer: Payer, schema: string, dirtyPayers: string | null, days: string, numbers: string): string =>
  `SELECT payer_key, place, posted_on FROM ${numberedSql(payer, schema, dirtyPayers, days, numbers)}`;

/** The last payment day of each payer in each place. */
export const paidLastSql = (paid: string): string => `SELECT payer_key, place, max(posted_on) AS posted_on FROM ${paid} GROUP BY ALL`;

/** Rows with the previous payment of the same payer; `tells` names columns taken from it. */
const courseOf = (
  rows: string,
  same: readonly string[],
  then: readonly string[],
  previousColumns: Readonly<Record<string, string>>,
): string => {
  const isSamePayer = same.map((column) => `lag(${column}) OVER course = ${column}`).join(' AND ');
  const before = Object.entries(previousColumns).map(
    ([name, column]) => `CASE WHEN ${isSamePayer} THEN lag(${column}) OVER course END AS ${name}`,
  );
  return `SELECT *, ${before.join(', ')} FROM ${rows} paid WINDOW course AS (ORDER BY ${[...same, ...then].join(', ')})`;
};

// One order of all rows takes less time than a window for each payer.
/** Payments of a year with the last days before it, in the order of each payer. */
export const courseSql = (payer: Payer, schema: string, dirtyPayers: string | null, year: number, numbers: string, last: string): string =>
  courseOf(
    `(${paidSql(payer, schema, dirtyPayers, inYear(year), numbers)} UNION ALL SELECT payer_key, place, posted_on FROM ${last})`,
    ['payer_key'],
    ['posted_on', 'place'],
    { day_before: 'posted_on', place_before: 'place' },
  );

/** Payers with payments in several places. */
export const severalSql = (paid: string): string => `SELECT DISTINCT payer_key FROM ${paid} WHERE place_before <> place`;

/** Column of numbers that separates a payer's rows of a split. */
const numberOf = (payer: Payer, split: PayerSplit): string => (split === FINEST[payer] ? 'place' : split);
/** Splits in which a payer of several places may have another month before than over all payments. */
const movingIn = (payer: Payer): readonly PayerSplit[] =>
  PAYER_SPLIT_NAMES.filter((split) => codesOf(split).length > 0 && payersOf(split).includes(payer));

/** Rows of payers with several places, with the number of each split. */
export const movedSql = (payer: Payer, paid: string, several: string, numbers: string): string =>
  `SELECT p.payer_key, p.posted_on, ${movingIn(payer)
    .map((split) => `n.${numberOf(payer, split)}`)
    .join(', ')} FROM ${paid} p SEMI JOIN ${several} s ON s.payer_key = p.payer_key JOIN ${numbers} n ON n.place = p.place`;

/** Temporary tables of a payer kind: rows of a year, payers with several places, and their rows. */
export interface PaidTables {
  readonly paid: string;
  readonly several: string;
  readonly moved: string;
}

const split = (name: (typeof SPLITS)[number]): string => String(SPLITS.indexOf(name) + 1);

/** First rows of each month of the year. */
const firstPaymentsSql = (course: string, year: number): string =>
  `(SELECT payer_key, place, posted_on, ${monthStartSql('day_before')} AS month_before FROM ${course} course
    WHERE ${fromYearSql(year)} AND (day_before IS NULL OR day_before < ${monthStartSql('posted_on')})) firsts`;

// A payer with one place has the same month before in each split, so one row serves all. Others also have a row over all payments.
/** Counts first payments in a month by day of the year and by month before. */
export function countedSql(of: (payer: Payer) => PaidTables, numbers: string, year: number): string {
  const countSql = (payer: Payer, figures: string, from: string) =>
    `SELECT ${String(PAYER_NAMES.indexOf(payer) + 1)} AS payer, ${figures}, month_before, count(*) AS payers FROM ${from} GROUP BY ALL`;
  const countWholeSql = (payer: Payer) => {
    const { paid, several } = of(payer);
    const rows = `(SELECT *, payer_key IN (SELECT payer_key FROM ${several}) AS moves FROM ${firstPaymentsSql(paid, year)}) course`;
    const place = `CASE WHEN moves THEN (SELECT min(place) FROM ${numbers}) ELSE place END AS place`;
    return countSql(payer, `CASE WHEN moves THEN ${split('whole')} ELSE ${split(EVERY)} END AS split, posted_on, ${place}`, rows);
  };
  const moving = (payer: Payer, name: PayerSplit) => {
    const place = numberOf(payer, name);
    const { moved } = of(payer);
    const rows = `(SELECT payer_key, ${place} AS place, posted_on FROM ${moved})`;
    const course = courseOf(rows, ['payer_key', 'place'], ['posted_on'], { day_before: 'posted_on' });
    return countSql(payer, `${split(name)} AS split, posted_on, place`, firstPaymentsSql(`(${course})`, year));
  };
  return PAYER_NAMES.flatMap((payer) => [countWholeSql(payer), ...movingIn(payer).map((name) => moving(payer, name))]).join(' UNION ALL ');
}
