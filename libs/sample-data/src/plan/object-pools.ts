import { FIRST_YEAR, LAST_YEAR, OBJECTS_A_CASE } from '../facts/assumptions.ts';
import { OBLIGATION_RULES, REFERENCE_YEAR } from '../facts/obligations.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import type { Unit } from '../facts/units.ts';
import { apportion } from './apportion.ts';
import { realisedRupiah, taxesOf } from './revenue.ts';
import { naturalTax } from './natural-tax.ts';
import { noise } from './noise.ts';
import { CLOSING_PER_MILLE, openAllYearShare, OPENING_PER_MILLE } from './open-objects.ts';
import { paidOfOlder } from './paid-shares.ts';
import { paymentsOfProvince, type SampleSize } from './sizes.ts';
import { countShares, relativeObjectValue } from './unit-shares.ts';

/** Objects of one tax in one unit: `objects` keys from `firstKey` on, ordered from the oldest to the youngest. */
export interface Pool {
  readonly tax: TaxCode;
  readonly unit: Unit;
  readonly objects: number;
  readonly firstKey: number;
  /** Size of the unit's tax bases relative to the middle ones of their kinds. */
  readonly level: number;
  /** Rupiah that the tax's usual payers pay each time, on average over its units. */
  readonly each: number;
  /** Start of the count of openings and closings, in thousandths of an object. Small pools thus get their share of them too. */
  readonly phase: number;
}

const PER_MILLE = 1_000;
const MONTHS = 12;
/** Minimum number of objects of a tax, so that some owe and pay in every year. */
const MIN_OBJECTS = 4;

const plannedPayments = ({ years }: SampleSize, tax: TaxCode, wanted: number): number =>
  years.find(({ year }) => year === wanted)?.payments.get(tax) ?? 0;

/** In small samples small taxes have more payments than their part. Each of them is smaller. */
function taxLevel(tax: TaxCode, size: SampleSize): number {
  const payments = plannedPayments(size, tax, REFERENCE_YEAR);
  return payments === 0 ? 1 : (size.scale * paymentsOfProvince(tax, REFERENCE_YEAR)) / payments;
}

function meanPayment(tax: TaxCode, size: SampleSize): number {
  const payments = plannedPayments(size, tax, REFERENCE_YEAR);
  return payments === 0 ? 0 : realisedRupiah(tax, REFERENCE_YEAR, size.scale) / payments;
}

/**
 * Number of registered objects of a tax. It follows from the compliance: obligations of the year times the paid part, plus payments of
 * older debts, are the payments of the year.
 */
function countObjects(tax: TaxCode, size: SampleSize): number {
  const paymentsOf = (year: number): number => plannedPayments(size, tax, year);
  const rule = OBLIGATION_RULES[tax];
  if (!rule) return 0;
  if (rule.kind === 'case') return Math.round(paymentsOf(LAST_YEAR - 1) * OBJECTS_A_CASE);
  const obligations = rule.kind === 'month' ? MONTHS : 1;
  const paid = rule.paidByYearEnd + paidOfOlder(tax);
  return Math.round(
    paymentsOf(REFERENCE_YEAR) / (obligations * rule.payable * naturalTax(tax).owing * openAllYearShare(REFERENCE_YEAR) * paid),
  );
}

/** Number of objects of the pools. It follows the payments of a whole year; a unit may have no object of a small tax. */
export function objectPools(size: SampleSize): Pool[] {
  let firstKey = 1;
  return taxesOf(LAST_YEAR).flatMap((tax) => {
    const shares = countShares(tax);
    const counts = apportion(
      Math.max(MIN_OBJECTS, countObjects(tax, size)),
      shares.map(({ share }) => share),
    );
    return shares.flatMap(({ unit }, index) => {
      const objects = counts[index] ?? 0;
      if (objects === 0 || !OBLIGATION_RULES[tax]) return [];
      const level = taxLevel(tax, size) * relativeObjectValue(tax, unit);
      const pool = {
        tax,
        unit,
        objects,
        firstKey,
        level,
        each: meanPayment(tax, size),
        phase: Math.floor(noise(firstKey, objects) * PER_MILLE),
      };
      firstKey += objects;
      return [pool];
    });
  });
}

/** Places within a pool of the objects that are open all through a year: `width` of them from `from` on, at least one. */
export function openWindow({ objects, phase }: Pool, year: number): { from: number; width: number } {
  const turned = (rate: number, years: number, since: number): number =>
    Math.max(0, Math.ceil((objects * rate * years - since) / PER_MILLE));
  const from = Math.min(objects - 1, turned(CLOSING_PER_MILLE, year - FIRST_YEAR + 1, phase));
  const to = objects - turned(OPENING_PER_MILLE, LAST_YEAR + 1 - year, PER_MILLE - 1 - phase);
  return { from, width: Math.max(1, to - from) };
}
