import { createHash } from 'node:crypto';
import type { Role } from '@pendapa/contracts';

/** Every action of the log; `docs/operations.md` explains each of them. */
export const AUDIT_ACTIONS = [
  'start',
  'sign-in',
  'sign-out',
  'import',
  'publish',
  'send',
  'rollback',
  'rebuild',
  'remove-load',
  'backup',
  'restore',
  'migrate',
  'export',
  'list',
  'taxpayer',
  'reveal',
  'lookup',
  'refused',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Person, session and address behind an action. */
export interface AuditActor {
  /** `local` where the server has no users, `nobody` before somebody is let in. */
  readonly role: Role | 'local' | 'nobody';
  /** Name of the user, `token` for the shared secret, or the account on this computer. */
  readonly subject: string;
  /** Number of the session; null without one. It opens nothing: the browser holds another value. */
  readonly session: number | null;
  /** Network address of the caller; null for commands. */
  readonly address: string | null;
}

export interface AuditEntry {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  /** What and how much: no identity, no amount of a single taxpayer; of a reveal the key, without meaning elsewhere, of whose it was. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** Where a chain stands: the number and the hash of its last line. */
export interface Link {
  readonly seq: number;
  readonly hash: string;
}

export const CHAIN_START: Link = { seq: 0, hash: '0'.repeat(64) };

const LONGEST_VALUE = 500;
const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;

const clip = <T>(value: T): T | string =>
  typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;

// The hash is that of the line's own text up to it, which holds the hash before: no line can be changed, taken out or put in
// without the next one telling.
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The line that continues a chain, without its line break, and where the chain then stands. */
export function sealLine(before: Link, at: string, { actor, action, details }: AuditEntry): { readonly text: string; readonly link: Link } {
  const seq = before.seq + 1;
  const clipped = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, clip(value)]));
  const open = JSON.stringify({ seq, at, actor, action, details: clipped, previous: before.hash });
  const hash = hashOf(open);
  return { text: `${open.slice(0, -1)},"hash":"${hash}"}`, link: { seq, hash } };
}

export interface ReadLine extends Link {
  readonly previous: string;
  readonly at: string;
}

/** A line as it was written; null where a single character of it is not. */
export function readLine(text: string): ReadLine | null {
  const [, open, hash] = SEALED.exec(text) ?? [];
  if (open === undefined || hash === undefined || hashOf(`${open}}`) !== hash) return null;
  try {
    const { seq, previous, at } = JSON.parse(`${open}}`) as Record<string, unknown>;
    return typeof seq === 'number' && typeof previous === 'string' && typeof at === 'string' ? { seq, previous, at, hash } : null;
  } catch {
    return null;
  }
}
