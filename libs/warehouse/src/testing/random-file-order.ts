import promises from 'node:fs/promises';
import { setImmediate as settled } from 'node:timers/promises';
import { randomGenerator } from './random-generator.ts';

const OPERATIONS = ['link', 'readdir', 'readFile', 'rename', 'rm', 'stat', 'writeFile'] as const;

/**
 * Runs several works with files at once, one file operation at a time, in a random order.
 * Over many seeds every order of concurrent processes occurs; the same seed gives the same order.
 */
export async function inRandomOrder(seed: number, works: readonly (() => Promise<void>)[]): Promise<void> {
  const { below } = randomGenerator(seed);
  const waiting: (() => Promise<unknown>)[] = [];
  const spies = OPERATIONS.map((name) => {
    const real = promises[name] as (...args: unknown[]) => Promise<unknown>;
    const inTurn = (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        waiting.push(() => real(...args).then(resolve, reject));
      });
    return jest.spyOn(promises, name).mockImplementation(inTurn as never);
  });
  try {
    const all = Promise.allSettled(works.map((work) => work()));
    for (let next = waiting.splice(below(waiting.length), 1)[0]; next; next = waiting.splice(below(waiting.length), 1)[0]) {
      await next();
      await settled();
    }
    for (const ended of await all) if (ended.status === 'rejected') throw ended.reason;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
