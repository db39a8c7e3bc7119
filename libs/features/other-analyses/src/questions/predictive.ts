import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'revenue', measures: ['amount'], by: ['month', 'taxCategory'], compare: 'none', span: { months: 36 } }),
] as const;
