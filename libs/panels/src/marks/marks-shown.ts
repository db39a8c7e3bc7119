import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';

const KEY = 'pendapa.marks';
const OFF = 'off';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True if time charts show events; the user's choice, stored on this device. */
export const useMarksShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readStored(KEY) !== OFF,
    () => true,
  );

export function showMarks(shown: boolean): void {
  writeStored(KEY, shown ? 'on' : OFF);
  for (const listener of listeners) listener();
}
