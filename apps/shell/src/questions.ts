import { questions as arrears } from '@pendapa/arrears/questions';
import { questions as compliance } from '@pendapa/compliance/questions';
import type { FeatureQueries } from '@pendapa/contracts';
import { questions as demographics } from '@pendapa/demographics/questions';
import { questions as guide } from '@pendapa/guide/questions';
import { questions as otherAnalyses } from '@pendapa/other-analyses/questions';
import { questions as paymentChannels } from '@pendapa/payment-channels/questions';
import { questions as regional } from '@pendapa/regional/questions';
import { questions as targets } from '@pendapa/targets/questions';
import { questions as taxTypes } from '@pendapa/tax-types/questions';
import { questions as topFive } from '@pendapa/top-five/questions';
import { questions as uploads } from '@pendapa/uploads/questions';
import { questions as workLists } from '@pendapa/work-lists/questions';

/** The initial queries of all features: for the page list of the build, not for the browser. */
export const questions: readonly FeatureQueries[] = [
  topFive,
  regional,
  taxTypes,
  targets,
  paymentChannels,
  compliance,
  arrears,
  demographics,
  otherAnalyses,
  guide,
  uploads,
  workLists,
];
