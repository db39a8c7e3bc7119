import type { TaxCode } from './tax-types.ts';

/** Percent of the year by month, January first. */
export type Months = readonly number[];

const PATTERNS: Readonly<Record<Exclude<TaxCode, 'PBBP2'>, Months>> = {
  PKB: [7.6, 7.2, 7.9, 7.4, 7.7, 8.2, 9, 8.9, 8.6, 8.9, 8.6, 10],
  BBNKB: [7.6, 7.6, 8.6, 7.6, 7.4, 8.2, 8.6, 8.9, 8.5, 8.8, 8.6, 9.6],
  PBBKB: [8.5, 7.9, 8, 8.3, 8.2, 8.1, 8.3, 8.6, 8.5, 8.4, 8.5, 8.7],
  BPHTB: [5.5, 5.2, 6.3, 6, 6, 7, 7.5, 8, 8.5, 9, 10, 21],
  PBJT_MAMIN: [8.4, 7.7, 7.4, 7.5, 7.3, 8.2, 8.3, 8.6, 8.7, 8.9, 9.2, 9.8],
  PBJT_HOTEL: [8.3, 7, 7.2, 7, 7.3, 9.2, 8.3, 8.8, 8.9, 9.1, 9.2, 9.7],
  PBJT_HIBURAN: [8.6, 7.2, 6.9, 6.6, 6.6, 8.1, 9.8, 8.9, 8.8, 8.9, 9.2, 10.4],
  PBJT_PARKIR: [8.3, 7.8, 7.9, 7.8, 7.8, 8.4, 8.5, 8.6, 8.6, 8.7, 8.7, 8.9],
  PBJT_LISTRIK: [8.2, 7.9, 8, 8.3, 8.3, 8.3, 8.4, 8.5, 8.5, 8.6, 8.5, 8.5],
  REKLAME: [7, 6.8, 7.4, 7.2, 7.4, 8.2, 8.6, 8.8, 8.8, 9, 9.4, 11.4],
  PAT: [6.5, 6.3, 6.6, 6.8, 6.8, 7, 8.8, 9.4, 9.8, 10, 10.6, 11.4],
  ROKOK: [0, 0, 0, 0, 20, 18, 22, 0, 0, 20, 0, 20],
  PAB: [5, 5, 8, 8, 8, 10, 10, 10, 10, 8, 8, 10],
};

// Bills and discount windows of PBB-P2 move from year to year, so each campaign has its own shape.
const BEFORE_2023: Months = [0.3, 0.3, 0.7, 1.2, 2, 4, 8, 18, 48, 6.5, 4, 7];
const SINCE_2025: Months = [0.2, 0.2, 0.6, 14, 38, 9, 25, 3, 6, 1.2, 0.8, 2];
const PBB_CAMPAIGNS: Readonly<Record<number, Months>> = {
  2023: [0.2, 0.3, 1.5, 5, 12, 38, 4, 7, 22, 3, 2.5, 4.5],
  2024: [0.3, 0.4, 0.8, 0.8, 1.7, 9, 17, 25, 32, 5, 3, 5],
  2025: SINCE_2025,
  2026: SINCE_2025,
};

export function monthShares(tax: TaxCode, year: number): Months {
  return tax === 'PBBP2' ? (PBB_CAMPAIGNS[year] ?? BEFORE_2023) : PATTERNS[tax];
}

/** Discount in percent of the PBB-P2 principal within the window. The windows of 2026 are assumed to be those of 2025. */
export const PBB_DISCOUNTS: readonly { readonly from: string; readonly to: string; readonly percent: number }[] = [
  { from: '2023-04-01', to: '2023-06-30', percent: 10 },
  { from: '2023-07-01', to: '2023-09-30', percent: 5 },
  { from: '2024-06-01', to: '2024-08-31', percent: 10 },
  { from: '2024-09-01', to: '2024-11-30', percent: 5 },
  ...[2025, 2026].flatMap((year) => [
    { from: `${String(year)}-04-01`, to: `${String(year)}-05-31`, percent: 10 },
    { from: `${String(year)}-06-01`, to: `${String(year)}-07-31`, percent: 7.5 },
    { from: `${String(year)}-08-01`, to: `${String(year)}-09-30`, percent: 5 },
  ]),
];
