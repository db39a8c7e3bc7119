import type { FindingCode } from '../finding-texts.ts';
import type { Params } from '../rows/row.ts';

/** A file, or a part of it, that no reader can go on with: what is wrong, and where. */
export class Unreadable extends Error {
  override readonly name: string = 'Unreadable';

  constructor(
    readonly code: FindingCode,
    readonly params: Params = {},
    /** 0 where the file as a whole is meant. */
    readonly line = 0,
  ) {
    super(code);
  }
}
