import { Type } from 'typebox';
import { NOT_COMPARABLE } from './notes.ts';
import { ABSENT_REASONS, LACKING_FIELDS, TOTAL_GRAINS, type ColumnStates, type ValueState } from './value-state.ts';
import { EXTRACTS } from './vocabulary/index.ts';
import { literals, NO_OTHER_KEYS } from './schema-parts.ts';

const PartSchema = Type.Union([Type.String({ pattern: '^-?\\d+$' }), Type.Number()]);
const UnknownSchema = Type.Object(
  {
    state: Type.Literal('unknown'),
    field: Type.Optional(literals(LACKING_FIELDS)),
    lacking: Type.Optional(Type.Integer({ minimum: 1 })),
    rows: Type.Optional(Type.Integer({ minimum: 1 })),
    known: Type.Optional(PartSchema),
    unplaced: Type.Optional(PartSchema),
  },
  NO_OTHER_KEYS,
);
const AbsentSchema = Type.Object(
  {
    state: Type.Literal('absent'),
    reason: literals(ABSENT_REASONS),
    extract: Type.Optional(literals(EXTRACTS)),
    grain: Type.Optional(literals(TOTAL_GRAINS)),
  },
  NO_OTHER_KEYS,
);
const HiddenSchema = Type.Object({ state: Type.Literal('hidden') }, NO_OTHER_KEYS);
const NotComparableSchema = Type.Object({ state: Type.Literal('not-comparable'), reason: literals(NOT_COMPARABLE) }, NO_OTHER_KEYS);

export const ValueStateSchema = Type.Unsafe<ValueState>(Type.Union([UnknownSchema, AbsentSchema, HiddenSchema, NotComparableSchema]));

export const ColumnStatesSchema = Type.Unsafe<ColumnStates>(
  Type.Array(Type.Object({ state: ValueStateSchema, at: Type.Array(Type.Integer({ minimum: 0 })) }, NO_OTHER_KEYS)),
);
