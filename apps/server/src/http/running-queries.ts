import { setTimeout as sleep } from 'node:timers/promises';
import { QueryError } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';
import { RequestRefused } from '../responses/request-refused.ts';

/** `Retry-After` in seconds for a query that the queue did not take. */
export const BUSY_RETRY_SECONDS = 1;

/** Maximum time of a request, in ms. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** Queries end earlier than requests, in ms, so that a timeout is answered with its reason. */
const QUERY_TIMEOUT_MS = REQUEST_TIMEOUT_MS - 1_000;

const isBusy = (error: unknown): boolean => error instanceof QueryError && error.problem.code === 'busy';
const waitToRetry = (signal: AbortSignal): Promise<void> => sleep(BUSY_RETRY_SECONDS * 1_000, undefined, { signal }).catch(() => undefined);

/** Ends a query when its client disconnects, and all queries when the server stops. */
export class RunningQueries {
  private readonly running = new Set<AbortController>();

  /** `pause` runs before a query is refused. It slows down programs that repeat refused queries at once. */
  constructor(
    private readonly pause: (signal: AbortSignal) => Promise<void> = waitToRetry,
    private readonly timeoutMs = QUERY_TIMEOUT_MS,
  ) {}

  async run<T>(request: Pick<FastifyRequest, 'signal'>, query: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const late = setTimeout(abort, this.timeoutMs);
    request.signal.addEventListener('abort', abort, { once: true });
    this.running.add(controller);
    try {
      return await query(controller.signal);
    } catch (error) {
      if (isBusy(error)) await this.pause(controller.signal);
      if (controller.signal.aborted) throw new RequestRefused({ status: 503, code: 'busy', params: {} });
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
