import type { TaxCode } from './tax-types.ts';

export interface City {
  readonly code: string;
  /** Short name, as used in names of units. */
  readonly name: string;
  /** Statistics Indonesia numbers the same cities in another order. Joining the two codes would swap cities silently. */
  readonly bps: string;
  /** December 2024. */
  readonly population: number;
  readonly areaKm2: number;
  readonly shares: CityShares;
}

/** Percent of the region's revenue by tax. */
interface CityShares {
  readonly pbbp2: number;
  readonly bphtb: number;
  readonly pbjt: number;
  readonly other: number;
  readonly pkb: number;
  readonly bbnkb: number;
}

const shares = (pbbp2: number, bphtb: number, pbjt: number, other: number, pkb: number, bbnkb: number): CityShares => ({
  pbbp2,
  bphtb,
  pbjt,
  other,
  pkb,
  bbnkb,
});

export const PROVINCE = { code: '31', bps: '31', population: 11_038_216, areaKm2: 661.53 } as const;

export const ISLANDS = '31.01';

export const CITIES: readonly City[] = [
  {
    code: ISLANDS,
    name: 'Kepulauan Seribu',
    bps: '3101',
    population: 30_334,
    areaKm2: 10.951,
    shares: shares(0.1, 0.1, 0.1, 0.1, 0, 0),
  },
  {
    code: '31.71',
    name: 'Jakarta Pusat',
    bps: '3173',
    population: 1_057_270,
    areaKm2: 47.565,
    shares: shares(19, 15, 21, 20, 14, 14),
  },
  {
    code: '31.72',
    name: 'Jakarta Utara',
    bps: '3175',
    population: 1_832_032,
    areaKm2: 147.534,
    shares: shares(20, 18, 13, 14, 15, 16),
  },
  {
    code: '31.73',
    name: 'Jakarta Barat',
    bps: '3174',
    population: 2_556_752,
    areaKm2: 125,
    shares: shares(16, 17, 13, 15, 22, 21),
  },
  {
    code: '31.74',
    name: 'Jakarta Selatan',
    bps: '3171',
    population: 2_331_411,
    areaKm2: 144.942,
    shares: shares(32.4, 37, 45, 38, 25, 27),
  },
  {
    code: '31.75',
    name: 'Jakarta Timur',
    bps: '3172',
    population: 3_230_417,
    areaKm2: 185.538,
    shares: shares(12.5, 12.9, 7.9, 12.9, 24, 22),
  },
];

const SHARE_OF: Readonly<Partial<Record<TaxCode, keyof CityShares>>> = {
  PKB: 'pkb',
  BBNKB: 'bbnkb',
  PBBP2: 'pbbp2',
  BPHTB: 'bphtb',
  REKLAME: 'other',
  PAT: 'other',
  PAB: 'other',
};

/** Percent of a tax that comes from a city. Taxes of the head office belong to no city. */
export const cityShare = (city: City, tax: TaxCode): number => city.shares[SHARE_OF[tax] ?? 'pbjt'];
