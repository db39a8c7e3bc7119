import type { FeatureQuestions } from '@pendapa/contracts';
import * as regional from './regional.ts';
import * as detailedRegional from './detailed-regional.ts';

/** What the pages of the feature ask when they are opened. */
export const questions: FeatureQuestions = {
  built: { '/regional': regional.opened, '/detailed-regional': detailedRegional.opened },
  planned: {},
};
