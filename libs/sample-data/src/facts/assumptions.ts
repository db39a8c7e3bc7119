import type { TaxCode } from './tax-types.ts';

/** 2026 carries 2025 forward with this growth for every tax: an assumption, no forecast. */
export const GROWTH_2026 = 1.04;
/** Targets of 2026 over the revenue of 2025: assumptions likewise. */
export const APBD_2026 = 1.07;
export const APBDP_2026 = 1.05;

export const FIRST_YEAR = 2019;
export const LAST_YEAR = 2026;
/** The last posting date: the middle of a month, so that unfinished periods show. */
export const LAST_DAY = '2026-11-14';

export const YEARS: readonly number[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

/** Number of payments of a whole year, 2019 = 1: the pandemic, then some 4 percent a year. */
export const VOLUME: Readonly<Record<number, number>> = {
  2019: 1,
  2020: 0.93,
  2021: 0.96,
  2022: 1.01,
  2023: 1.05,
  2024: 1.09,
  2025: 1.13,
  2026: 1.17,
};

/** When in a month people pay: any day, around the due date in its middle, or at its end. */
export const RHYTHM: Readonly<Record<TaxCode, 'even' | 'middle' | 'end' | 'transfers'>> = {
  PKB: 'even',
  BBNKB: 'even',
  PAB: 'even',
  PBBKB: 'middle',
  ROKOK: 'transfers',
  PBBP2: 'end',
  BPHTB: 'end',
  PBJT_MAMIN: 'middle',
  PBJT_LISTRIK: 'middle',
  PBJT_HOTEL: 'middle',
  PBJT_PARKIR: 'middle',
  PBJT_HIBURAN: 'middle',
  REKLAME: 'even',
  PAT: 'middle',
};

/** Objects of taxes that are owed case by case, for each payment of a full year: each has at most one case a year. */
export const OBJECTS_A_CASE = 1.7;

/** The central government transfers in this many lots a year, whatever the size of the sample. */
export const TRANSFERS_A_YEAR = 20;
/** Beside what its size makes, a tax has so many payments a year: the smallest samples show every tax, and some of it all year round. */
export const LEAST_PAYMENTS = { month: 36, other: 4 } as const;
/** Payments made twice and reversed, of all payments. */
export const PAID_TWICE = 0.0015;
