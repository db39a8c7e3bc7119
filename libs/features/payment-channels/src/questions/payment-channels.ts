import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({
    subject: 'revenue',
    measures: ['amount', 'transactions', 'averageValue', 'digitalShare'],
    by: ['month'],
    compare: 'none',
    span: { months: 36 },
  }),
  stated({ subject: 'revenue', measures: ['amount', 'transactions', 'averageValue'], by: ['channel'] }),
] as const;
