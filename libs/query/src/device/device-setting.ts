import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';

/** Choice of a user that is stored on this device. Anyone can edit it, so callers must validate it. */
export interface DeviceSetting {
  /** The stored text; null on the server and if there is none. Renders again after each change. */
  readonly useStored: () => string | null;
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** Creates the setting of a key; a module creates it once, so that all its users hear of changes. */
export function createDeviceSetting(key: string): DeviceSetting {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = (): string | null => readStored(key);
  return {
    useStored: () => useSyncExternalStore(subscribe, read, () => null),
    read,
    write: (text) => {
      writeStored(key, text);
      for (const listener of listeners) listener();
    },
  };
}
