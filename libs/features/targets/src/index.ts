export { targetsFeature } from './manifest.ts';
