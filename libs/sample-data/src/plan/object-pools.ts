import { FIRST_YEAR, LAST_YEAR, TAX_SHAPES } from '../facts/assumptions.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import type { Unit } from '../facts/units.ts';
import { apportion } from './apportion.ts';
import { taxesOf } from './revenue.ts';
import type { YearSize } from './sizes.ts';
import { countShares } from './unit-shares.ts';

/** The objects of one tax in one unit: `objects` keys from `firstKey` on, ordered from the oldest to the youngest. */
export interface Pool {
  readonly tax: TaxCode;
  readonly unit: Unit;
  readonly objects: number;
  readonly firstKey: number;
}

/** Per thousand objects of a pool, each year: so many of the oldest close, so many of the youngest opened. */
export const CLOSING = 15;
export const OPENING = 25;

/** Number of pools' objects follows the payments of the last whole year. */
export function objectPools(years: readonly YearSize[]): Pool[] {
  const whole = years.find(({ year }) => year === LAST_YEAR - 1);
  let firstKey = 1;
  return taxesOf(LAST_YEAR).flatMap((tax) => {
    const total = Math.round((whole?.payments.get(tax) ?? 0) * TAX_SHAPES[tax].objects);
    if (total === 0) return [];
    const shares = countShares(tax);
    const counts = apportion(
      total,
      shares.map(({ share }) => share),
    );
    return shares.map(({ unit }, index) => {
      const pool = { tax, unit, objects: Math.max(1, counts[index] ?? 0), firstKey };
      firstKey += pool.objects;
      return pool;
    });
  });
}

/** Places within a pool of the objects that were open all through a year and pay: `width` of them from `from` on. */
export function payingWindow({ objects, tax }: Pool, year: number): { from: number; width: number } {
  const from = Math.floor((objects * CLOSING * (year - FIRST_YEAR + 1)) / 1_000);
  const to = objects - Math.floor((objects * OPENING * (LAST_YEAR + 1 - year)) / 1_000);
  return { from, width: Math.max(1, Math.floor((to - from) * TAX_SHAPES[tax].paying)) };
}
