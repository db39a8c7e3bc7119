import { Type, type Static } from 'typebox';
import { MAPPED_FIELDS, type MappedField } from './upload-words.ts';
import { FolderActionSchema, type FolderAction } from './uploads.ts';
import { NO_OTHER_KEYS, nullable, TextsSchema } from './schema-parts.ts';

const MappedFieldSchema = Type.Unsafe<MappedField>(Type.String({ enum: [...MAPPED_FIELDS] }));

const MemberSchema = Type.Object({ code: Type.String(), name: Type.String() }, NO_OTHER_KEYS);

/** A text that found no code: its rows are under Not mapped. */
const UnplacedCodeSchema = Type.Object(
  {
    field: MappedFieldSchema,
    value: Type.String(),
    /** Rows of the files when they were imported; later loads may have replaced some. */
    rows: Type.Integer(),
    /** Numbers of the loads that have it. */
    loads: Type.Array(Type.Integer()),
    /** The member with the nearest name; null if none is near. */
    suggestion: nullable<Static<typeof MemberSchema>>(MemberSchema),
  },
  NO_OTHER_KEYS,
);
export type UnplacedCode = Static<typeof UnplacedCodeSchema>;

/** `GET /codes/unplaced`. */
export const UnplacedCodesSchema = Type.Object(
  {
    codes: Type.Array(UnplacedCodeSchema),
    /** The mapping that runs or waits; null if there is none. */
    mapping: nullable<FolderAction>(FolderActionSchema),
    /** Why the last mapping ended early; null if it was done or cancelled. Its codes count for the next loads all the same. */
    fault: nullable<Static<typeof TextsSchema>>(TextsSchema),
  },
  NO_OTHER_KEYS,
);
export type UnplacedCodes = Static<typeof UnplacedCodesSchema>;

/** Body of `PUT /codes/mappings`. */
export const CodeMappingsSchema = Type.Object(
  {
    mappings: Type.Array(
      Type.Object(
        {
          field: MappedFieldSchema,
          value: Type.String({ minLength: 1, maxLength: 300 }),
          code: Type.String({ minLength: 1, maxLength: 100 }),
        },
        NO_OTHER_KEYS,
      ),
      { minItems: 1, maxItems: 500 },
    ),
  },
  NO_OTHER_KEYS,
);
