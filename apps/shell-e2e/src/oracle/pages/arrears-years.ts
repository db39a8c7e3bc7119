import { quotient } from '../columns.ts';
import type { Days } from '../days.ts';
import type { Cell, Group } from '../figures.ts';
import type { TableDimension } from '../panel.ts';
import type { View } from '../view.ts';

/** Days of the last years up to the end of the period, not before the data begin. Eight years to June 2026 begin in January 2019. */
export const lastYears =
  (years: number) =>
  ({ period, since }: View): Days => {
    const from = `${String(Number(period.to.slice(0, 4)) - years + 1)}-01-01`;
    return { from: from < since && since <= period.to ? `${since.slice(0, 7)}-01` : from, to: period.to };
  };
export const YEAR_DIMENSION: TableDimension = { header: 'Year', nameSql: "strftime($day, '%Y')" };

const MAX_YEARS = 5;
const AGE_HEADERS = Array.from({ length: MAX_YEARS }, (_, index) => `${String(index + 1)} yr`);

/**
 * Shares of arrears that remain 1 to 5 years after the first year end, for groups by year and first year. Example: arrears that
 * began in 2021 were 200 at the end of 2021 and 50 at the end of 2023, so "2 yr" is 0.25.
 */
export function remainingShares(groups: readonly Group<'left'>[]): Readonly<Record<string, Readonly<Record<string, Cell>>>> {
  const remaining = new Map(groups.map(({ key: [year = '', began = ''], now }) => [`${began} ${year}`, now.left]));
  const years = [...new Set(groups.map(({ key: [year = ''] }) => year))].sort();
  const startYears = years.filter((year) => year !== years.at(-1) && (remaining.get(`${year} ${year}`) ?? 0) > 0);
  return Object.fromEntries(
    startYears.map((year) => [
      year,
      Object.fromEntries(
        AGE_HEADERS.map((header, index) => {
          // Index 0 is one year later.
          const later = String(Number(year) + index + 1);
          const start = remaining.get(`${year} ${year}`) ?? null;
          return [header, years.includes(later) ? quotient(remaining.get(`${year} ${later}`) ?? 0, start) : NaN];
        }),
      ),
    ]),
  );
}
