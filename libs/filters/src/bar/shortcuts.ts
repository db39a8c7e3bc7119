import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';

const KEY = 'pendapa.shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True if single letters change the period. Can be switched off, for speech input and accidental keys. */
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
