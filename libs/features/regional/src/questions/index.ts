import type { FeatureQueries } from '@pendapa/contracts';
import * as regional from './regional.ts';
import * as detailedRegional from './detailed-regional.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: { '/regional': regional.initialQueries, '/detailed-regional': detailedRegional.initialQueries },
  planned: {},
};
