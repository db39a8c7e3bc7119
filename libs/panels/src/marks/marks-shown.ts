import { createDeviceSetting } from '@pendapa/query';

const OFF = 'off';
const setting = createDeviceSetting('pendapa.marks');

/** True if time charts show events; the user's choice, stored on this device. */
export const useMarksShown = (): boolean => setting.useStored() !== OFF;

export const showMarks = (shown: boolean): void => setting.write(shown ? 'on' : OFF);
