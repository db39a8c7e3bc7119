import type { Texts } from '@pendapa/contracts';

/** Exit codes of the command line: 0 done, 1 failed, 2 usage, 78 refused configuration. */
export const EXIT = { done: 0, failed: 1, usage: 2, refused: 78 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** One word of the command line; `run` gets the arguments after it and prints for people, or JSON with `--json`. */
export interface Command {
  readonly name: string;
  /** What it does, as the end of a line. */
  readonly about: Texts;
  /** Its arguments; several forms stand on lines of their own. */
  readonly usage: string;
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
}
