import { createDeviceSetting } from '@pendapa/query';

export type Density = 'comfortable' | 'compact';

const setting = createDeviceSetting('pendapa.density');

/** Density of table rows; the user's choice, stored on this device. */
export const useDensity = (): Density => (setting.useStored() === 'compact' ? 'compact' : 'comfortable');

export const chooseDensity = (density: Density): void => setting.write(density);
