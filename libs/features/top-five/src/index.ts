export { topFiveFeature } from './manifest.ts';
