import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

const NO_OTHER_KEYS = { additionalProperties: false } as const;
const number = Type.Integer({ minimum: 1 });
const word = Type.String({ minLength: 1, maxLength: 200 });

/** `from` is the number of the first line after this one. */
const HeaderSchema = Type.Object({ format: number, from: number }, NO_OTHER_KEYS);

const ChangeSchema = Type.Object(
  {
    kind: word,
    id: word,
    /** 1 for a new record, then one more with each change. */
    revision: number,
    /** Name of the user who made the record. */
    owner: Type.String(),
    /** Code of the unit that works with the record; null for none. */
    unit: Type.Union([Type.String(), Type.Null()]),
    /** Null removes the record. */
    value: Type.Unknown(),
  },
  NO_OTHER_KEYS,
);

/** Changes of one line are made together or not at all. */
const LineSchema = Type.Object(
  {
    number,
    /** UTC instant. */
    at: Type.String(),
    /** Name of the user who changed the records. */
    by: Type.String(),
    changes: Type.Array(ChangeSchema, { minItems: 1 }),
  },
  NO_OTHER_KEYS,
);
export type JournalLine = Static<typeof LineSchema>;

/** A record as its last change left it. */
export type JournalRecord = Static<typeof ChangeSchema> & Pick<JournalLine, 'at' | 'by'>;

/** A change; its `revision` is the one that the user saw, 0 for a new record. */
export type JournalChange = Static<typeof ChangeSchema>;

export const JOURNAL_FORMAT = 1;

/** Somebody else changed the record meanwhile. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';

  /** @param current the record as it is now; null if there is none */
  constructor(readonly current: JournalRecord | null) {
    super('The record has another revision.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns null for anything but a header. */
export function parseHeader(text: string): Static<typeof HeaderSchema> | null {
  const value = parseJson(text);
  return Value.Check(HeaderSchema, value) ? value : null;
}

/** Returns null for a damaged line. */
export function parseLine(text: string): JournalLine | null {
  const value = parseJson(text);
  return Value.Check(LineSchema, value) ? value : null;
}

export const headerText = (from: number): string => `${JSON.stringify({ format: JOURNAL_FORMAT, from })}\n`;
export const lineText = (line: JournalLine): string => `${JSON.stringify(line)}\n`;
