import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@pendapa/contracts';

const KEY = 'pendapa.views';
const MOST = 30;
export const LONGEST_NAME = 60;

/** A page with its filters, kept under a name on this device. */
export interface View {
  readonly name: string;
  readonly to: string;
  /** The product opens with it. */
  readonly start: boolean;
}

const isAddress = (to: unknown): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to);

/** What was kept is anyone's: what is no view is passed over. */
function viewOf(kept: unknown): readonly View[] {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('to' in kept)) return [];
  const { name, to } = kept;
  if (typeof name !== 'string' || name === '' || !isAddress(to)) return [];
  return [{ name: name.slice(0, LONGEST_NAME), to, start: 'start' in kept && kept.start === true }];
}

function read(stored: string): readonly View[] {
  try {
    const kept: unknown = JSON.parse(stored);
    return Array.isArray(kept) ? kept.flatMap(viewOf).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const stored = (): string => readStored(KEY) ?? '[]';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** By their names. */
export const useViews = (): readonly View[] => read(useSyncExternalStore(subscribe, stored, stored));

function keep(views: readonly View[]): void {
  writeStored(KEY, JSON.stringify([...views].sort((one, other) => one.name.localeCompare(other.name)).slice(0, MOST)));
  for (const listener of listeners) listener();
}

/** Keeps what the address shows; a view of the same name gives way, and stays the start if it was. */
export function keepView(name: string, to: string): void {
  const views = read(stored());
  const before = views.find((view) => view.name === name);
  keep([...views.filter((view) => view !== before), { name, to, start: before?.start ?? false }]);
}

export function renameView(name: string, next: string): void {
  const views = read(stored());
  keep(views.filter((view) => view.name !== next || next === name).map((view) => (view.name === name ? { ...view, name: next } : view)));
}

export const deleteView = (name: string): void => keep(read(stored()).filter((view) => view.name !== name));

/** One view at most is the start; null: none. */
export const startWithView = (name: string | null): void => keep(read(stored()).map((view) => ({ ...view, start: view.name === name })));

/** The address with which the product opens on this device; null where none was chosen. */
export const startView = (): string | null => read(stored()).find(({ start }) => start)?.to ?? null;
