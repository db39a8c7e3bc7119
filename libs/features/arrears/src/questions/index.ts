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
    '/arrears-tax-type': arrearsTaxType.opened,
    '/arrears-up3d': arrearsUp3d.opened,
    '/arrears-trend': arrearsTrend.opened,
    '/arrears-op-tax-type': arrearsOpTaxType.opened,
    '/arrears-op-up3d': arrearsOpUp3d.opened,
    '/arrears-op-trend': arrearsOpTrend.opened,
  },
  planned: {},
};
