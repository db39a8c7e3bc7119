import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route reads its body as a stream and sets its own limits. */
    readonly streamsBody?: boolean;
  }
}

const hasBody = ({ headers }: FastifyRequest['raw']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const slow = (): NodeJS.ErrnoException => Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/**
 * Ends requests whose body does not arrive in time. Node's own limit is one for all requests, and files need hours over slow lines.
 * @param onSlow answers and ends the connection
 */
export class BodyDeadline {
  constructor(
    private readonly limitMs: number,
    private readonly onSlow: (error: NodeJS.ErrnoException, request: FastifyRequest) => void,
  ) {}

  /** Starts the time of a request. */
  start(request: FastifyRequest): void {
    if (hasBody(request.raw) && request.routeOptions.config.streamsBody !== true) this.#watch(request);
  }

  /** Starts the time of what is left of a body after its answer was sent. */
  startRest(request: FastifyRequest): void {
    if (hasBody(request.raw) && !request.raw.complete) this.#watch(request);
  }

  #watch(request: FastifyRequest): void {
    const timer = setTimeout(() => this.onSlow(slow(), request), this.limitMs).unref();
    request.raw.once('close', () => clearTimeout(timer));
    request.raw.once('end', () => clearTimeout(timer));
  }
}
