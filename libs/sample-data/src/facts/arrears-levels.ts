import type { TaxCode } from './tax-types.ts';

export interface ArrearsLevel {
  /** Debts with penalties at the end of 2024 in billions of rupiah. Years overdue: under 1, 1 to 2, 2 to 3, 3 to 5, over 5. */
  readonly byAge: readonly [number, number, number, number, number];
  readonly disputed: number;
}

/** Levels at the end of 2024. They are assumed, because no such figures were published. */
export const ARREARS_LEVELS: Readonly<Partial<Record<TaxCode, ArrearsLevel>>> = {
  PBBP2: { byAge: [1_150, 950, 850, 1_650, 2_500], disputed: 420 },
  PKB: { byAge: [900, 400, 250, 300, 100], disputed: 5 },
  BBNKB: { byAge: [15, 5, 0, 0, 0], disputed: 0 },
  BPHTB: { byAge: [180, 140, 120, 190, 150], disputed: 230 },
  PBJT_MAMIN: { byAge: [170, 95, 70, 105, 80], disputed: 40 },
  PBJT_HOTEL: { byAge: [60, 40, 35, 65, 50], disputed: 35 },
  PBJT_HIBURAN: { byAge: [45, 35, 35, 65, 50], disputed: 30 },
  PBJT_PARKIR: { byAge: [30, 20, 20, 30, 20], disputed: 12 },
  PBJT_LISTRIK: { byAge: [12, 6, 5, 7, 5], disputed: 3 },
  REKLAME: { byAge: [70, 55, 45, 85, 75], disputed: 25 },
  PAT: { byAge: [22, 13, 11, 17, 12], disputed: 8 },
  PBBKB: { byAge: [10, 5, 5, 20, 20], disputed: 30 },
  PAB: { byAge: [0.1, 0, 0, 0, 0], disputed: 0 },
};

/** Penalties of debts by age at the end of 2024, in parts of the principal. They are the average interest. */
export const PENALTY_BY_AGE = [0.06, 0.23, 0.43, 0.48, 0.48] as const;

/** Collected part of the debts that end within five years. The others are cancelled, or written off if the payer declared the tax. */
export const COLLECTED: Readonly<Partial<Record<TaxCode, number>>> = { PBBP2: 0.75, BPHTB: 0.7 };
export const USUALLY_COLLECTED = 0.6;
/** Parts of the debts that end later: collected, cancelled, written off. */
export const OLD_EXITS = { collected: 0.4, cancelled: 0.35, written_off: 0.25 } as const;

/** Debts of these years exist when the data begin. */
export const FIRST_DEBT_YEAR = 2014;

/** Debts are written off by decree, on one of two days of a year. */
export const DECREES = ['06-25', '12-17'] as const;
