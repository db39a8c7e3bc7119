import { createHash, randomBytes } from 'node:crypto';
import { keepLatest } from '../keep-latest.ts';
import type { Caller } from './caller.ts';

export const SESSION_SECONDS = 8 * 3_600;
const SESSION_MS = SESSION_SECONDS * 1_000;
const MOST_SESSIONS = 10_000;

/** The clock that only goes forward: setting the computer's time ends no session and prolongs none. */
const sinceStart = (): number => performance.now();

/** Numbers of sessions, each used once. */
export type NextSession = () => number;

/** Begins after a number; that of the log's last line makes numbers unique over restarts, as every session writes a line. */
export function sessionNumbers(after = 0): NextSession {
  let last = after;
  return () => (last += 1);
}

type Person = Pick<Caller, 'role' | 'subject'>;

interface Session {
  readonly person: Person;
  readonly number: number;
  readonly endsAt: number;
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Who has signed in: kept in memory only, by the hash of what the browser holds, and gone when the process ends. */
export class Sessions {
  readonly #open = new Map<string, Session>();

  constructor(
    private readonly next: NextSession,
    private readonly now = sinceStart,
  ) {}

  /** Begins a session and returns the one value that leads to it. */
  begin(person: Person): { readonly id: string; readonly number: number } {
    const id = randomBytes(32).toString('base64url');
    const number = this.next();
    keepLatest(this.#open, keyOf(id), { person, number, endsAt: this.now() + SESSION_MS }, MOST_SESSIONS);
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

/** Sessions of callers who prove with each request who they are. One lasts as long as that of a browser, at one address. */
export class Visits {
  readonly #open = new Map<string, Omit<Session, 'person'>>();

  constructor(
    private readonly next: NextSession,
    private readonly onBegin: (caller: Caller) => void,
    private readonly now = sinceStart,
  ) {}

  callerOf(person: Person, address: string): Caller {
    const key = JSON.stringify([person.subject, address]);
    const known = this.#open.get(key);
    if (known && known.endsAt > this.now()) return { ...person, session: known.number, address };
    const number = this.next();
    keepLatest(this.#open, key, { number, endsAt: this.now() + SESSION_MS }, MOST_SESSIONS);
    const caller = { ...person, session: number, address };
    this.onBegin(caller);
    return caller;
  }
}
