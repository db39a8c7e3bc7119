import { arrearsFeature } from '@pendapa/arrears';
import { complianceFeature } from '@pendapa/compliance';
import { demographicsFeature } from '@pendapa/demographics';
import { otherAnalysesFeature } from '@pendapa/other-analyses';
import { guideFeature } from '@pendapa/guide';
import type { Feature } from '@pendapa/page-manifest';
import { paymentChannelsFeature } from '@pendapa/payment-channels';
import { regionalFeature } from '@pendapa/regional';
import { targetsFeature } from '@pendapa/targets';
import { taxTypesFeature } from '@pendapa/tax-types';
import { topFiveFeature } from '@pendapa/top-five';
import { uploadsFeature } from '@pendapa/uploads';
import { workListsFeature } from '@pendapa/work-lists';

/** The only list that all features share: the menu groups in their order, then features without an entry in the menu. */
export const features: readonly Feature[] = [
  topFiveFeature,
  regionalFeature,
  taxTypesFeature,
  targetsFeature,
  paymentChannelsFeature,
  complianceFeature,
  arrearsFeature,
  demographicsFeature,
  otherAnalysesFeature,
  guideFeature,
  uploadsFeature,
  workListsFeature,
];
