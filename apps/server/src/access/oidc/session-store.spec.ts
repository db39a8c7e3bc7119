import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/small-agency.ts';
import type { PendingSignIn } from './identity-provider.ts';
import { SessionFile } from './session-file.ts';
import { OidcSessions, SIGN_IN_MS } from './session-store.ts';
import type { SignedIn } from './session.ts';

const MINUTE = 60_000;
const LIMITS = { idleMs: 60 * MINUTE, ageMs: 8 * 60 * MINUTE };
const START = 1_000_000_000;
const cookie = { originalMaxAge: null };

const signedIn = (number: number, subject = 'siti'): SignedIn => ({
  subject,
  groups: ['analis'],
  idToken: 'token',
  number,
  beganAt: START,
});
const waiting: PendingSignIn = {
  state: 's',
  nonce: 'n',
  verifier: 'v',
  redirectUri: 'https://x.example/masuk/kembali',
  to: '/',
  at: START,
  isSecondAttempt: false,
};

/** Sessions with a clock that the test moves. */
function sessionsAt(file: SessionFile | null = null, stored = new Map<string, never>()) {
  const clock = { now: START };
  const sessions = new OidcSessions(LIMITS, file, stored, () => clock.now);
  const begin = (id: string, user: SignedIn): Promise<void> =>
    new Promise((resolve) => sessions.set(id, { cookie, signedIn: user }, () => resolve()));
  const find = (id: string): string | null => {
    let found: string | null = null;
    sessions.get(id, (_error, session) => (found = session?.signedIn?.subject ?? null));
    return found;
  };
  return { clock, sessions, begin, find };
}

const markUsed = (sessions: OidcSessions, sessionId: string) =>
  sessions.touch({ sessionId } as Parameters<OidcSessions['touch']>[0], '198.51.100.1');

it('ends a session that nobody uses', async () => {
  const { clock, sessions, begin, find } = sessionsAt();
  await begin('a', signedIn(1));
  clock.now += LIMITS.idleMs - 1;
  expect(find('a')).toBe('siti');
  markUsed(sessions, 'a');
  clock.now += LIMITS.idleMs - 1;
  expect(find('a')).toBe('siti');
  clock.now += 1;
  expect(find('a')).toBeNull();
  expect(sessions.list()).toEqual([]);
});

it('ends a session at its stated age, however busy it is', async () => {
  const { clock, sessions, begin, find } = sessionsAt();
  await begin('a', signedIn(1));
  while (clock.now + 30 * MINUTE < START + LIMITS.ageMs) {
    clock.now += 30 * MINUTE;
    markUsed(sessions, 'a');
  }
  clock.now = START + LIMITS.ageMs - 1;
  expect(find('a')).toBe('siti');
  clock.now += 1;
  expect(find('a')).toBeNull();
});

it('keeps sessions however many sign-ins wait, and lets these wait for ten minutes only', async () => {
  const { clock, sessions, begin, find } = sessionsAt();
  await begin('a', signedIn(1));
  for (let count = 0; count <= 10_000; count += 1) sessions.set(`w${String(count)}`, { cookie, signIns: [waiting] }, () => undefined);
  expect(find('a')).toBe('siti');
  const waits = (id: string): number => {
    let found = 0;
    sessions.get(id, (_error, session) => (found = session?.signIns?.length ?? 0));
    return found;
  };
  // The oldest one gave way.
  expect([waits('w0'), waits('w10000')]).toEqual([0, 1]);
  clock.now += SIGN_IN_MS;
  expect(waits('w10000')).toBe(0);
});

it('lists who is signed in, the last used first, and ends one by its number', async () => {
  const { clock, sessions, begin, find } = sessionsAt();
  await begin('a', signedIn(1));
  await begin('b', signedIn(2, 'ratna'));
  clock.now += MINUTE;
  markUsed(sessions, 'a');
  expect(sessions.list().map(({ subject, address, lastSeenAt }) => [subject, address, lastSeenAt - START])).toEqual([
    ['siti', '198.51.100.1', MINUTE],
    ['ratna', '', 0],
  ]);
  expect((await sessions.end(1))?.subject).toBe('siti');
  expect([find('a'), find('b'), await sessions.end(1)]).toEqual([null, 'ratna', null]);
});

describe('in the data folder', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());
  const file = () =>
    new SessionFile(folder.path, (error) => {
      throw error;
    });

  it('survives a restart, readable by the owner only, and without a cookie', async () => {
    const first = sessionsAt(file());
    await Promise.all([first.begin('cookie-of-siti', signedIn(1)), first.begin('cookie-of-ratna', signedIn(2, 'ratna'))]);
    const path = join(folder.path, 'sessions.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).not.toContain('cookie-of');
    const clock = { now: START + MINUTE };
    const again = new OidcSessions(LIMITS, file(), await file().read(), () => clock.now);
    expect(again.list().map(({ subject }) => subject)).toEqual(['siti', 'ratna']);
    await again.end(1);
    expect([...(await file().read()).values()].map(({ subject }) => subject)).toEqual(['ratna']);
    // Sessions that nobody used for too long are not read again.
    clock.now = START + LIMITS.idleMs;
    expect(new OidcSessions(LIMITS, file(), await file().read(), () => clock.now).list()).toEqual([]);
  });

  it.each(['', '{', '[["a",{}]]', '[1]'])('is empty after damage: %s', async (content) => {
    await writeFile(join(folder.path, 'sessions.json'), content);
    expect((await file().read()).size).toBe(0);
  });

  it('reports a file that cannot be written, and goes on', async () => {
    const failures: unknown[] = [];
    const broken = sessionsAt(new SessionFile(join(folder.path, 'missing'), (error) => failures.push(error)));
    await broken.begin('a', signedIn(1));
    expect([failures.length, broken.find('a')]).toEqual([1, 'siti']);
  });
});
