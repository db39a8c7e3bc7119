/** An argument that the command does not take; the command line explains the usage and ends with 2. */
export class UsageError extends Error {
  readonly code = 'ERR_PARSE_ARGS_VALUE';
}
