export { complianceFeature } from './manifest.ts';
