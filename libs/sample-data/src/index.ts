export {
  DEFAULT_PAYMENTS,
  DEFAULT_SEED,
  generateSample,
  isSample,
  PAYMENTS_RANGE,
  type SampleOptions,
  type SampleProgress,
} from './generate-sample.ts';
export { provinceOf, type SampleProvince } from './sample-agency.ts';
