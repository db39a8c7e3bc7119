import { UNUSUAL_YEARS } from '../facts/anomalies.ts';
import { CITIES, cityShare } from '../facts/cities.ts';
import { taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { unitNumber, UNITS, unitsOf, type Unit } from '../facts/units.ts';
import { randomFactor } from './noise.ts';

export interface UnitShare {
  readonly unit: Unit;
  readonly share: number;
}

/**
 * Largest random deviations from the usual share: 0.08 is plus or minus 8 %. `permanent`: of a unit in all years. `yearly`: of a
 * unit in one year. `byTax`: of a unit in one year and tax. `city`: of a city in one year and tax.
 */
const MAX_DEVIATION = { permanent: 0.08, yearly: 0.08, byTax: 0.05, city: 0.015 } as const;

function normalizeShares(shares: readonly UnitShare[]): UnitShare[] {
  const sum = shares.reduce((total, { share }) => total + share, 0);
  return shares.map(({ unit, share }) => ({ unit, share: share / sum }));
}

function splitShares(tax: TaxCode, cityFactor: (city: string) => number, unitWeight: (unit: Unit) => number): UnitShare[] {
  const units = unitsOf(tax);
  const sumOfUnitWeights = (code: string): number => units.reduce((sum, unit) => sum + (unit.city === code ? unitWeight(unit) : 0), 0);
  return normalizeShares(
    units.map((unit) => {
      const city = CITIES.find(({ code }) => code === unit.city);
      const share = city ? (cityShare(city, tax) * cityFactor(city.code) * unitWeight(unit)) / sumOfUnitWeights(city.code) : 1;
      return { unit, share };
    }),
  );
}

/** Usual share of each unit in a tax: its city's share times its weight within the city. Revenue targets are divided by it. */
export const usualShares = (tax: TaxCode): UnitShare[] =>
  splitShares(
    tax,
    () => 1,
    ({ weight }) => weight,
  );

/** Shares of the units in the actual revenue of a year: the usual shares with random deviations and unusual years. */
export function yearShares(tax: TaxCode, year: number, seed: number): UnitShare[] {
  const taxIndex = taxNumber(tax);
  const unitFactor = (unit: Unit): number => {
    const unitIndex = unitNumber(unit);
    const percent = UNUSUAL_YEARS.find((item) => item.tax === tax && item.year === year && item.unit === unit.code)?.percent ?? 100;
    const deviation = randomFactor(MAX_DEVIATION.permanent, seed, unitIndex) * randomFactor(MAX_DEVIATION.yearly, seed, unitIndex, year);
    return (deviation * randomFactor(MAX_DEVIATION.byTax, seed, unitIndex, year, taxIndex) * percent) / 100;
  };
  const cityFactor = (code: string): number =>
    randomFactor(
      MAX_DEVIATION.city,
      seed,
      CITIES.findIndex((city) => city.code === code),
      year,
      taxIndex,
    );
  return splitShares(tax, cityFactor, (unit) => unit.weight * unitFactor(unit));
}

/** Exponent below 1: small units have slightly more objects for the same revenue. */
const COUNT_POWER = 0.9;

/** Shares of the units in the number of payments, and in the number of objects. */
export function countShares(tax: TaxCode): UnitShare[] {
  return normalizeShares(usualShares(tax).map(({ unit, share }) => ({ unit, share: share ** COUNT_POWER })));
}

/** Average value of an object in a unit; 1 is the average of the tax. It is the share of revenue divided by that of objects. */
export function relativeObjectValue(tax: TaxCode, unit: Unit): number {
  const shareIn = (shares: readonly UnitShare[]): number => shares.find((candidate) => candidate.unit === unit)?.share ?? 0;
  const objectShare = shareIn(countShares(tax));
  return objectShare === 0 ? 1 : shareIn(usualShares(tax)) / objectShare;
}

/**
 * Shares of the units for which `hasObjects` is true. They also get the shares of the other units of their city. The shares of a
 * city without such units are divided among all units.
 */
export function redistributeShares(shares: readonly UnitShare[], hasObjects: (unit: Unit) => boolean): UnitShare[] {
  const shareOfCity = (city: string | null, from: readonly UnitShare[]): number =>
    from.reduce((sum, { unit, share }) => sum + (unit.city === city ? share : 0), 0);
  const withObjects = shares.filter(({ unit }) => hasObjects(unit));
  return normalizeShares(
    withObjects.map(({ unit, share }) => ({ unit, share: (share * shareOfCity(unit.city, shares)) / shareOfCity(unit.city, withObjects) })),
  );
}

export const findUnit = (code: string): Unit | undefined => UNITS.find((unit) => unit.code === code);
