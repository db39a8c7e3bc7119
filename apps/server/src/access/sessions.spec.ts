import type { Caller } from './caller.ts';
import { Sessions, sessionNumbers, ImplicitSessions } from './sessions.ts';

const EIGHT_HOURS = 8 * 3_600_000;
const ANALYST = { role: 'analyst', subject: 'token', units: null } as const;

it('a session lasts eight hours and not a moment longer, whoever uses it', () => {
  let now = 0;
  const sessions = new Sessions(sessionNumbers(41), () => now);
  const { id, number } = sessions.begin(ANALYST);
  expect(number).toBe(42);
  now = EIGHT_HOURS - 1;
  expect(sessions.callerOf(id, '198.51.100.1')).toEqual({ ...ANALYST, session: 42, address: '198.51.100.1' });
  now = EIGHT_HOURS;
  expect(sessions.callerOf(id, '198.51.100.1')).toBeNull();
  now = 0;
  expect(sessions.callerOf(id, '198.51.100.1')).toBeNull();
});

it('what the browser holds has nothing to do with the number of the session', () => {
  const sessions = new Sessions(sessionNumbers());
  const begun = [sessions.begin(ANALYST), sessions.begin(ANALYST)];
  expect(begun.map(({ number }) => number)).toEqual([1, 2]);
  for (const { id, number } of begun) {
    expect(id).toMatch(/^[\w-]{43}$/);
    for (const guess of [String(number), number.toString(16), '']) expect(sessions.callerOf(guess, '')).toBeNull();
  }
  sessions.end(begun[0]?.id ?? '');
  expect(begun.map(({ id }) => sessions.callerOf(id, '')?.session)).toEqual([undefined, 2]);
});

it('a visit is one for each person and address, told once when it begins, and again after eight hours', () => {
  let now = 0;
  const begun: Caller[] = [];
  const visits = new ImplicitSessions(
    sessionNumbers(),
    (caller) => begun.push(caller),
    () => now,
  );
  const numbers = (['10.0.0.1', '10.0.0.2', '10.0.0.1'] as const).map((address) => visits.callerOf(ANALYST, address).session);
  expect(numbers).toEqual([1, 2, 1]);
  now = EIGHT_HOURS;
  expect(visits.callerOf(ANALYST, '10.0.0.1').session).toBe(3);
  expect(begun.map(({ session, address }) => [session, address])).toEqual([
    [1, '10.0.0.1'],
    [2, '10.0.0.2'],
    [3, '10.0.0.1'],
  ]);
});
