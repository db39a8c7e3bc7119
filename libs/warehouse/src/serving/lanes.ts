import { QueryError } from '../questions/query-error.ts';
import type { Explanation } from '../questions/explain.ts';
import { openPool, type Asked, type Connection, type QueryPool, type Work } from './query-pool.ts';
import { restAfter } from './rest-after.ts';
import type { Client } from './waiting.ts';

export type Lane = Explanation['lane'];

/**
 * Who asks what takes long has half of the connections, so that another, or the same one with a quick question, waits for their own
 * at most. A page has some ten statements.
 */
const LANES = {
  fast: { size: 4, queueLength: 64, each: 4, eachDear: 2 },
  slow: { size: 2, queueLength: 16, each: 1, eachDear: 1 },
} as const;

export interface Lanes {
  /** Asks by the connections of a lane; ends as a pool's `run` does. */
  readonly run: <T>(lane: Lane, work: Work<T>, signal?: AbortSignal, client?: Client, asked?: Asked) => Promise<T>;
  /** Resolves when the background may go on after work of so many ms: later, the more readers ask meanwhile. */
  readonly whenQuiet: (workedMs: number) => Promise<void>;
  /** Lets the statements go that were planned for what is no longer served. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

const isOutOfMemory = (error: unknown): boolean => error instanceof QueryError && error.problem.code === 'out-of-memory';

/**
 * The connections of an engine in two lanes; those of the slow one rest after their work while the quick one is asked. Memory is the
 * engine's as a whole, and what takes most of it is in the slow lane: where a quick question finds none, those give way, what is planned is let
 * go, and it is asked once more.
 */
export async function openLanes(connect: (lane: Lane) => Promise<Connection>, timeoutMs: number): Promise<Lanes> {
  const fast = await openPool(() => connect('fast'), { ...LANES.fast, timeoutMs });
  const rest = (workedMs: number) => restAfter(workedMs, fast.given);
  const pools: Readonly<Record<Lane, QueryPool>> = {
    fast,
    slow: await openPool(() => connect('slow'), { ...LANES.slow, timeoutMs, rest }),
  };
  const forget = (): void => Object.values(pools).forEach((pool) => pool.forget());

  async function run<T>(lane: Lane, work: Work<T>, signal?: AbortSignal, client?: Client, asked?: Asked): Promise<T> {
    try {
      return await pools[lane].run(work, signal, client, asked);
    } catch (error) {
      if (lane !== 'fast' || !isOutOfMemory(error)) throw error;
      await pools.slow.giveWay();
      forget();
      return pools.fast.run(work, signal, client, asked);
    }
  }

  const asked = (): number => pools.fast.given() + pools.slow.given();
  const whenQuiet = (workedMs: number): Promise<void> => restAfter(workedMs, asked);

  const close = async (): Promise<void> => {
    for (const pool of Object.values(pools)) await pool.close();
  };
  return { run, whenQuiet, forget, close };
}
