import { useMemo, useSyncExternalStore } from 'react';
import { isFilterCode, readStored, writeStored } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';
import { useOptionLists } from '@pendapa/query';

const KEY = 'pendapa.my-unit';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function read(): string | null {
  const stored = readStored(KEY);
  return stored !== null && isFilterCode(stored) ? stored : null;
}

export interface MyUnit {
  readonly code: string;
  readonly name: string;
}

/** The user's own unit, stored on this device. Null if none is stored or it no longer exists. */
export function useMyUnit(): MyUnit | null {
  const text = useText();
  const code = useSyncExternalStore(subscribe, read, read);
  const [list] = useOptionLists(useMemo(() => (code === null ? [] : [{ dimension: 'unit', search: code } as const]), [code]));
  const found = list?.options.find((option) => option.code === code);
  return found ? { code: found.code, name: text(found.name) } : null;
}

/** Stores the unit; null deletes it. */
export function chooseMyUnit(code: string | null): void {
  writeStored(KEY, code ?? '');
  for (const listener of listeners) listener();
}
