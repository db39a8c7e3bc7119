import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({
    subject: 'revenue',
    measures: ['amount', 'transactions', 'averageValue', 'settlementDays'],
    by: ['bank', 'channel'],
    compare: 'none',
  }),
] as const;
