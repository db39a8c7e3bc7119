import { createHash } from 'node:crypto';
import { settingsRevision } from '@pendapa/warehouse';
import { Type } from 'typebox';
import type { Context } from './context.ts';

/** A 304 has no body. */
export const NotModifiedSchema = Type.Unsafe<undefined>(Type.Null());

/** Hashes the parts into an entity tag, with HTTP's quotes. */
function entityTag(...parts: readonly string[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
}

/**
 * Creates entity tags of the current settings. Call it before the answer is computed: then an answer of older settings never gets a tag of
 * newer ones.
 */
export function createTagger({ edition, warehouse }: Pick<Context, 'edition' | 'warehouse'>) {
  const settings = settingsRevision(warehouse.settings());
  return (generation: number, ...parts: readonly string[]): string => entityTag(edition, settings, String(generation), ...parts);
}

/** True if `If-None-Match` names the tag. Weak and strong tags count as equal (RFC 9110, weak comparison). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === tag);
}

interface TaggedReply {
  readonly headers: (values: Record<string, string | number>) => unknown;
}

/** Sets the generation and the entity tag; the browser must revalidate a cached answer. */
export function setGenerationHeaders(reply: TaggedReply, generation: number, tagOf: (generation: number) => string): void {
  reply.headers({ 'cache-control': 'private, no-cache', etag: tagOf(generation), 'x-data-generation': generation });
}
