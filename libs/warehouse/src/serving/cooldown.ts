import { setTimeout as timer } from 'node:timers/promises';

/** Expensive work gets a fifth of the time while other queries arrive. */
const COOLDOWN_FACTOR = 4;
const POLL_MS = 100;

/**
 * Waits in proportion to the work done, as long as other queries arrive.
 * @param workedMs duration of the work
 * @param countQueries number of queries granted so far
 */
export async function waitForCooldown(
  workedMs: number,
  countQueries: () => number,
  pause: (ms: number) => Promise<void> = timer,
): Promise<void> {
  for (let left = workedMs * COOLDOWN_FACTOR; left > 0; left -= POLL_MS) {
    const before = countQueries();
    await pause(Math.min(left, POLL_MS));
    if (countQueries() === before) return;
  }
}
