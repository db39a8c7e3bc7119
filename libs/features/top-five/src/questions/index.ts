import type { FeatureQueries } from '@pendapa/contracts';
import * as revenueOpTrend from './revenue-op-trend.ts';
import * as revenueUp3dCurrent from './revenue-up3d-current.ts';
import * as revenueUp3d from './revenue-up3d.ts';
import * as revenueChannel from './revenue-channel.ts';
import * as revenueBankChannel from './revenue-bank-channel.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/revenue-op-trend': revenueOpTrend.initialQueries,
    '/revenue-up3d-current': revenueUp3dCurrent.initialQueries,
    '/revenue-up3d': revenueUp3d.initialQueries,
    '/revenue-channel': revenueChannel.initialQueries,
    '/revenue-bank-channel': revenueBankChannel.initialQueries,
  },
  planned: {},
};
