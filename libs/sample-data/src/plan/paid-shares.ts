import { VOLUME } from '../facts/assumptions.ts';
import { DUTIES, STATED_YEAR } from '../facts/duties.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { openAllYear } from './open-objects.ts';
import { fates, unpaidOf } from './retention.ts';

/** Somebody owes in every year. */
const MOST_PAID = 0.995;

/** Payments for what is open: the pandemic lowers them, the years since raise them. */
const payments = (year: number): number => (VOLUME[year] ?? 1) / openAllYear(year);

/** Of what falls due in a whole year the part that is paid within it. */
export const shareWithin = (tax: TaxCode, year: number): number =>
  Math.min(MOST_PAID, ((DUTIES[tax]?.within ?? 1) * payments(year)) / payments(STATED_YEAR));

/** What is paid of older debts in the stated year, for what falls due in it: more stayed unpaid in the years of the pandemic. */
export const paidOfOlder = (tax: TaxCode): number =>
  fates(tax).reduce((sum, { after, how, share }) => {
    const year = STATED_YEAR - after;
    const due = openAllYear(year) / openAllYear(STATED_YEAR);
    return sum + (how === 'collected' ? share * (1 - shareWithin(tax, year)) * due : 0);
  }, 0);

/** What they come to, in billions of rupiah of the province whose totals were published. */
export const collectedOfOlder = (tax: TaxCode): number =>
  fates(tax).reduce((sum, { after, how, share }) => sum + (how === 'collected' ? share * unpaidOf(tax, STATED_YEAR - after) : 0), 0);
