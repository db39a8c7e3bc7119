import { createHash } from 'node:crypto';
import type { FastifySessionObject, SessionStore } from '@fastify/session';
import { keepLatest } from '../../keep-latest.ts';
import type { PendingSignIn } from './identity-provider.ts';
import type { SessionFile } from './session-file.ts';
import type { OpenSession, SignedIn } from './session.ts';

export interface Limits {
  readonly idleMs: number;
  readonly ageMs: number;
}

type Callback = Parameters<SessionStore['destroy']>[1];
type Data = Parameters<SessionStore['set']>[1];

/** A sign-in must end within this time. */
export const SIGN_IN_MS = 600_000;
const MAX_SESSIONS = 10_000;
/** `Lax`: the browser sends the cookie when the provider leads back, and never with a form of another site. */
export const COOKIE_OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
/** The plugin requires cookie options; those of the server hold. */
const COOKIE = { originalMaxAge: null };

/** The time in ms since 1970, which changes of the computer's clock do not move. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * The sessions of mode `oidc`, by the hash of the cookie. They end when nobody uses them, and at a stated age.
 * Sign-ins that wait have a place of their own, so that many of them push out no session.
 */
export class OidcSessions implements SessionStore {
  readonly #open: Map<string, OpenSession>;
  readonly #waiting = new Map<string, { readonly signIns: readonly PendingSignIn[]; readonly endsAt: number }>();

  constructor(
    private readonly limits: Limits,
    /** Null if sessions end with the process. */
    private readonly file: SessionFile | null = null,
    stored: ReadonlyMap<string, OpenSession> = new Map(),
    private readonly now = steadyNow,
  ) {
    this.#open = new Map(stored);
    this.#removeEnded();
  }

  set(id: string, { signIns = [], signedIn }: Data, done: Callback): void {
    const key = keyOf(id);
    if (signedIn === undefined) {
      keepLatest(this.#waiting, key, { signIns, endsAt: this.now() + SIGN_IN_MS }, MAX_SESSIONS);
      return void done();
    }
    const { lastSeenAt, address } = this.#open.get(key) ?? { lastSeenAt: this.now(), address: '' };
    if (signIns.length > 0) keepLatest(this.#waiting, key, { signIns, endsAt: this.now() + SIGN_IN_MS }, MAX_SESSIONS);
    else this.#waiting.delete(key);
    keepLatest(this.#open, key, { ...signedIn, lastSeenAt, address }, MAX_SESSIONS);
    this.#write(done);
  }

  get(id: string, done: Parameters<SessionStore['get']>[1]): void {
    const key = keyOf(id);
    const session = this.#open.get(key);
    const signedIn = session && this.#isAlive(session) ? session : undefined;
    const waiting = this.#waiting.get(key);
    const signIns = waiting && waiting.endsAt > this.now() ? waiting.signIns : undefined;
    if (signedIn === undefined && signIns === undefined) return void done(null, null);
    done(null, { cookie: { ...COOKIE }, ...(signIns ? { signIns } : {}), ...(signedIn ? { signedIn: ownOf(signedIn) } : {}) });
  }

  destroy(id: string, done: Callback): void {
    const key = keyOf(id);
    this.#waiting.delete(key);
    if (this.#open.delete(key)) this.#write(done);
    else done();
  }

  /** Notes that a user worked in a session, from an address. */
  touch({ sessionId }: FastifySessionObject, address: string): void {
    const session = this.#open.get(keyOf(sessionId));
    if (!session) return;
    this.#open.set(keyOf(sessionId), { ...session, lastSeenAt: this.now(), address });
    this.file?.writeLater(this.#open);
  }

  /** The open sessions, the one used last first. */
  list(): readonly OpenSession[] {
    this.#removeEnded();
    return [...this.#open.values()].sort((a, b) => b.lastSeenAt - a.lastSeenAt);
  }

  /** Ends a session by its number. Returns it; null if it has ended before. */
  async end(number: number): Promise<OpenSession | null> {
    const [key, session] = [...this.#open].find(([, each]) => each.number === number) ?? [];
    if (key === undefined || session === undefined) return null;
    this.#open.delete(key);
    await this.file?.write(this.#open);
    return session;
  }

  /** Writes what was not written yet. */
  async close(): Promise<void> {
    await this.file?.write(this.#open);
  }

  #isAlive({ beganAt, lastSeenAt }: OpenSession): boolean {
    const now = this.now();
    return now < beganAt + this.limits.ageMs && now < lastSeenAt + this.limits.idleMs;
  }

  #removeEnded(): void {
    for (const [key, session] of this.#open) if (!this.#isAlive(session)) this.#open.delete(key);
  }

  #write(done: Callback): void {
    if (!this.file) return void done();
    this.#removeEnded();
    void this.file.write(this.#open).then(() => done());
  }
}

const ownOf = ({ subject, groups, idToken, number, beganAt }: OpenSession): SignedIn => ({ subject, groups, idToken, number, beganAt });
