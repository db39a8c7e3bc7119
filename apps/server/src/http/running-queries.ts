import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

/** Ends a query when its caller is gone, and all of them when the server stops. */
export class RunningQueries {
  private readonly running = new Set<AbortController>();

  async run<T>(request: FastifyRequest, query: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    request.signal.addEventListener('abort', abort, { once: true });
    this.running.add(controller);
    try {
      return await query(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) throw new Refused({ status: 503, code: 'busy', params: {} });
      throw error;
    } finally {
      this.running.delete(controller);
      request.signal.removeEventListener('abort', abort);
    }
  }

  interrupt(): void {
    for (const controller of this.running) controller.abort();
  }
}
