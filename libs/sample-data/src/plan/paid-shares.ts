import { PAYMENT_VOLUME } from '../facts/assumptions.ts';
import { OBLIGATION_RULES, REFERENCE_YEAR } from '../facts/obligations.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { openAllYearShare } from './open-objects.ts';
import { computeFates, unpaidOf } from './retention.ts';

/** At least one object owes in every year. */
const MAX_PAID_SHARE = 0.995;

/** Payments for open obligations. The pandemic lowers them; they have risen since. */
const payments = (year: number): number => (PAYMENT_VOLUME[year] ?? 1) / openAllYearShare(year);

/** Part of a whole year's obligations that is paid within the year. */
export const paidInYearShare = (tax: TaxCode, year: number): number =>
  Math.min(MAX_PAID_SHARE, ((OBLIGATION_RULES[tax]?.paidByYearEnd ?? 1) * payments(year)) / payments(REFERENCE_YEAR));

/** Payments of older debts in the reference year, relative to its obligations. More stayed unpaid in the years of the pandemic. */
export const paidOfOlder = (tax: TaxCode): number =>
  computeFates(tax).reduce((sum, { after, how, share }) => {
    const year = REFERENCE_YEAR - after;
    const due = openAllYearShare(year) / openAllYearShare(REFERENCE_YEAR);
    return sum + (how === 'collected' ? share * (1 - paidInYearShare(tax, year)) * due : 0);
  }, 0);

/** Their sum in billions of rupiah of the calibrated province. */
export const collectedOfOlder = (tax: TaxCode): number =>
  computeFates(tax).reduce(
    (sum, { after, how, share }) => sum + (how === 'collected' ? share * unpaidOf(tax, REFERENCE_YEAR - after) : 0),
    0,
  );
