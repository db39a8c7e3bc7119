import { waitForCooldown } from './cooldown.ts';

/** Returns the cooldown after `workedMs` of work if other queries arrive until `queriesUntil`. */
async function cooldownOf(workedMs: number, queriesUntil: number): Promise<number> {
  let now = 0;
  const pause = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  await waitForCooldown(workedMs, () => Math.min(now, queriesUntil), pause);
  return now;
}

it('leaves four fifths of the time to others while they query', async () => {
  expect(await cooldownOf(500, Infinity)).toBe(2_000);
  expect(await cooldownOf(10, Infinity)).toBe(40);
});

it('continues soon after the last query', async () => {
  expect(await cooldownOf(10_000, 1_000)).toBe(1_100);
  expect(await cooldownOf(10_000, 0)).toBe(100);
});
