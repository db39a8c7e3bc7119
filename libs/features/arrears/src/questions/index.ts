import type { FeatureQueries } from '@pendapa/contracts';
import * as arrearsTaxType from './arrears-tax-type.ts';
import * as arrearsUp3d from './arrears-up3d.ts';
import * as arrearsTrend from './arrears-trend.ts';
import * as arrearsOpTaxType from './arrears-op-tax-type.ts';
import * as arrearsOpUp3d from './arrears-op-up3d.ts';
import * as arrearsOpTrend from './arrears-op-trend.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/arrears-tax-type': arrearsTaxType.initialQueries,
    '/arrears-up3d': arrearsUp3d.initialQueries,
    '/arrears-trend': arrearsTrend.initialQueries,
    '/arrears-op-tax-type': arrearsOpTaxType.initialQueries,
    '/arrears-op-up3d': arrearsOpUp3d.initialQueries,
    '/arrears-op-trend': arrearsOpTrend.initialQueries,
  },
  planned: {},
};
