import type { FeatureQueries } from '@pendapa/contracts';
import * as taxTypes from './tax-types.ts';
import * as taxSubjects from './tax-subjects.ts';
import * as taxObjects from './tax-objects.ts';
import * as assessment from './assessment.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/tax-types': taxTypes.initialQueries,
    '/tax-subjects': taxSubjects.initialQueries,
    '/tax-objects': taxObjects.initialQueries,
    '/assessment': assessment.initialQueries,
  },
  planned: {},
};
