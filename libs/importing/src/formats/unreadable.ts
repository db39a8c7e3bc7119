import type { FindingCode } from '../finding-texts.ts';
import type { Params } from '../rows/row.ts';

/** Stops the reading of a file: says what is wrong, and in which line. */
export class Unreadable extends Error {
  override readonly name: string = 'Unreadable';

  constructor(
    readonly code: FindingCode,
    readonly params: Params = {},
    /** 0 if the whole file is meant. */
    readonly line = 0,
  ) {
    super(code);
  }
}
