import type { FeatureQuestions } from '@pendapa/contracts';
import * as taxTypes from './tax-types.ts';
import * as taxSubjects from './tax-subjects.ts';
import * as taxObjects from './tax-objects.ts';
import * as assessment from './assessment.ts';

/** What the pages of the feature ask when they are opened. */
export const questions: FeatureQuestions = {
  built: {
    '/tax-types': taxTypes.opened,
    '/tax-subjects': taxSubjects.opened,
    '/tax-objects': taxObjects.opened,
    '/assessment': assessment.opened,
  },
  planned: {},
};
