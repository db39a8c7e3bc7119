import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'compliance', measures: ['obligations', 'onTimePaymentRate', 'notFiled'], by: ['unit'] }),
] as const;
