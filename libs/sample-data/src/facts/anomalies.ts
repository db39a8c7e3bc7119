import type { ChannelCode } from './channels.ts';
import type { TaxCode } from './tax-types.ts';

/** Payments of a unit are larger or smaller than usual on some days. Percent of the usual amount. */
export interface UnusualDays {
  readonly tax: TaxCode;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
  readonly percent: number;
}
export const UNUSUAL_DAYS: readonly UnusualDays[] = [
  { tax: 'PBJT_MAMIN', unit: 'UP3D-317402', from: '2026-08-01', to: '2026-09-30', percent: 20 },
];

/** A unit's share of a tax differs from its usual share for a whole year. Percent of the usual share. */
export interface UnusualYear {
  readonly tax: TaxCode;
  readonly unit: string;
  readonly year: number;
  readonly percent: number;
}
export const UNUSUAL_YEARS: readonly UnusualYear[] = [
  { tax: 'PBBP2', unit: 'UP3D-317203', year: 2026, percent: 200 },
  { tax: 'BPHTB', unit: 'UP3D-317506', year: 2025, percent: 45 },
];

/** A channel takes no payments on these days. */
export const OUTAGES: readonly { readonly channel: ChannelCode; readonly from: string; readonly to: string }[] = [
  { channel: 'QRIS', from: '2026-08-04', to: '2026-08-07' },
];

/** Payments of these days in this unit were posted twice, and the second ones reversed. */
export const POSTED_TWICE = { unit: 'UP3D-317302', from: '2025-05-26', to: '2025-05-28' } as const;
