/** Proxies keep idle connections 60 s (nginx) to 75 s. The proxy must close them first. */
export const TIMEOUTS = { requestTimeout: 10_000, connectionTimeout: 30_000, keepAliveTimeout: 90_000 } as const;
// The guard refuses a missing Host, with the headers of every other answer.
export const HTTP_LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false,
} as const;
