import { createHash } from 'node:crypto';
import type { Settings } from '@pendapa/contracts/settings';

const LENGTH = 16;
const revisions = new WeakMap<Settings, string>();

/** Sorts the keys of a value at all depths. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, own]) => [key, inOrder(own)]),
  );
};

/** Returns a hash of all settings, so that caches notice every changed setting. */
export function settingsRevision(settings: Settings): string {
  const before = revisions.get(settings);
  if (before !== undefined) return before;
  const revision = createHash('sha256')
    .update(JSON.stringify(inOrder(settings)))
    .digest('hex')
    .slice(0, LENGTH);
  revisions.set(settings, revision);
  return revision;
}
