import type { ChannelCode } from './channels.ts';
import type { TaxCode } from './tax-types.ts';

/** A unit whose taxpayers pay less often than those of its peers. The value is added to the scores of all of them. */
export const LOW_COMPLIANCE_UNIT = { unit: 'UP3D-317308', score: 0.6 } as const;

/** A unit that does not pursue its debts. No letters go out, and nobody pays overdue amounts. */
export const IDLE_UNIT = 'UP3D-317508';

/** Debts of a year and tax that are paid far less often than those before. Percent of the payments that fail. */
export const BAD_VINTAGE: { readonly tax: TaxCode; readonly year: number; readonly unpaid: number } = {
  tax: 'PKB',
  year: 2025,
  unpaid: 80,
};

/** A channel that retains only this part of its share in a year, and the one that gains the remainder. */
export const LOSING_CHANNEL: { readonly channel: ChannelCode; readonly year: number; readonly keeps: number; readonly heir: ChannelCode } =
  {
    channel: 'ATM',
    year: 2026,
    keeps: 0.4,
    heir: 'MBANK',
  };

/** A tax of whose places this percentage closes in a year, and the part of the usual revenue that the others bring. */
export const CLOSING_SECTOR: { readonly tax: TaxCode; readonly year: number; readonly closedPercent: number; readonly brings: number } = {
  tax: 'PBJT_HIBURAN',
  year: 2026,
  closedPercent: 35,
  brings: 0.68,
};
