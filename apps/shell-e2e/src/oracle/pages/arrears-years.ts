import { quotient } from '../columns.ts';
import type { Days } from '../days.ts';
import type { Cell, Group } from '../figures.ts';
import type { TableDimension } from '../panel.ts';
import type { View } from '../view.ts';

/** Whole years to the end of the period, not before the data begin. */
export const yearsUpTo =
  (years: number) =>
  ({ period, since }: View): Days => {
    const from = `${String(Number(period.to.slice(0, 4)) - years + 1)}-01-01`;
    return { from: from < since && since <= period.to ? `${since.slice(0, 7)}-01` : from, to: period.to };
  };
export const YEARLY: TableDimension = { header: 'Year', nameSql: "strftime($day, '%Y')" };

const MAX_YEARS = 5;
const HEADERS = Array.from({ length: MAX_YEARS }, (_, index) => `${String(index + 1)} yr`);

/** Share that remains 1 to 5 years after the first year end, for groups by year and first year. */
export function leftOf(groups: readonly Group<'left'>[]): Readonly<Record<string, Readonly<Record<string, Cell>>>> {
  const at = new Map(groups.map(({ key: [year = '', began = ''], now }) => [`${began} ${year}`, now.left]));
  const years = [...new Set(groups.map(({ key: [year = ''] }) => year))].sort();
  const begun = years.filter((year) => year !== years.at(-1) && (at.get(`${year} ${year}`) ?? 0) > 0);
  return Object.fromEntries(
    begun.map((year) => [
      year,
      Object.fromEntries(
        HEADERS.map((header, index) => {
          const later = String(Number(year) + index + 1);
          const start = at.get(`${year} ${year}`) ?? null;
          return [header, years.includes(later) ? quotient(at.get(`${year} ${later}`) ?? 0, start) : NaN];
        }),
      ),
    ]),
  );
}
