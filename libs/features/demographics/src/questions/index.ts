import type { FeatureQuestions } from '@pendapa/contracts';
import * as demoIndividual from './demo-individual.ts';
import * as demoCorporate from './demo-corporate.ts';
import * as demoTaxobject from './demo-taxobject.ts';

/** What the pages of the feature ask when they are opened. */
export const questions: FeatureQuestions = {
  built: {
    '/demo-individual': demoIndividual.opened,
    '/demo-corporate': demoCorporate.opened,
    '/demo-taxobject': demoTaxobject.opened,
  },
  planned: {},
};
