export { guideFeature } from './manifest.ts';
