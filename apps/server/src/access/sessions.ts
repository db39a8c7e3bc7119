import { createHash, randomBytes } from 'node:crypto';
import { keepLatest } from '../keep-latest.ts';
import type { Caller } from './caller.ts';

export const SESSION_SECONDS = 8 * 3_600;
const SESSION_MS = SESSION_SECONDS * 1_000;
const MAX_SESSIONS = 10_000;

/** A monotonic clock: changing the computer's time neither ends nor prolongs a session. */
const monotonicMs = (): number => performance.now();

/** Returns session numbers; each is used once. */
export type NextSessionNumber = () => number;

/** Numbers sessions from the last line of the audit log on. Every session writes a line, so numbers are unique across restarts. */
export function sessionNumbers(after = 0): NextSessionNumber {
  let last = after;
  return () => (last += 1);
}

type Person = Pick<Caller, 'role' | 'subject' | 'units'>;

interface Session {
  readonly person: Person;
  readonly number: number;
  readonly endsAt: number;
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The signed-in sessions. They are in memory only, by the hash of the cookie, and end with the process. */
export class Sessions {
  readonly #open = new Map<string, Session>();

  constructor(
    private readonly next: NextSessionNumber,
    private readonly now = monotonicMs,
  ) {}

  /** Begins a session and returns the cookie value. */
  begin(person: Person): { readonly id: string; readonly number: number } {
    const id = randomBytes(32).toString('base64url');
    const number = this.next();
    keepLatest(this.#open, keyOf(id), { person, number, endsAt: this.now() + SESSION_MS }, MAX_SESSIONS);
    return { id, number };
  }

  callerOf(id: string, address: string): Caller | null {
    const session = this.#open.get(keyOf(id));
    if (!session) return null;
    if (session.endsAt > this.now()) return { ...session.person, session: session.number, address };
    this.#open.delete(keyOf(id));
    return null;
  }

  end(id: string): void {
    this.#open.delete(keyOf(id));
  }
}

/** Sessions of callers who authenticate with each request. One lasts as long as a browser's session, at one address. */
export class ImplicitSessions {
  readonly #open = new Map<string, Omit<Session, 'person'>>();

  constructor(
    private readonly next: NextSessionNumber,
    private readonly onBegin: (caller: Caller) => void,
    private readonly now = monotonicMs,
  ) {}

  callerOf(person: Person, address: string): Caller {
    const key = JSON.stringify([person.subject, address]);
    const session = this.#open.get(key);
    if (session && session.endsAt > this.now()) return { ...person, session: session.number, address };
    const number = this.next();
    keepLatest(this.#open, key, { number, endsAt: this.now() + SESSION_MS }, MAX_SESSIONS);
    const caller = { ...person, session: number, address };
    this.onBegin(caller);
    return caller;
  }
}
