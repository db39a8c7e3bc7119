import type { FindingCode } from '../finding-texts.ts';

/** Stops the reading of a file: says what is wrong, and in which line. */
export class Unreadable extends Error {
  override readonly name: string = 'Unreadable';

  constructor(
    readonly code: FindingCode,
    readonly params: Readonly<Record<string, string>> = {},
    /** 0 if the whole file is meant. */
    readonly line = 0,
  ) {
    super(code);
  }
}
