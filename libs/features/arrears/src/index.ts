export { arrearsFeature } from './manifest.ts';
