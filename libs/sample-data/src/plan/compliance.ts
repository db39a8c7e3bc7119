import { LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { DUTIES } from '../facts/duties.ts';
import { TAX_CODES, type TaxCode } from '../facts/tax-types.ts';
import { shareWithin } from './paid-shares.ts';
import { elapsed } from './sizes.ts';

/** Part of a year's dues that have fallen due by the end of the data. */
function duesPart(tax: TaxCode, year: number, paid: number): number {
  if (year < LAST_YEAR) return 1;
  if (DUTIES[tax]?.kind === 'campaign') return 1;
  return DUTIES[tax]?.kind === 'month' ? Number(LAST_DAY.slice(5, 7)) / 12 : paid;
}

/** Of what falls due in a year the part that is paid within it, or within as much of it as lies in the data. */
function paidWithin(tax: TaxCode, year: number, seed: number): number {
  const paid = elapsed(tax, year, seed);
  const soFar = Math.min(1, paid / duesPart(tax, year, paid));
  return shareWithin(tax, year) * soFar;
}

/** The tax with the most payments: it makes up for what the others take more or less, so that their number is the planned one. */
const MOST_PAYMENTS: TaxCode = 'PKB';

/**
 * How many payments of each tax settle what fell due in the year. `payments` are the planned ones, `old` those that settle older debts,
 * `dues` what fell due. Taxes that are owed by a rule keep their compliance whatever the size of the sample; the number of cases
 * follows their payments.
 */
export function quotas(
  year: number,
  seed: number,
  planned: ReadonlyMap<TaxCode, number>,
  old: ReadonlyMap<TaxCode, number>,
  dues: ReadonlyMap<TaxCode, number>,
): ReadonlyMap<TaxCode, number> {
  const byRule = (tax: TaxCode): boolean => tax !== MOST_PAYMENTS && DUTIES[tax] !== undefined && DUTIES[tax].kind !== 'case';
  const quota = (tax: TaxCode): number =>
    byRule(tax)
      ? Math.round((dues.get(tax) ?? 0) * paidWithin(tax, year, seed))
      : Math.max(0, (planned.get(tax) ?? 0) - (old.get(tax) ?? 0));
  const taxes = TAX_CODES.filter((tax) => planned.has(tax));
  const found = new Map(taxes.map((tax) => [tax, quota(tax)]));
  const surplus = taxes.reduce((sum, tax) => sum + (found.get(tax) ?? 0) + (old.get(tax) ?? 0) - (planned.get(tax) ?? 0), 0);
  return found.set(MOST_PAYMENTS, (found.get(MOST_PAYMENTS) ?? 0) - surplus);
}
