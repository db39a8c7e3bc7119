import { readStored, writeStored } from '@pendapa/contracts';
import type { Entry } from './entry.ts';

const KEY = 'pendapa.search.recent';
const MAX_ENTRIES = 6;

interface Visited {
  readonly label: string;
  readonly to: string;
}

const isVisited = (one: unknown): one is Visited =>
  typeof one === 'object' &&
  one !== null &&
  'label' in one &&
  'to' in one &&
  typeof one.label === 'string' &&
  String(one.to).startsWith('/');

function visited(): readonly Visited[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisited).slice(0, MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}

/** Entries that the user opened from the search, latest first; stored on this device. */
export const recentEntries = (): readonly Entry[] => visited().map(({ label, to }) => ({ group: 'recent', key: to, label, to }));

export function keepRecent({ label, to }: Visited): void {
  writeStored(KEY, JSON.stringify([{ label, to }, ...visited().filter((one) => one.to !== to)].slice(0, MAX_ENTRIES)));
}
