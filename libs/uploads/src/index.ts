export { uploadsFeature } from './manifest.ts';
