import { createDeviceSetting } from '@pendapa/query';

const ON = 'on';
const setting = createDeviceSetting('pendapa.marks');

/** True if time charts show events: only once the user chose so, on this device. Letters on every chart would hide its message. */
export const useMarksShown = (): boolean => setting.useStored() === ON;

export const showMarks = (shown: boolean): void => setting.write(shown ? ON : 'off');
