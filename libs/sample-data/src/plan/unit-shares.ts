import { ODD_YEARS } from '../facts/anomalies.ts';
import { CITIES, cityShare } from '../facts/cities.ts';
import { taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { unitNumber, UNITS, unitsOf, type Unit } from '../facts/units.ts';
import { randomFactor } from './noise.ts';

export interface UnitShare {
  readonly unit: Unit;
  readonly share: number;
}

/** Deviations of units from their usual share: permanent, by year, and by tax. */
const SPREAD = { lasting: 0.08, yearly: 0.08, tax: 0.05, city: 0.015 } as const;

function normalizeShares(shares: readonly UnitShare[]): UnitShare[] {
  const sum = shares.reduce((total, { share }) => total + share, 0);
  return shares.map(({ unit, share }) => ({ unit, share: share / sum }));
}

function splitShares(tax: TaxCode, cityWeight: (city: string) => number, unitWeight: (unit: Unit) => number): UnitShare[] {
  const units = unitsOf(tax);
  const weightOfCity = (code: string): number => units.reduce((sum, unit) => sum + (unit.city === code ? unitWeight(unit) : 0), 0);
  return normalizeShares(
    units.map((unit) => {
      const city = CITIES.find(({ code }) => code === unit.city);
      const share = city ? (cityShare(city, tax) * cityWeight(city.code) * unitWeight(unit)) / weightOfCity(city.code) : 1;
      return { unit, share };
    }),
  );
}

/** Usual share of each unit in a tax: its city's share, by its weight within the city. Targets follow it. */
export const usualShares = (tax: TaxCode): UnitShare[] =>
  splitShares(
    tax,
    () => 1,
    ({ weight }) => weight,
  );

/** Actual revenue of the units in a year. */
export function yearShares(tax: TaxCode, year: number, seed: number): UnitShare[] {
  const number = taxNumber(tax);
  const drift = (unit: Unit): number => {
    const place = unitNumber(unit);
    const odd = ODD_YEARS.find((item) => item.tax === tax && item.year === year && item.unit === unit.code)?.percent ?? 100;
    const usual = randomFactor(SPREAD.lasting, seed, place) * randomFactor(SPREAD.yearly, seed, place, year);
    return (usual * randomFactor(SPREAD.tax, seed, place, year, number) * odd) / 100;
  };
  const cityDrift = (code: string): number =>
    randomFactor(
      SPREAD.city,
      seed,
      CITIES.findIndex((city) => city.code === code),
      year,
      number,
    );
  return splitShares(tax, cityDrift, (unit) => unit.weight * drift(unit));
}

/** Small units have slightly more objects for the same revenue. */
const COUNT_POWER = 0.9;

/** Share of the number of payments and objects. */
export function countShares(tax: TaxCode): UnitShare[] {
  return normalizeShares(usualShares(tax).map(({ unit, share }) => ({ unit, share: share ** COUNT_POWER })));
}

/** Bases of a unit's objects relative to those of the whole tax: its share of the rupiah divided by that of the objects. */
export function unitLevel(tax: TaxCode, unit: Unit): number {
  const of = (shares: readonly UnitShare[]): number => shares.find((candidate) => candidate.unit === unit)?.share ?? 0;
  const objects = of(countShares(tax));
  return objects === 0 ? 1 : of(usualShares(tax)) / objects;
}

/** Shares of the units that have objects. They also get the shares of the other units of their city. */
export function sharesOfPresent(shares: readonly UnitShare[], present: (unit: Unit) => boolean): UnitShare[] {
  const ofCity = (city: string | null, from: readonly UnitShare[]): number =>
    from.reduce((sum, { unit, share }) => sum + (unit.city === city ? share : 0), 0);
  const found = shares.filter(({ unit }) => present(unit));
  return normalizeShares(found.map(({ unit, share }) => ({ unit, share: (share * ofCity(unit.city, shares)) / ofCity(unit.city, found) })));
}

export const unitOf = (code: string): Unit | undefined => UNITS.find((unit) => unit.code === code);
