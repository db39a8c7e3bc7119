import type { FeatureQuestions } from '@pendapa/contracts';
import * as regional from './regional.ts';
import * as detailedRegional from './detailed-regional.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQuestions = {
  built: { '/regional': regional.opened, '/detailed-regional': detailedRegional.opened },
  planned: {},
};
