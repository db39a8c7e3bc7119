export { taxTypesFeature } from './manifest.ts';
