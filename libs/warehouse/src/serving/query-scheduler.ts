import { QueryError } from '../queries/query-error.ts';
import type { Explanation } from '../queries/explain.ts';
import { openPool, type QueryHints, type Connection, type QueryPool, type Work } from './query-pool.ts';
import { waitForCooldown } from './cooldown.ts';
import type { Client } from './admission-queue.ts';

export type QueueName = Explanation['queue'];

/**
 * A client with expensive queries gets at most half of the connections, so that other queries find a free one.
 * A page has about ten statements.
 */
const QUEUES = {
  fast: { size: 4, queueLength: 64, maxPerClient: 4, maxExpensivePerClient: 2 },
  slow: { size: 2, queueLength: 16, maxPerClient: 1, maxExpensivePerClient: 1 },
} as const;

export interface QueryScheduler {
  /** Runs work on a connection of a queue; ends as `QueryPool.run` does. */
  readonly run: <T>(queue: QueueName, work: Work<T>, signal?: AbortSignal, client?: Client, hints?: QueryHints) => Promise<T>;
  /** Resolves when background work may continue after `workedMs` of work: later if users query meanwhile. */
  readonly waitForCooldown: (workedMs: number) => Promise<void>;
  /** Destroys prepared statements of tables that are not served any more. */
  readonly clearStatements: () => void;
  readonly close: () => Promise<void>;
}

const isOutOfMemory = (error: unknown): boolean => error instanceof QueryError && error.problem.code === 'out-of-memory';

/**
 * Opens two queues on one engine; slow connections cool down after their work while quick queries run.
 * The engine's memory is shared: a quick query without memory preempts the slow ones, clears prepared statements and runs again.
 */
export async function openScheduler(connect: (queue: QueueName) => Promise<Connection>, timeoutMs: number): Promise<QueryScheduler> {
  const fast = await openPool(() => connect('fast'), { ...QUEUES.fast, timeoutMs });
  const cooldown = (workedMs: number) => waitForCooldown(workedMs, fast.grantCount);
  const pools: Readonly<Record<QueueName, QueryPool>> = {
    fast,
    slow: await openPool(() => connect('slow'), { ...QUEUES.slow, timeoutMs, cooldown }),
  };
  const clearStatements = (): void => Object.values(pools).forEach((pool) => pool.clearStatements());

  async function run<T>(queue: QueueName, work: Work<T>, signal?: AbortSignal, client?: Client, hints?: QueryHints): Promise<T> {
    try {
      return await pools[queue].run(work, signal, client, hints);
    } catch (error) {
      if (queue !== 'fast' || !isOutOfMemory(error)) throw error;
      await pools.slow.preempt();
      clearStatements();
      return pools.fast.run(work, signal, client, hints);
    }
  }

  const grantCount = (): number => pools.fast.grantCount() + pools.slow.grantCount();
  const waitForClientCooldown = (workedMs: number): Promise<void> => waitForCooldown(workedMs, grantCount);

  const close = async (): Promise<void> => {
    for (const pool of Object.values(pools)) await pool.close();
  };
  return { run, waitForCooldown: waitForClientCooldown, clearStatements, close };
}
