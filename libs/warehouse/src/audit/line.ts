import { createHash } from 'node:crypto';
import type { Role } from '@pendapa/contracts';

/** Every action of the log; `docs/operations.md` explains each. */
export const AUDIT_ACTIONS = [
  'start',
  'sign-in',
  'sign-out',
  'import',
  'upload',
  'publish',
  'send',
  'rollback',
  'rebuild',
  'remove-load',
  'map-codes',
  'backup',
  'restore',
  'migrate',
  'export',
  'list',
  'work-list',
  'taxpayer',
  'reveal',
  'lookup',
  'users',
  'refused',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Person, session and address behind an action. */
export interface AuditActor {
  /** `local` if the server has no users; `nobody` before sign-in. */
  readonly role: Role | 'local' | 'nobody';
  /** Name of the user, `token` for the shared secret, or the account on this computer. */
  readonly subject: string;
  /** Number of the session; null without one. It gives no access: the browser has another value. */
  readonly session: number | null;
  /** Network address of the caller; null for commands. */
  readonly address: string | null;
  /** Codes of the user's units; null or left out for the whole agency. */
  readonly units?: readonly string[] | null;
}

export interface AuditEntry {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  /** Contains no identity and no amount of a single taxpayer. A reveal contains the taxpayer's key, which has no meaning elsewhere. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** End of a chain: number and hash of its last line. */
export interface Link {
  readonly seq: number;
  readonly hash: string;
}

export const CHAIN_START: Link = { seq: 0, hash: '0'.repeat(64) };

const MAX_VALUE_LENGTH = 500;
const HASHED_LINE = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;

const clip = <T>(value: T): T | string =>
  typeof value === 'string' && value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;

// The hash covers the text of the line before it, including the previous hash.
// So a changed, removed or added line no longer fits the next one.
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the line that continues a chain, without line break, and the new end of the chain. */
export function hashLine(before: Link, at: string, { actor, action, details }: AuditEntry): { readonly text: string; readonly link: Link } {
  const seq = before.seq + 1;
  const clipped = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, clip(value)]));
  const { units = null, ...person } = actor;
  const open = JSON.stringify({
    seq,
    at,
    actor: units === null ? person : { ...person, units },
    action,
    details: clipped,
    previous: before.hash,
  });
  const hash = hashOf(open);
  return { text: `${open.slice(0, -1)},"hash":"${hash}"}`, link: { seq, hash } };
}

export interface ReadLine extends Link {
  readonly previous: string;
  readonly at: string;
}

/** Parses a line; null if a single character was changed. */
export function readLine(text: string): ReadLine | null {
  const [, open, hash] = HASHED_LINE.exec(text) ?? [];
  if (open === undefined || hash === undefined || hashOf(`${open}}`) !== hash) return null;
  try {
    const { seq, previous, at } = JSON.parse(`${open}}`) as Record<string, unknown>;
    return typeof seq === 'number' && typeof previous === 'string' && typeof at === 'string' ? { seq, previous, at, hash } : null;
  } catch {
    return null;
  }
}
