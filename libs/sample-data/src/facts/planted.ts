import type { ChannelCode } from './channels.ts';
import type { TaxCode } from './tax-types.ts';

/** A unit whose taxpayers pay less often than those of its peers: what all of them score more, in parts of what is drawn for a payer. */
export const BEHIND = { unit: 'UP3D-317308', score: 0.6 } as const;

/** A unit that does nothing about its debts: no letters go out, and nobody pays what was left unpaid. */
export const IDLE_UNIT = 'UP3D-317508';

/** Debts of a year of a tax of which far fewer are paid than of the years before: of a hundred that would be, so many are not. */
export const BAD_VINTAGE: { readonly tax: TaxCode; readonly year: number; readonly unpaid: number } = {
  tax: 'PKB',
  year: 2025,
  unpaid: 80,
};

/** A channel that keeps so much of its share in a year, and the one that takes over the rest. */
export const LOSING_CHANNEL: { readonly channel: ChannelCode; readonly year: number; readonly keeps: number; readonly heir: ChannelCode } =
  {
    channel: 'ATM',
    year: 2026,
    keeps: 0.4,
    heir: 'MBANK',
  };

/** A tax of whose places so many of a hundred close in a year, and what the others bring of what all would have brought. */
export const LEAVING: { readonly tax: TaxCode; readonly year: number; readonly closed: number; readonly brings: number } = {
  tax: 'PBJT_HIBURAN',
  year: 2026,
  closed: 35,
  brings: 0.68,
};
