export { otherAnalysesFeature } from './manifest.ts';
