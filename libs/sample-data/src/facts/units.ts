import { CITIES, ISLANDS, PROVINCE } from './cities.ts';
import { TAX_TYPES, type TaxCode } from './tax-types.ts';

type UnitKind = 'head-office' | 'sub-agency' | 'samsat' | 'up3d';

export interface Unit {
  readonly code: string;
  readonly kind: UnitKind;
  readonly city: string | null;
  /** District of the unit. The unit of the islands serves all of their districts. */
  readonly district: string | null;
  readonly region: string;
  readonly parent: string | null;
  /** Weight of a UP3D within its city. */
  readonly weight: number;
}

// Weights of the districts of each city, in the order of their codes.
const DISTRICT_WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  '31.71': [17, 9, 10, 10, 5, 22, 24, 3],
  '31.72': [34, 22, 7, 11, 9, 17],
  '31.73': [13, 22, 11, 4, 15, 10, 8, 17],
  '31.74': [5, 31, 6, 4, 10, 8, 27, 5, 2, 2],
  '31.75': [7, 17, 11, 8, 5, 21, 11, 9, 6, 5],
};

const removeDots = (code: string): string => code.replaceAll('.', '');
const mainlandCities = CITIES.filter(({ code }) => code !== ISLANDS);
const headOffice: Unit = { code: 'HQ', kind: 'head-office', city: null, district: null, region: PROVINCE.code, parent: null, weight: 1 };

const districtUnits = (city: string): Unit[] =>
  (DISTRICT_WEIGHTS[city] ?? []).map((weight, index) => {
    const district = `${city}.${String(index + 1).padStart(2, '0')}`;
    return {
      code: `UP3D-${removeDots(district)}`,
      kind: 'up3d',
      city,
      district,
      region: district,
      parent: `SB-${removeDots(city)}`,
      weight,
    };
  });

const cityUnit = (kind: 'sub-agency' | 'samsat', city: string): Unit => ({
  code: `${kind === 'samsat' ? 'SAMSAT' : 'SB'}-${removeDots(city)}`,
  kind,
  city,
  district: null,
  region: city,
  parent: kind === 'samsat' ? `SB-${removeDots(city)}` : headOffice.code,
  weight: 1,
});

/** 54 units: the head office, five sub-agencies, five Samsat units and 43 UP3D. Their codes are invented. */
export const UNITS: readonly Unit[] = [
  headOffice,
  ...mainlandCities.map(({ code }) => cityUnit('sub-agency', code)),
  ...mainlandCities.map(({ code }) => cityUnit('samsat', code)),
  ...mainlandCities.flatMap(({ code }) => districtUnits(code)),
  { code: `UP3D-${removeDots(ISLANDS)}`, kind: 'up3d', city: ISLANDS, district: null, region: ISLANDS, parent: 'SB-3172', weight: 1 },
];

export const unitNumber = (unit: Unit): number => UNITS.indexOf(unit) + 1;

export const HEAD_OFFICE = unitNumber(headOffice);

/** Units that collect a tax. The islands have no heavy equipment. */
export function unitsOf(tax: TaxCode): readonly Unit[] {
  const collector = TAX_TYPES.find(({ code }) => code === tax)?.collector;
  return UNITS.filter(({ kind, city }) => kind === collector && !(tax === 'PAB' && city === ISLANDS));
}
