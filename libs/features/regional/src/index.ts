export { regionalFeature } from './manifest.ts';
