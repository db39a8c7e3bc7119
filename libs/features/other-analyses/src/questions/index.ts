import type { FeatureQueries } from '@pendapa/contracts';
import * as overview from './overview.ts';
import * as temporal from './temporal.ts';
import * as crossDimensional from './cross-dimensional.ts';
import * as predictive from './predictive.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/overview': overview.opened,
    '/temporal': temporal.opened,
    '/cross-dimensional': crossDimensional.opened,
    '/predictive': predictive.opened,
    '/skeleton-demo': [],
  },
  planned: {},
};
