import type { DuckDBConnection } from '@duckdb/node-api';
import type { Processors } from './processors.ts';

export type Task<T> = (connection: DuckDBConnection) => Promise<T>;

/**
 * Runs tasks on several connections and returns their results in the order of the tasks.
 * After a failure no further task starts; running ones are awaited, and the first failure is thrown.
 */
export async function onWorkers<T>(
  connections: readonly DuckDBConnection[],
  tasks: readonly Task<T>[],
  processors: Processors,
): Promise<T[]> {
  const results: T[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const work = async (connection: DuckDBConnection): Promise<void> => {
    while (failures.length === 0 && next < tasks.length) {
      const index = next;
      next += 1;
      try {
        const task = tasks[index];
        if (task) results[index] = await task(connection);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(connections.slice(0, tasks.length).map((connection) => processors.atWork(() => work(connection))));
  if (failures.length > 0) throw failures[0];
  return results;
}
