export const TIMEOUTS = { requestTimeout: 10_000, connectionTimeout: 30_000, keepAliveTimeout: 10_000 } as const;
// A missing Host is refused by the guard, with the headers of every other answer.
export const HTTP_LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  requireHostHeader: false,
} as const;
