import { createHash } from 'node:crypto';
import { settingsRevision } from '@pendapa/warehouse';
import { Type } from 'typebox';
import type { Context } from './context.ts';

/** Has no body. */
export const NotModifiedSchema = Type.Unsafe<undefined>(Type.Null());

/** Equal for equal parts, in HTTP's quotes. */
function entityTag(...parts: readonly string[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
}

/**
 * Tags of what is answered under the settings of this moment, by generation and by what else it is. Taken before the answer is worked out:
 * settings that change meanwhile find no tag of theirs on an answer of those before.
 */
export function tagsNow({ edition, warehouse }: Pick<Context, 'edition' | 'warehouse'>) {
  const settings = settingsRevision(warehouse.settings());
  return (generation: number, ...parts: readonly string[]): string => entityTag(edition, settings, String(generation), ...parts);
}

/** Whether the caller's `If-None-Match` names the tag; weak and strong tags are alike here, as HTTP wants it. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === tag);
}

interface TaggedReply {
  readonly headers: (values: Record<string, string | number>) => unknown;
}

/** Says which generation answered and under which tag; kept answers are asked about before they are used again. */
export function sayGeneration(reply: TaggedReply, generation: number, tagOf: (generation: number) => string): void {
  reply.headers({ 'cache-control': 'private, no-cache', etag: tagOf(generation), 'x-data-generation': generation });
}
