import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'debtors', measures: ['objects', 'averagePerObject'], by: ['taxType', 'yearsOwed'], compare: 'none' }),
] as const;
