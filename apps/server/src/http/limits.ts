/** A proxy keeps idle connections to this server for 60 s (nginx) or 75 s: it must be the one who ends them. */
export const TIMEOUTS = { requestTimeout: 10_000, connectionTimeout: 30_000, keepAliveTimeout: 90_000 } as const;
// A missing Host is refused by the guard, with the headers of every other answer.
export const HTTP_LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false,
} as const;
