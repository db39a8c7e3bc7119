export { workListsFeature } from './manifest.ts';
