import { setTimeout as timer } from 'node:timers/promises';

/** Of the time while others ask, what takes long has a fifth. */
const TIMES = 4;
const LOOK_EVERY_MS = 100;

/** Rests in proportion to the work that was done, in ms, as long as others go on asking: `asked` is how often they have. */
export async function restAfter(workedMs: number, asked: () => number, pause: (ms: number) => Promise<void> = timer): Promise<void> {
  for (let left = workedMs * TIMES; left > 0; left -= LOOK_EVERY_MS) {
    const before = asked();
    await pause(Math.min(left, LOOK_EVERY_MS));
    if (asked() === before) return;
  }
}
