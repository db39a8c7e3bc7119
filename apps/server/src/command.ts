import type { Texts } from '@pendapa/contracts';

/** Exit codes of the command line: 0 done, 1 failed, 2 usage, 78 refused configuration. */
export const EXIT = { done: 0, failed: 1, usage: 2, refused: 78 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command of the command line. `run` gets the arguments after the name and prints text, or JSON with `--json`. */
export interface Command {
  readonly name: string;
  /** One sentence that says what the command does. */
  readonly about: Texts;
  /** The arguments. Several forms stand on separate lines. */
  readonly usage: string;
  /** Explanations of its options. Those of `--data` and `--help` are the same for all commands. */
  readonly options?: Readonly<Record<string, Texts>>;
  readonly run: (args: readonly string[]) => Promise<ExitCode>;
}
