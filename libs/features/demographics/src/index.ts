export { demographicsFeature } from './manifest.ts';
