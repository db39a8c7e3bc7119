import type { TaxCode } from './tax-types.ts';

/** Growth of every tax from 2025 to 2026: an assumption, no forecast. */
export const GROWTH_2026 = 1.04;
/** Targets of 2026 relative to the revenue of 2025: assumptions too. */
export const APBD_2026 = 1.07;
export const APBDP_2026 = 1.05;

export const FIRST_YEAR = 2019;
export const LAST_YEAR = 2026;
/** The last posting date. It is in the middle of a month, so that unfinished periods occur. */
export const LAST_DAY = '2026-11-14';

export const YEARS: readonly number[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

/** Number of payments of a whole year, 2019 = 1. After the pandemic it grows by some 4 percent a year. */
export const PAYMENT_VOLUME: Readonly<Record<number, number>> = {
  2019: 1,
  2020: 0.93,
  2021: 0.96,
  2022: 1.01,
  2023: 1.05,
  2024: 1.09,
  2025: 1.13,
  2026: 1.17,
};

/** Part of a month in which people pay: any day, around the due date in its middle, or at its end. */
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

/** Objects of case-by-case taxes for each payment of a full year. Each has at most one case a year. */
export const OBJECTS_A_CASE = 1.7;

/** The central government transfers in this many lots a year, in samples of every size. */
export const TRANSFERS_A_YEAR = 20;
/** Number of payments a year that a tax gets in addition. The smallest samples thus show every tax, and some taxes all year. */
export const MIN_PAYMENTS = { month: 36, other: 4 } as const;
/** Share of the payments that are made twice and reversed. */
export const PAID_TWICE_SHARE = 0.0015;
