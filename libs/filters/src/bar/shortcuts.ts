import { createDeviceSetting } from '@pendapa/query';

const OFF = 'off';
const setting = createDeviceSetting('pendapa.shortcuts');

/** True if single letters change the period. Can be switched off, for speech input and accidental keys. */
export const useShortcuts = (): boolean => setting.useStored() !== OFF;

export const switchShortcuts = (on: boolean): void => setting.write(on ? 'on' : OFF);
