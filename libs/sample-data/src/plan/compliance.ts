import { LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { OBLIGATION_RULES } from '../facts/obligations.ts';
import { TAX_CODES, type TaxCode } from '../facts/tax-types.ts';
import { paidInYearShare } from './paid-shares.ts';
import { elapsedShare } from './sizes.ts';

/** Part of a year's obligations that are due by the end of the data. */
function obligationPart(tax: TaxCode, year: number, paid: number): number {
  if (year < LAST_YEAR) return 1;
  if (OBLIGATION_RULES[tax]?.kind === 'campaign') return 1;
  return OBLIGATION_RULES[tax]?.kind === 'month' ? Number(LAST_DAY.slice(5, 7)) / 12 : paid;
}

/** Part of a year's obligations that is paid within the year, or within the part of it before the end of the data. */
function paidInYear(tax: TaxCode, year: number, seed: number): number {
  const paid = elapsedShare(tax, year, seed);
  const soFar = Math.min(1, paid / obligationPart(tax, year, paid));
  return paidInYearShare(tax, year) * soFar;
}

/** The tax with the most payments. It balances the others, so that the total number is the planned one. */
const BALANCING_TAX: TaxCode = 'PKB';

/**
 * Number of payments of each tax for obligations of the same year. `payments` are the planned ones, `old` those of older debts,
 * `obligations` the number due.
 * Taxes owed by a rule have the same compliance in samples of every size. The number of cases follows their payments.
 */
export function computeQuotas(
  year: number,
  seed: number,
  planned: ReadonlyMap<TaxCode, number>,
  old: ReadonlyMap<TaxCode, number>,
  obligations: ReadonlyMap<TaxCode, number>,
): ReadonlyMap<TaxCode, number> {
  const byRule = (tax: TaxCode): boolean =>
    tax !== BALANCING_TAX && OBLIGATION_RULES[tax] !== undefined && OBLIGATION_RULES[tax].kind !== 'case';
  const quota = (tax: TaxCode): number =>
    byRule(tax)
      ? Math.round((obligations.get(tax) ?? 0) * paidInYear(tax, year, seed))
      : Math.max(0, (planned.get(tax) ?? 0) - (old.get(tax) ?? 0));
  const taxes = TAX_CODES.filter((tax) => planned.has(tax));
  const found = new Map(taxes.map((tax) => [tax, quota(tax)]));
  const surplus = taxes.reduce((sum, tax) => sum + (found.get(tax) ?? 0) + (old.get(tax) ?? 0) - (planned.get(tax) ?? 0), 0);
  return found.set(BALANCING_TAX, (found.get(BALANCING_TAX) ?? 0) - surplus);
}
