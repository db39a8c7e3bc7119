import type { FeatureQueries } from '@pendapa/contracts';
import * as compliance from './compliance.ts';
import * as complianceTaxType from './compliance-tax-type.ts';
import * as complianceUp3d from './compliance-up3d.ts';
import * as complianceTrend from './compliance-trend.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/compliance': compliance.initialQueries,
    '/compliance-tax-type': complianceTaxType.initialQueries,
    '/compliance-up3d': complianceUp3d.initialQueries,
    '/compliance-trend': complianceTrend.initialQueries,
  },
  planned: {},
};
