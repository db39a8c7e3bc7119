import { ARREARS_LEVELS, COLLECTED, FIRST_DEBT_YEAR, OLD_EXITS, PENALTY_BY_AGE, USUALLY_COLLECTED } from '../facts/arrears-levels.ts';
import { LAST_YEAR } from '../facts/assumptions.ts';
import { REFERENCE_YEAR } from '../facts/obligations.ts';
import { TAX_TYPES, type TaxCode } from '../facts/tax-types.ts';

/** End of a debt: this many years after the year in which it was due. */
export interface Fate {
  readonly after: number;
  readonly how: 'collected' | 'cancelled' | 'written_off';
  /** Part of the amount unpaid at the end of its first year. */
  readonly share: number;
}

const OLDEST = REFERENCE_YEAR - FIRST_DEBT_YEAR;
const MAX_YEARS = LAST_YEAR - FIRST_DEBT_YEAR;
const YOUNG = 5;

type ByAge = readonly [number, number, number, number, number];

/** Principal owed at the end of the reference year, by age. Null for a tax that nobody owes. */
function principalOf(tax: TaxCode): ByAge | null {
  const level = ARREARS_LEVELS[tax];
  if (!level) return null;
  const [first, second, third, fourth, old] = PENALTY_BY_AGE;
  const [a, b, c, d, e] = level.byAge;
  return [a / (1 + first), b / (1 + second), c / (1 + third), d / (1 + fourth), e / (1 + old)];
}

/** Yearly factor by which debts of over five years shrink, so that they add up to the given level. */
function tailFactor(youngest: number, total: number): number {
  const sum = (factor: number): number =>
    Array.from({ length: OLDEST - YOUNG + 1 }, (_, index) => youngest * factor ** (index + 1)).reduce((a, b) => a + b, 0);
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (sum(middle) < total) low = middle;
    else high = middle;
  }
  return low;
}

/** Remainder of a year's debts after 0, 1, 2 ... years, as a part of the unpaid amount at the end of the year. It never grows. */
export function computeRetention(tax: TaxCode): readonly number[] {
  const level = principalOf(tax);
  if (!level) return [1];
  const [first, second, third, fourth, old] = level;
  const targetLevel = [first, second, third, fourth / 2, fourth / 2];
  const factor = tailFactor(fourth / 2, old);
  const left: number[] = [];
  for (let years = 0; years <= MAX_YEARS; years += 1) {
    const before = left.at(-1) ?? 1;
    left.push(years < YOUNG ? Math.min(before, (targetLevel[years] ?? 0) / first) : before * factor);
  }
  return left;
}

/**
 * Unpaid amount of a tax at the end of a year, in billions of rupiah. Its remainder at the end of the reference year is the given level,
 * even if older debts are larger than younger ones.
 */
export function unpaidOf(tax: TaxCode, year: number): number {
  const level = principalOf(tax);
  if (!level) return 0;
  const [first, second, third, fourth] = level;
  const age = Math.max(0, Math.min(YOUNG - 1, REFERENCE_YEAR - year));
  const left = computeRetention(tax)[age] ?? 1;
  return left === 0 ? first : ([first, second, third, fourth / 2, fourth / 2][age] ?? first) / left;
}

const OLD_WAYS = ['collected', 'cancelled', 'written_off'] as const;

/** Fates of a year's unpaid debts. Debts without a fate are still owed at the end of the data. */
export function computeFates(tax: TaxCode): readonly Fate[] {
  const left = computeRetention(tax);
  const collected = COLLECTED[tax] ?? USUALLY_COLLECTED;
  const assessed = TAX_TYPES.find(({ code }) => code === tax)?.system === 'official';
  return left.slice(1).flatMap((remainder, index): Fate[] => {
    const [after, share] = [index + 1, (left[index] ?? 0) - remainder];
    if (after >= YOUNG) return OLD_WAYS.map((how) => ({ after, how, share: share * OLD_EXITS[how] }));
    return [
      { after, how: 'collected', share: share * collected },
      { after, how: assessed ? 'cancelled' : 'written_off', share: share * (1 - collected) },
    ];
  });
}
