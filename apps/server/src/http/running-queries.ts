import { setTimeout as sleep } from 'node:timers/promises';
import { QueryError } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

/** `Retry-After` in seconds for a query that the queue did not take. */
export const RETRY_SOON = 1;

/** Maximum time of a request, in ms. */
export const ANSWERED_WITHIN = 20_000;
/** Queries end earlier than requests, in ms, so that a timeout is answered with its reason. */
const QUERY_WITHIN = ANSWERED_WITHIN - 1_000;

const isBusy = (error: unknown): boolean => error instanceof QueryError && error.problem.code === 'busy';
const soon = (signal: AbortSignal): Promise<void> => sleep(RETRY_SOON * 1_000, undefined, { signal }).catch(() => undefined);

/** Ends a query when its client disconnects, and all queries when the server stops. */
export class RunningQueries {
  private readonly running = new Set<AbortController>();

  /** `pause` runs before a query is refused. It slows down programs that repeat refused queries at once. */
  constructor(
    private readonly pause: (signal: AbortSignal) => Promise<void> = soon,
    private readonly withinMs = QUERY_WITHIN,
  ) {}

  async run<T>(request: FastifyRequest, query: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const late = setTimeout(abort, this.withinMs);
    request.signal.addEventListener('abort', abort, { once: true });
    this.running.add(controller);
    try {
      return await query(controller.signal);
    } catch (error) {
      if (isBusy(error)) await this.pause(controller.signal);
      if (controller.signal.aborted) throw new Refused({ status: 503, code: 'busy', params: {} });
      throw error;
    } finally {
      clearTimeout(late);
      this.running.delete(controller);
      request.signal.removeEventListener('abort', abort);
    }
  }

  interrupt(): void {
    for (const controller of this.running) controller.abort();
  }
}
