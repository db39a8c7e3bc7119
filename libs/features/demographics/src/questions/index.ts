import type { FeatureQueries } from '@pendapa/contracts';
import * as demoIndividual from './demo-individual.ts';
import * as demoCorporate from './demo-corporate.ts';
import * as demoTaxobject from './demo-taxobject.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/demo-individual': demoIndividual.initialQueries,
    '/demo-corporate': demoCorporate.initialQueries,
    '/demo-taxobject': demoTaxobject.initialQueries,
  },
  planned: {},
};
