import { TAX_CODES, taxNumber, type TaxCode } from './tax-types.ts';

/**
 * Day on which an object owes. `anniversary`: once a year on its own day. `notice`: once a year from a notice on its own day.
 * `campaign`: once a year, the same day for all. `month`: every month. `case`: at each event.
 */
export type ObligationKind = 'anniversary' | 'notice' | 'campaign' | 'month' | 'case';

export interface ObligationRule {
  readonly kind: ObligationKind;
  /** Part of the open objects that are not suspended. */
  readonly payable: number;
  /** Part of the obligations of 2024 that is paid by the end of the year, and by the due day. Assumptions, no published figures. */
  readonly paidByYearEnd: number;
  readonly onTime: number;
}

export const OBLIGATION_RULES: Readonly<Partial<Record<TaxCode, ObligationRule>>> = {
  PKB: { kind: 'anniversary', payable: 1, paidByYearEnd: 0.82, onTime: 0.75 },
  BBNKB: { kind: 'case', payable: 1, paidByYearEnd: 0.998, onTime: 0.998 },
  PAB: { kind: 'notice', payable: 0.78, paidByYearEnd: 0.85, onTime: 0.8 },
  PBBKB: { kind: 'month', payable: 0.87, paidByYearEnd: 0.97, onTime: 0.95 },
  PBBP2: { kind: 'campaign', payable: 1, paidByYearEnd: 0.76, onTime: 0.66 },
  BPHTB: { kind: 'case', payable: 1, paidByYearEnd: 0.96, onTime: 0.96 },
  PBJT_MAMIN: { kind: 'month', payable: 0.85, paidByYearEnd: 0.83, onTime: 0.77 },
  PBJT_LISTRIK: { kind: 'month', payable: 0.74, paidByYearEnd: 0.93, onTime: 0.9 },
  PBJT_HOTEL: { kind: 'month', payable: 0.67, paidByYearEnd: 0.9, onTime: 0.86 },
  PBJT_PARKIR: { kind: 'month', payable: 0.79, paidByYearEnd: 0.85, onTime: 0.8 },
  PBJT_HIBURAN: { kind: 'month', payable: 0.74, paidByYearEnd: 0.8, onTime: 0.74 },
  REKLAME: { kind: 'notice', payable: 0.7, paidByYearEnd: 0.88, onTime: 0.8 },
  PAT: { kind: 'month', payable: 0.87, paidByYearEnd: 0.84, onTime: 0.78 },
};

/** Condition over a column of tax numbers: true if the tax is owed in one of these ways. */
export const isOwedSql = (column: string, ...kinds: readonly ObligationKind[]): string =>
  `${column} IN (${TAX_CODES.filter((tax) => kinds.some((kind) => OBLIGATION_RULES[tax]?.kind === kind))
    .map(taxNumber)
    .join(', ')})`;

/** The levels above refer to this year. */
export const REFERENCE_YEAR = 2024;

/** Days on which the yearly notices of the land and building tax go out. Assumptions that fit the days of payment. */
export const NOTICE_DAY_BY_YEAR: Readonly<Record<number, string>> = {
  2023: '2023-03-01',
  2024: '2024-05-06',
  2025: '2025-04-01',
  2026: '2026-04-01',
};
export const USUAL_NOTICE_DAY = '03-15';

/** Bills of the land and building tax that are reduced on request, in permille. */
export const REDUCED_PER_MILLE = 15;
/** Part of the unpaid monthly taxes without a return. */
export const NOT_FILED_SHARE = 0.45;
/** Percent of hotels, restaurants, entertainment and parking that were suspended in the pandemic. */
export const SUSPENDED_PERCENT = 6;

/** Taxes whose places may report by the system that records transactions (eTRAPT). */
export const RECORDED_TAXES: readonly TaxCode[] = ['PBJT_MAMIN', 'PBJT_HOTEL', 'PBJT_HIBURAN', 'PBJT_PARKIR'];
/** Percent of their returns that are filed online: an assumption. It grows as the system spreads. */
export const recordedPercent = (year: number): number => Math.min(60, Math.max(0, 10 + 6 * (year - 2019)));
