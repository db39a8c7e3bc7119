import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';

const KEY = 'pendapa.density';
export type Density = 'comfortable' | 'compact';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = (): Density => (readStored(KEY) === 'compact' ? 'compact' : 'comfortable');

/** Density of table rows; the user's choice, stored on this device. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, read, read);

export function chooseDensity(density: Density): void {
  writeStored(KEY, density);
  for (const listener of listeners) listener();
}
