import { Type, type Static } from 'typebox';
import { EXTRACTS } from './vocabulary/index.ts';
import { literals, NO_OTHER_KEYS, nullable } from './schema-parts.ts';

const textOrNull = nullable<string>(Type.String());

/** The fields of a load in a list; all others are in its receipt. */
const LoadSummarySchema = Type.Object(
  {
    /** Name of its receipt; null if none is stored. */
    name: textOrNull,
    /** Number for `POST /loads/:number/removal`; null if it is not in the served data. */
    number: nullable<number>(Type.Integer()),
    /** UTC instant. */
    at: Type.String(),
    outcome: literals(['published', 'checked', 'unchanged', 'refused'] as const),
    source: Type.String(),
    sha256: Type.String(),
    extracts: Type.Array(literals(EXTRACTS)),
    replaced: nullable<{ readonly from: string; readonly to: string }>(
      Type.Object({ from: Type.String(), to: Type.String() }, NO_OTHER_KEYS),
    ),
    rows: Type.Integer(),
    /** Sum of the file in minor units; null if it has none, or several extracts. */
    sum: textOrNull,
    warned: Type.Integer(),
    refused: Type.Integer(),
    generation: nullable<number>(Type.Integer()),
    seconds: Type.Number(),
  },
  NO_OTHER_KEYS,
);
export type LoadSummary = Static<typeof LoadSummarySchema>;

/** `GET /loads`: the newest first. */
export const LoadsSchema = Type.Object({ loads: Type.Array(LoadSummarySchema) }, NO_OTHER_KEYS);
export type Loads = Static<typeof LoadsSchema>;
