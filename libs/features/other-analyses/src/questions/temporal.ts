import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'revenue', measures: ['amount'], by: ['day'] }),
  stated({ subject: 'revenue', measures: ['amount'], by: ['month', 'taxType'], compare: 'none', span: { months: 36 } }),
] as const;
