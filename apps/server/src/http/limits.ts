/**
 * Proxies keep idle connections 60 s (nginx) to 75 s. The proxy must close them first. Node would apply `requestTimeout` to files, too, so
 * that `BodyDeadline` has the time for bodies.
 */
export const TIMEOUTS = { requestTimeout: 0, connectionTimeout: 30_000, keepAliveTimeout: 90_000 } as const;
// The guard refuses a missing Host, with the headers of every other answer.
export const HTTP_LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false,
} as const;

/** A body arrives within this time, except where a route takes files. */
export const BODY_TIMEOUT_MS = 10_000;
