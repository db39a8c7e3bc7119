import { TAX_CODES, taxNumber, type TaxCode } from './tax-types.ts';

/**
 * When an object owes: `anniversary` once a year on its own day; `notice` once a year from a notice on its own day; `campaign` once a
 * year, everybody by the same day; `month` every month; `case` whenever something happens to it.
 */
export type DutyKind = 'anniversary' | 'notice' | 'campaign' | 'month' | 'case';

export interface Duty {
  readonly kind: DutyKind;
  /** Part of the open objects that are not suspended. */
  readonly payable: number;
  /** Of what fell due in 2024: paid by the end of the year, and paid by the due day. Assumptions, no published figures. */
  readonly within: number;
  readonly onTime: number;
}

export const DUTIES: Readonly<Partial<Record<TaxCode, Duty>>> = {
  PKB: { kind: 'anniversary', payable: 1, within: 0.82, onTime: 0.75 },
  BBNKB: { kind: 'case', payable: 1, within: 0.998, onTime: 0.998 },
  PAB: { kind: 'notice', payable: 0.78, within: 0.85, onTime: 0.8 },
  PBBKB: { kind: 'month', payable: 0.87, within: 0.97, onTime: 0.95 },
  PBBP2: { kind: 'campaign', payable: 1, within: 0.76, onTime: 0.66 },
  BPHTB: { kind: 'case', payable: 1, within: 0.96, onTime: 0.96 },
  PBJT_MAMIN: { kind: 'month', payable: 0.85, within: 0.83, onTime: 0.77 },
  PBJT_LISTRIK: { kind: 'month', payable: 0.74, within: 0.93, onTime: 0.9 },
  PBJT_HOTEL: { kind: 'month', payable: 0.67, within: 0.9, onTime: 0.86 },
  PBJT_PARKIR: { kind: 'month', payable: 0.79, within: 0.85, onTime: 0.8 },
  PBJT_HIBURAN: { kind: 'month', payable: 0.74, within: 0.8, onTime: 0.74 },
  REKLAME: { kind: 'notice', payable: 0.7, within: 0.88, onTime: 0.8 },
  PAT: { kind: 'month', payable: 0.87, within: 0.84, onTime: 0.78 },
};

/** Whether a row's tax, by its number, is owed in one of these ways: a condition over the column. */
export const owedBy = (column: string, ...kinds: readonly DutyKind[]): string =>
  `${column} IN (${TAX_CODES.filter((tax) => kinds.some((kind) => DUTIES[tax]?.kind === kind))
    .map(taxNumber)
    .join(', ')})`;

/** The year for which the levels above are stated. */
export const STATED_YEAR = 2024;

/** Days on which the year's notices of the land and building tax go out; assumptions that fit when people paid. */
export const NOTICES_OUT: Readonly<Record<number, string>> = {
  2023: '2023-03-01',
  2024: '2024-05-06',
  2025: '2025-04-01',
  2026: '2026-04-01',
};
export const USUAL_NOTICES_OUT = '03-15';

/** Per thousand bills of the land and building tax: so many are reduced on request. */
export const REDUCED_PER_MILLE = 15;
/** Part of the unpaid monthly taxes for which no return was filed either. */
export const NOT_FILED = 0.45;
/** Hotels, restaurants, entertainment and parking that rested in the pandemic, per hundred. */
export const RESTED_PER_CENT = 6;

/** Taxes whose places may report by the system that records transactions (eTRAPT). */
export const RECORDED_TAXES: readonly TaxCode[] = ['PBJT_MAMIN', 'PBJT_HOTEL', 'PBJT_HIBURAN', 'PBJT_PARKIR'];
/** Of their returns that are filed online, per hundred: an assumption, growing as the system was spread. */
export const recordedPercent = (year: number): number => Math.min(60, Math.max(0, 10 + 6 * (year - 2019)));
