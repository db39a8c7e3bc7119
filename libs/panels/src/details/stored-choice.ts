import { createDeviceSetting } from '@pendapa/query';

const OPEN = 'open';
const setting = createDeviceSetting('pendapa.details');

/** True if the user left details open on this device; false on the server and on a new device. */
export const useDetailsStored = (): boolean => setting.useStored() === OPEN;

export const storeDetails = (isOpen: boolean): void => setting.write(isOpen ? OPEN : 'closed');
