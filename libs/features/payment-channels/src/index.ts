export { paymentChannelsFeature } from './manifest.ts';
