import { restAfter } from './rest-after.ts';

/** How long one rests who worked so many ms, where others ask until this time. */
async function restOf(workedMs: number, askedUntil: number): Promise<number> {
  let now = 0;
  const pause = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  await restAfter(workedMs, () => Math.min(now, askedUntil), pause);
  return now;
}

it('leaves four fifths of the time to others while they ask', async () => {
  expect(await restOf(500, Infinity)).toBe(2_000);
  expect(await restOf(10, Infinity)).toBe(40);
});

it('goes on soon after nobody asks any more', async () => {
  expect(await restOf(10_000, 1_000)).toBe(1_100);
  expect(await restOf(10_000, 0)).toBe(100);
});
