import type { DuckDBConnection } from '@duckdb/node-api';
import { fieldProfile, type Profile } from '../profile/schema.ts';
import { query, textOrEmpty } from '../staging/sql.ts';
import { STAGE } from '../staging/stage.ts';
import { MAX_COMPARED_ROWS } from '../rows/layout-notes.ts';
import { findCumulativeSeries, type Step, type YearSeries } from './running-series.ts';

/** Describes how figures of an extract accumulate within a year. */
export interface CumulativeSpec {
  readonly names: readonly string[];
  readonly money: readonly string[];
  /** SQL for the year of a series, and for the step within the year from 1. */
  readonly year: string;
  readonly step: string;
  readonly where: string;
}

/** Accumulation of payments and of monthly targets; null for other extracts. */
export function cumulativeSpecOf(profile: Profile, fiscalYearStart: number): CumulativeSpec | null {
  if (profile.extract === 'targets')
    return { names: ['version', 'unit_code', 'tax_code'], money: ['amount'], year: 'year', step: 'month', where: 'month > 0' };
  const grain = fieldProfile(profile, 'posted', 'posted')?.grain;
  // Totals of quarters and years do not accumulate within a year.
  if (profile.extract !== 'payments' || grain === 'quarter' || grain === 'year') return null;
  const shifted = `date_trunc('month', posted_on) - INTERVAL ${fiscalYearStart - 1} MONTH`;
  const start = `CAST(date_trunc('year', ${shifted}) + INTERVAL ${fiscalYearStart - 1} MONTH AS DATE)`;
  const month = grain === 'month';
  return {
    names: ['tax_code', 'unit_code', 'region_code', 'channel_code', 'bank_code', 'tax_year', 'is_arrears', 'object_ref', 'taxpayer_ref'],
    money: ['principal', 'penalty', 'discount', 'amount', 'transactions'],
    year: `year(${shifted})`,
    step: month ? `month(${shifted})` : `date_diff('day', ${start}, posted_on) + 1`,
    where: 'payment_id IS NULL AND ntpd IS NULL AND reversal_of IS NULL',
  };
}

const nameSql = ({ names }: CumulativeSpec): string => `concat_ws(' / ', ${names.map((name) => `CAST(${name} AS VARCHAR)`).join(', ')})`;

/** More rows cannot be a recap, and grouping them would use too much memory. */
const MAX_CUMULATIVE_ROWS = 2_000_000;

/** Reads the series of the staged rows in order; null if there are too many for a report table. */
export async function readSeries(connection: DuckDBConnection, course: CumulativeSpec): Promise<readonly YearSeries[] | null> {
  const { names, year, step, where } = course;
  const [[all] = []] = await query(connection, `SELECT count(*) FROM ${STAGE} WHERE ${where}`);
  if (Number(all) === 0) return [];
  if (Number(all) > MAX_CUMULATIVE_ROWS) return null;
  const rows = await query(
    connection,
    `SELECT ${nameSql(course)}, ${year} AS y, ${step} AS s, sum(amount), count(*), ${names.join(', ')} FROM ${STAGE} WHERE ${where}
     GROUP BY ALL ORDER BY ${names.map((_name, at) => at + 6).join(', ')}, y, s LIMIT ${MAX_COMPARED_ROWS + 1}`,
  );
  if (rows.length > MAX_COMPARED_ROWS) return null;
  const series = new Map<string, { name: string; year: number; steps: Step[] }>();
  for (const [name, ownYear, at, amount, count, ...parts] of rows) {
    const key = JSON.stringify([parts, ownYear]);
    const yearSeries = series.get(key) ?? { name: textOrEmpty(name), year: Number(ownYear), steps: [] };
    yearSeries.steps.push({ at: Number(at), amount: BigInt(textOrEmpty(amount)), rows: Number(count) });
    series.set(key, yearSeries);
  }
  return [...series.values()];
}

/** Finds a series of cumulative figures; null if all figures stand alone. */
export const findCumulative = async (connection: DuckDBConnection, course: CumulativeSpec): Promise<YearSeries | null> =>
  findCumulativeSeries((await readSeries(connection, course)) ?? []);

/** Reason why differences of cumulative figures cannot be computed. */
export interface CumulativeFlaw {
  readonly code: 'cumulative-start' | 'cumulative-gap' | 'cumulative-falls' | 'cumulative-repeated';
  readonly series: YearSeries;
  readonly step: Step;
  readonly before: Step | null;
}

/** Checks that every month from the first is there, and that sums do not fall unless refunds are declared. */
export function findCumulativeFlaws(all: readonly YearSeries[], isMonthly: boolean, allowsDecrease: boolean): readonly CumulativeFlaw[] {
  const steps = new Map<number, Set<number>>();
  for (const { year, steps: own } of all) steps.set(year, new Set([...(steps.get(year) ?? []), ...own.map(({ at }) => at)]));
  const firstMonth = isMonthly ? 1 : 31;
  return all.flatMap((series): CumulativeFlaw[] => {
    const presentSteps = [...(steps.get(series.year) ?? [])].sort((a, b) => a - b);
    const [first] = series.steps;
    if (!first) return [];
    const repeated = series.steps.find(({ rows }) => rows > 1);
    if (repeated) return [{ code: 'cumulative-repeated', series, step: repeated, before: null }];
    if ((presentSteps[0] ?? 1) > firstMonth) return [{ code: 'cumulative-start', series, step: first, before: null }];
    return series.steps.slice(1).flatMap((step, at): CumulativeFlaw[] => {
      const before = series.steps[at] ?? first;
      if (isMonthly ? step.at !== before.at + 1 : presentSteps.indexOf(step.at) !== presentSteps.indexOf(before.at) + 1)
        return [{ code: 'cumulative-gap', series, step, before }];
      return step.amount < before.amount && !allowsDecrease ? [{ code: 'cumulative-falls', series, step, before }] : [];
    });
  });
}

/** SQL that replaces each cumulative sum by its difference from the one before. */
export function differencesSql(course: CumulativeSpec): string {
  const over = `OVER (PARTITION BY ${[...course.names, course.year].join(', ')} ORDER BY ${course.step})`;
  const each = course.money.map(
    (name) => `CASE WHEN ${course.where} THEN ${name} - coalesce(lag(${name}) ${over}, 0) ELSE ${name} END AS ${name}`,
  );
  return `SELECT * REPLACE (${each.join(', ')}) FROM`;
}
