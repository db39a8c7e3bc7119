import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({
    subject: 'compliance',
    measures: ['onTimePaymentRate', 'paymentRate', 'yearEndPaymentRate'],
    by: ['year', 'taxType'],
    compare: 'none',
    span: { months: 36 },
  }),
] as const;
