import { createHash } from 'node:crypto';
import type { ServedData } from '@pendapa/contracts';
import { Type } from 'typebox';

/** Has no body. */
export const NotModifiedSchema = Type.Unsafe<undefined>(Type.Null());

/** The settings on which answers rest; they may change while the server runs. */
export const settingsMark = ({ agency, currency, timeZone, fiscalYearStart }: ServedData): string =>
  JSON.stringify([agency, currency, timeZone, fiscalYearStart]);

/** Equal for equal parts, in HTTP's quotes. */
export function entityTag(...parts: readonly string[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
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
