import { VOLUME } from '../facts/assumptions.ts';
import { DUTIES, STATED_YEAR } from '../facts/duties.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { openAllYear } from './open-objects.ts';
import { fates, unpaidOf } from './retention.ts';

/** At least one object owes in every year. */
const MOST_PAID = 0.995;

/** Payments for open obligations. The pandemic lowers them; they have risen since. */
const payments = (year: number): number => (VOLUME[year] ?? 1) / openAllYear(year);

/** Part of a whole year's obligations that is paid within the year. */
export const shareWithin = (tax: TaxCode, year: number): number =>
  Math.min(MOST_PAID, ((DUTIES[tax]?.within ?? 1) * payments(year)) / payments(STATED_YEAR));

/** Payments of older debts in the reference year, relative to its obligations. More stayed unpaid in the years of the pandemic. */
export const paidOfOlder = (tax: TaxCode): number =>
  fates(tax).reduce((sum, { after, how, share }) => {
    const year = STATED_YEAR - after;
    const due = openAllYear(year) / openAllYear(STATED_YEAR);
    return sum + (how === 'collected' ? share * (1 - shareWithin(tax, year)) * due : 0);
  }, 0);

/** Their sum in billions of rupiah of the calibrated province. */
export const collectedOfOlder = (tax: TaxCode): number =>
  fates(tax).reduce((sum, { after, how, share }) => sum + (how === 'collected' ? share * unpaidOf(tax, STATED_YEAR - after) : 0), 0);
