import { reconciliationQueries, defineRevenueReconciliation, defineQuery } from '@pendapa/contracts';

const MONTHS = { span: { months: 36 }, compare: 'none' } as const;
/** Ignores the channel filter, so that every channel stays visible. */
const NO_CHANNEL: readonly string[] = [];

export const classes = defineQuery({ subject: 'revenue', measures: ['transactions', 'amount'], by: ['channelClass'] });

/** Digital share of payments, by number and by amount. */
export const digitalShares = defineQuery({ subject: 'revenue', measures: ['digitalTransactionShare', 'digitalShare'] });

export const classMonths = defineQuery({
  subject: 'revenue',
  measures: ['transactions', 'amount'],
  by: ['month', 'channelClass'],
  ...MONTHS,
});

export const channels = defineQuery({
  subject: 'revenue',
  measures: ['transactions', 'amount', 'averageValue'],
  by: ['channel', 'channelClass'],
  where: { channel: NO_CHANNEL },
  sort: [{ key: 'transactions', descending: true }],
});

/** A query of its own, because only single payments have reversals. */
export const reversals = defineQuery({
  subject: 'revenue',
  measures: ['reversals', 'reversedAmount'],
  by: ['channel'],
  sort: [{ key: 'reversals', descending: true }],
});

/** Payments by tax or unit and class of channel. */
export const paidBy = <D extends 'taxType' | 'unit'>(by: D) =>
  defineQuery({ subject: 'revenue', measures: ['transactions', 'amount'], by: [by, 'channelClass'], compare: 'none' });

export const initialQueries = [
  classes,
  digitalShares,
  classMonths,
  channels,
  reversals,
  paidBy('taxType'),
  paidBy('unit'),
  ...reconciliationQueries(defineRevenueReconciliation()),
] as const;
