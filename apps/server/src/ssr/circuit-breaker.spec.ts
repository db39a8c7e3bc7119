import { CircuitBreaker } from './circuit-breaker.ts';

function breaking() {
  const clock = { now: 0 };
  const breaker = new CircuitBreaker(() => clock.now);
  const fail = (times: number) => Array.from({ length: times }, () => breaker.recordFailure());
  return { clock, breaker, fail };
}

it('tries on after single failures, and pauses after three in a row', () => {
  const { breaker, fail } = breaking();
  fail(2);
  breaker.recordSuccess();
  fail(2);
  expect(breaker.canTry()).toBe(true);
  fail(1);
  expect(breaker.canTry()).toBe(false);
});

it('lets one try decide after the pause: on after a success, twice the pause after a failure', () => {
  const { breaker, clock, fail } = breaking();
  fail(3);
  clock.now = 15_000;
  expect([breaker.canTry(), breaker.canTry()]).toEqual([true, false]);
  breaker.recordFailure();
  clock.now += 29_999;
  expect(breaker.canTry()).toBe(false);
  clock.now += 1;
  expect(breaker.canTry()).toBe(true);
  breaker.recordSuccess();
  expect([breaker.canTry(), breaker.canTry()]).toEqual([true, true]);
});

it('pauses four minutes at most, and comes back when a try never ended', () => {
  const { breaker, clock, fail } = breaking();
  fail(20);
  clock.now = 240_000;
  expect([breaker.canTry(), breaker.canTry()]).toEqual([true, false]);
  clock.now += 240_000;
  expect(breaker.canTry()).toBe(true);
});
