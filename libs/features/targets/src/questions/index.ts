import type { FeatureQueries } from '@pendapa/contracts';
import * as targets from './targets.ts';
import * as targetUnits from './target-units.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: { '/targets': targets.initialQueries, '/target-units': targetUnits.initialQueries },
  planned: {},
};
