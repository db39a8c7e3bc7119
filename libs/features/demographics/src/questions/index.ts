import type { FeatureQueries } from '@pendapa/contracts';
import * as demoIndividual from './demo-individual.ts';
import * as demoCorporate from './demo-corporate.ts';
import * as demoTaxobject from './demo-taxobject.ts';

/** Initial queries of the feature's pages. */
export const questions: FeatureQueries = {
  built: {
    '/demo-individual': demoIndividual.opened,
    '/demo-corporate': demoCorporate.opened,
    '/demo-taxobject': demoTaxobject.opened,
  },
  planned: {},
};
