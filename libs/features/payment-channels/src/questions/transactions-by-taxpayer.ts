import { stated } from '@pendapa/contracts';

/** What the page asks when it is built. */
export const opened = [
  stated({ subject: 'payers', measures: ['taxpayers', 'amount', 'transactionsPerTaxpayer'], by: ['transactionsBand'], compare: 'none' }),
] as const;
