/** An invalid argument of a command. The command line prints the usage and exits with 2. */
export class UsageError extends Error {
  readonly code = 'ERR_PARSE_ARGS_VALUE';
}
