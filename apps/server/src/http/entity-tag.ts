import { createHash } from 'node:crypto';

/** Equal for equal parts, in HTTP's quotes. */
export function entityTag(...parts: readonly string[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
}

/** Whether the caller's `If-None-Match` names the tag; weak and strong tags are alike here, as HTTP wants it. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === tag);
}
