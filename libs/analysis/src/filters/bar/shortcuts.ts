import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';

const KEY = 'pendapa.shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether single letters change the period. The reader can switch them off: speech and slips of the hand press keys, too. */
export const useShortcuts = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readStored(KEY) !== OFF,
    () => true,
  );

export function switchShortcuts(on: boolean): void {
  writeStored(KEY, on ? 'on' : OFF);
  for (const listener of listeners) listener();
}
