import { createHash, randomBytes } from 'node:crypto';
import { keepLatest } from '../keep-latest.ts';
import type { Caller } from './caller.ts';

export const SESSION_SECONDS = 8 * 3_600;
const MOST_SESSIONS = 10_000;

interface Session {
  readonly caller: Caller;
  readonly endsAt: number;
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Who has signed in: kept in memory only, by the hash of what the browser holds, and gone when the process ends. */
export class Sessions {
  readonly #open = new Map<string, Session>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Begins a session and returns the one value that leads to it. */
  begin(caller: Caller): string {
    const id = randomBytes(32).toString('base64url');
    keepLatest(this.#open, keyOf(id), { caller, endsAt: this.now() + SESSION_SECONDS * 1_000 }, MOST_SESSIONS);
    return id;
  }

  callerOf(id: string): Caller | null {
    const session = this.#open.get(keyOf(id));
    if (!session) return null;
    if (session.endsAt > this.now()) return session.caller;
    this.#open.delete(keyOf(id));
    return null;
  }

  end(id: string): void {
    this.#open.delete(keyOf(id));
  }
}
