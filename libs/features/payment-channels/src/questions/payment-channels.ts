import { questionsOf, reconciledRevenue, stated } from '@pendapa/contracts';

const MONTHS = { span: { months: 36 }, compare: 'none' } as const;
/** Every channel stays in sight, also while one is chosen. */
const NO_CHANNEL: readonly string[] = [];

export const classes = stated({ subject: 'revenue', measures: ['transactions', 'amount'], by: ['channelClass'] });

/** How much of what taxpayers paid is digital. */
export const digital = stated({ subject: 'revenue', measures: ['digitalTransactionShare', 'digitalShare'] });

export const classMonths = stated({ subject: 'revenue', measures: ['transactions', 'amount'], by: ['month', 'channelClass'], ...MONTHS });

export const channels = stated({
  subject: 'revenue',
  measures: ['transactions', 'amount', 'averageValue'],
  by: ['channel', 'channelClass'],
  where: { channel: NO_CHANNEL },
  sort: [{ key: 'transactions', descending: true }],
});

/** Apart from the others: only single payments tell them. */
export const reversals = stated({
  subject: 'revenue',
  measures: ['reversals', 'reversedAmount'],
  by: ['channel'],
  sort: [{ key: 'reversals', descending: true }],
});

/** How each tax or each unit is paid. */
export const paidBy = <D extends 'taxType' | 'unit'>(by: D) =>
  stated({ subject: 'revenue', measures: ['transactions', 'amount'], by: [by, 'channelClass'], compare: 'none' });

export const opened = [
  ...[classes, digital, classMonths, channels, reversals, paidBy('taxType'), paidBy('unit')],
  ...questionsOf(reconciledRevenue()),
] as const;
