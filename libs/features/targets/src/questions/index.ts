import type { FeatureQuestions } from '@pendapa/contracts';
import * as targets from './targets.ts';
import * as targetUnits from './target-units.ts';

/** What the pages of the feature ask when they are opened. */
export const questions: FeatureQuestions = {
  built: { '/targets': targets.opened, '/target-units': targetUnits.opened },
  planned: {},
};
