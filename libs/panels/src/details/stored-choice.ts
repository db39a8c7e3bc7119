import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';

/** Key under which a device keeps whether details are open. */
const DETAILS_KEY = 'pendapa.details';
const OPEN = 'open';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True if the user left details open on this device; false on the server and on a new device. */
export const useDetailsStored = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readStored(DETAILS_KEY) === OPEN,
    () => false,
  );

export function storeDetails(isOpen: boolean): void {
  writeStored(DETAILS_KEY, isOpen ? OPEN : 'closed');
  for (const listener of listeners) listener();
}
