import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'debtors', measures: ['objects'], by: ['year', 'yearsOwed'], compare: 'none', span: { months: 36 } }),
] as const;
