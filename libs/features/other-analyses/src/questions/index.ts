import type { FeatureQueries } from '@pendapa/contracts';
import * as overview from './overview.ts';
import * as temporal from './temporal.ts';
import * as crossDimensional from './cross-dimensional.ts';
import * as predictive from './predictive.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/overview': overview.initialQueries,
    '/temporal': temporal.initialQueries,
    '/cross-dimensional': crossDimensional.initialQueries,
    '/predictive': predictive.initialQueries,
    '/skeleton-demo': [],
  },
  planned: {},
};
