import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';

const KEY = 'pendapa.marks';
const OFF = 'off';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether charts over time show the agency's marked events; the reader's choice, kept on this device. */
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
