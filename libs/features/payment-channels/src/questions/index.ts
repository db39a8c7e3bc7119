import type { FeatureQueries } from '@pendapa/contracts';
import * as bankChannels from './bank-channels.ts';
import * as paymentChannels from './payment-channels.ts';
import * as transactionsByTaxpayer from './transactions-by-taxpayer.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/payment-channels': paymentChannels.initialQueries,
    '/bank-channels': bankChannels.initialQueries,
    '/transactions-by-taxpayer': transactionsByTaxpayer.initialQueries,
  },
  planned: {},
};
