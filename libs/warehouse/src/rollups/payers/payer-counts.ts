import { changeSql, plusEach } from '../changed-sums.ts';
import { measures, type Rollup, type Rollups } from '../rollup.ts';
import { monthStartSql, PLACE } from '../sql.ts';
import {
  codesOf,
  EVERY,
  PAYER_NAMES,
  PAYER_SPLIT_NAMES,
  PAYERS,
  payersOf,
  SPLITS,
  type PayerSplit,
  type PlaceColumn,
} from './payer-splits.ts';
import type { PayerYear } from './payer-years.ts';
import { quoted, quotedList } from '../../engine/literals.ts';

/** Condition for rows of `payer_days` that count in a split. */
export function ofSplitSql(split: PayerSplit): string {
  return `split IN (${quoted(EVERY)}, ${quoted(split)})`;
}

const BUILT = { when: 'at publication', part: 'payers' } as const;

/** Distinct payers of a month by the codes of a split, in single payments. */
const distinctPayers = (split: PayerSplit): string =>
  payersOf(split)
    .map(
      (payer) =>
        `SELECT DISTINCT ${[quoted(payer), PAYERS[payer], `date_trunc('month', posted_on)`, ...codesOf(split)].join(', ')} FROM payments WHERE ${PAYERS[payer]} IS NOT NULL`,
    )
    .join(' UNION ALL ');

const monthsRollup = (split: PayerSplit) =>
  ({
    source: 'payer_days',
    grain: 'month',
    keys: {
      payer: 'VARCHAR',
      posted_on: 'DATE',
      ...Object.fromEntries(codesOf(split).map((code) => [code, PLACE[code]])),
      month_before: 'DATE',
    },
    measures: measures('payers'),
    built: BUILT,
    check: { sum: 'sum(payers)', rows: 'count(*)', from: `(${distinctPayers(split)}) payers` },
  }) as const satisfies Rollup;

/**
 * Counts by the day of the first payment in a month, for all splits; for each split also by month.
 * Rows of `every` split count in each split, others in their own only.
 */
export const PAYER_COUNT_ROLLUPS = {
  payer_days: {
    source: 'payments',
    grain: 'day',
    keys: { payer: 'VARCHAR', split: 'VARCHAR', posted_on: 'DATE', ...PLACE, month_before: 'DATE' },
    measures: measures('payers'),
    built: BUILT,
    check: { sum: `sum(CASE WHEN ${ofSplitSql('whole')} THEN payers END)`, rows: 'count(*)', from: `(${distinctPayers('whole')}) payers` },
  },
  whole_payer_months: monthsRollup('whole'),
  tax_payer_months: monthsRollup('tax'),
  unit_payer_months: monthsRollup('unit'),
  tax_unit_payer_months: monthsRollup('tax_unit'),
  place_payer_months: monthsRollup('place'),
} as const satisfies Rollups;

const DAY_COLUMNS = ['payer', 'split', 'posted_on', ...Object.keys(PLACE), 'month_before'] as const;
const DAY_KEYS = DAY_COLUMNS.join(', ');
const nameOfNumberSql = (names: readonly string[], number: string): string => `[${quotedList(names)}][${number}]`;

/** Rows with the codes of their split. */
function dayRowsSql({ countTable, numbers }: PayerYear): string {
  const code = (column: PlaceColumn) => {
    const splits = PAYER_SPLIT_NAMES.filter((split) => codesOf(split).includes(column));
    return `CASE WHEN ${nameOfNumberSql(SPLITS, 'c.split')} IN (${quotedList([EVERY, ...splits])}) THEN n.${column} END AS ${column}`;
  };
  const codes = codesOf('place').map(code).join(', ');
  const names = `${nameOfNumberSql(PAYER_NAMES, 'c.payer')} AS payer, ${nameOfNumberSql(SPLITS, 'c.split')} AS split`;
  return `SELECT ${names}, c.posted_on, ${codes}, c.month_before, c.payers FROM ${countTable} c JOIN ${numbers} n ON n.place = c.place`;
}

/**
 * Counts objects and taxpayers on the day of their first payment in each month, by the month of their payment before (null: none).
 * Distinct payers of a span that begins with a month are the rows whose month before is null or earlier than the span.
 * So distinct counts can be added.
 * @example A payer of March and June counts in both months. For January to June only March counts, as June's month before is in the span.
 */
export function payerDaysSql(target: string, { countTable, numbers }: PayerYear): string {
  // Sorted so that equal values compress best, by numbers, as texts take twice the time to sort.
  const ordered = `(SELECT * FROM ${countTable} ORDER BY payer, split, month(posted_on), month_before, place, posted_on)`;
  return `CREATE TABLE ${target} AS ${dayRowsSql({ countTable: ordered, numbers })}`;
}

const sumPayers = 'CAST(sum(payers) AS BIGINT) AS payers';
const CHANGED_DAYS = 'changed_payer_days';
export const TEMPORARY_OF_COUNTS: readonly string[] = [CHANGED_DAYS];

/** A row is empty if all its payers moved to another one. */
const changedPayersSql = (target: string, added: string, keys: readonly string[]): readonly string[] =>
  changeSql(target, added, { keys, figures: plusEach('payers'), gone: 's.payers + c.payers = 0' });

// Most payers with changed payments count in the same row as before.
/** Returns SQL that subtracts payers with changed payments from a table and counts them again. */
export const payerDaysChangedSql = (target: string, before: PayerYear, after: PayerYear): readonly string[] => [
  `CREATE OR REPLACE TEMP TABLE ${CHANGED_DAYS} AS SELECT ${DAY_KEYS}, ${sumPayers} FROM (
      SELECT ${DAY_KEYS}, payers FROM (${dayRowsSql(after)}) counted_anew
      UNION ALL SELECT ${DAY_KEYS}, -payers FROM (${dayRowsSql(before)}) counted_before
    ) counted GROUP BY ${DAY_KEYS} HAVING sum(payers) <> 0`,
  ...changedPayersSql(target, `SELECT * FROM ${CHANGED_DAYS}`, DAY_COLUMNS),
];

const MONTH = monthStartSql('posted_on');

const monthKeys = (split: PayerSplit): readonly string[] => ['payer', 'posted_on', ...codesOf(split), 'month_before'];

function monthRowsSql(split: PayerSplit, days: string): string {
  const codes = codesOf(split);
  const payers = payersOf(split).map(quoted);
  return `SELECT ${['payer', `${MONTH} AS posted_on`, ...codes, 'month_before'].join(', ')}, ${sumPayers}
    FROM ${days} WHERE ${ofSplitSql(split)} AND payer IN (${payers.join(', ')}) GROUP BY ${['payer', MONTH, ...codes, 'month_before'].join(', ')}`;
}

/** The same for one split by month, from changed days. */
export const payerMonthsChangedSql = (split: PayerSplit, target: string): readonly string[] =>
  changedPayersSql(target, `${monthRowsSql(split, CHANGED_DAYS)} HAVING sum(payers) <> 0`, monthKeys(split));

/** The same for one split by month, from finished days. */
export const payerMonthsSql = (split: PayerSplit, target: string, days: string): string =>
  `CREATE TABLE ${target} AS ${monthRowsSql(split, days)} ORDER BY ${['payer', MONTH, 'month_before', ...codesOf(split)].join(', ')}`;
