import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'revenue', measures: ['amount', 'digitalShare', 'payingObjects'], by: ['unit'], compare: 'none' }),
  stated({ subject: 'compliance', measures: ['onTimePaymentRate', 'onTimeFilingRate'], by: ['unit'], compare: 'none' }),
] as const;
