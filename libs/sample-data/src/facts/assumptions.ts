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

export interface TaxShape {
  /** Percent of all payments. Small taxes are given more than their true share, so that small samples show them at all. */
  readonly payments: number;
  /** The smaller, the more of the tax comes from few large payers: sizes are 1 / (u + evenness) for u even in 0..1. */
  readonly evenness: number;
  /** When in a month people pay: any day, around the due date in its middle, or at its end. */
  readonly rhythm: 'even' | 'middle' | 'end' | 'transfers';
}

export const TAX_SHAPES: Readonly<Record<TaxCode, TaxShape>> = {
  PKB: { payments: 52, evenness: 0.04, rhythm: 'even' },
  BBNKB: { payments: 5.5, evenness: 0.06, rhythm: 'even' },
  PAB: { payments: 0.06, evenness: 0.1, rhythm: 'even' },
  PBBKB: { payments: 0.15, evenness: 0.02, rhythm: 'middle' },
  ROKOK: { payments: 0, evenness: 1, rhythm: 'transfers' },
  PBBP2: { payments: 22, evenness: 0.006, rhythm: 'end' },
  BPHTB: { payments: 3.3, evenness: 0.01, rhythm: 'end' },
  PBJT_MAMIN: { payments: 8.5, evenness: 0.008, rhythm: 'middle' },
  PBJT_LISTRIK: { payments: 0.6, evenness: 0.01, rhythm: 'middle' },
  PBJT_HOTEL: { payments: 1.7, evenness: 0.02, rhythm: 'middle' },
  PBJT_PARKIR: { payments: 1.6, evenness: 0.02, rhythm: 'middle' },
  PBJT_HIBURAN: { payments: 1.6, evenness: 0.02, rhythm: 'middle' },
  REKLAME: { payments: 1.8, evenness: 0.015, rhythm: 'even' },
  PAT: { payments: 1.2, evenness: 0.02, rhythm: 'middle' },
};

/** Objects of taxes that are owed case by case, for each payment of a full year: each has at most one case a year. */
export const OBJECTS_A_CASE = 1.4;

/** The central government transfers in this many lots a year, whatever the size of the sample. */
export const TRANSFERS_A_YEAR = 20;
/** A tax has at least this many payments a year. */
export const LEAST_PAYMENTS = 24;
/** Payments made twice and reversed, of all payments. */
export const PAID_TWICE = 0.0015;
