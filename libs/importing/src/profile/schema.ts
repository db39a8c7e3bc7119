import { EXTRACTS, type ExtractKey } from '@pendapa/contracts';
import { BroughtSettingsSchema } from '@pendapa/contracts/settings';
import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { ASSESSMENTS, CHANNEL_CLASSES, EXTRACT_SPECS, LEVELS, UNIT_KINDS, type FieldKind } from '../extracts.ts';
import {
  bilingualText,
  DatesSchema,
  FileSchema,
  nonEmptyText,
  noOtherKeys,
  NumbersSchema,
  oneOf,
  optional,
  WideSchema,
} from './schema-parts.ts';

const column = optional(nonEmptyText('Name of the column, as in the header, without surrounding blanks.'));
const constant = optional(Type.String({ maxLength: 200, description: 'The same for every row.' }));
const fileName = optional(oneOf(['year', 'month'] as const, 'Taken from the file name by the pattern in file.name.'));
const sheetName = optional(Type.Literal(true, { description: 'The name of the sheet; needs file.sheets.' }));
const wide = optional(Type.Literal(true, { description: 'Taken from the wide columns.' }));
const empty = optional(oneOf(['none', 'refuse'] as const, 'What an empty cell means: no value (never 0), or the file is refused.'));

/** Options of codes that the file creates: of tax types, units and channels. */
const traits = {
  category: optional(Type.Object({ code: Type.String({ minLength: 1, maxLength: 80 }), name: bilingualText }, noOtherKeys)),
  assessment: optional(oneOf(ASSESSMENTS)),
  kind: optional(oneOf(UNIT_KINDS)),
  class: optional(oneOf(CHANNEL_CLASSES, 'Of created channels.')),
};

const CodeValueSchema = Type.Object(
  { code: optional(Type.String({ minLength: 1, maxLength: 80 })), name: optional(bilingualText), ...traits },
  noOtherKeys,
);
export type CodeValue = Static<typeof CodeValueSchema>;
const codeValues = optional(
  Type.Record(Type.String(), CodeValueSchema, { description: 'Codes and names for values as the file has them.' }),
);
const ReferenceValueSchema = Type.Object(
  {
    ...CodeValueSchema.properties,
    create: optional(Type.Literal(true, { description: 'The code is created if it is not known, whatever `unknown` says.' })),
  },
  noOtherKeys,
);
const referenceValues = optional(
  Type.Record(Type.String(), ReferenceValueSchema, { description: 'Codes and names for values as the file has them.' }),
);
const unknown = optional(
  oneOf(
    ['create', 'unmapped', 'refuse'] as const,
    "Codes that are not known: created from the file, collected under 'Not mapped', or the file is refused.",
  ),
);

const LevelSchema = Type.Object({ level: oneOf(LEVELS), column: nonEmptyText('Name of the column.'), values: codeValues }, noOtherKeys);
const PartSchema = Type.Object({ column, constant: optional(Type.Integer()), fileName, sheetName, wide }, noOtherKeys);
const format = optional(
  nonEmptyText('E.g. YYYY-MM-DD, D MMM YYYY or DD-MMM-YY; of a month also MMM YYYY, of a quarter Q YYYY, of a fiscal year FY.', 40),
);
const parts = { year: optional(PartSchema), month: optional(PartSchema), day: optional(PartSchema) };
const GRAINS = ['day', 'month'] as const;
const POSTED_GRAINS = ['day', 'month', 'quarter', 'year'] as const;

/** Options of a field, by its kind. */
const FIELD_SCHEMAS = {
  key: Type.Object({ column, constant, empty }, noOtherKeys),
  text: Type.Object({ column, constant, empty }, noOtherKeys),
  name: Type.Object({ column, constant, empty }, noOtherKeys),
  date: Type.Object(
    {
      column,
      constant,
      format,
      empty,
      grain: optional(oneOf(GRAINS, "month: the month's last day, as recaps mean it. Default day.")),
      ...parts,
    },
    noOtherKeys,
  ),
  time: Type.Object(
    { column, format: optional(nonEmptyText('E.g. HH:mm:ss, or YYYY-MM-DD HH:mm:ss where the column holds the day as well.', 40)), empty },
    noOtherKeys,
  ),
  money: Type.Object(
    {
      column,
      wide,
      empty,
      negative: optional(Type.Boolean({ description: 'Whether amounts may be negative (refunds). Default false.' })),
      multiply: optional(
        Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'E.g. 1000000 where the file counts in millions.' }),
      ),
    },
    noOtherKeys,
  ),
  integer: Type.Object({ column, constant: optional(Type.Integer()), fileName, wide, empty }, noOtherKeys),
  choice: Type.Object(
    { column, constant, sheetName, wide, empty, values: optional(Type.Record(Type.String(), Type.String())) },
    noOtherKeys,
  ),
  boolean: Type.Object(
    {
      column,
      constant: optional(Type.Boolean()),
      empty,
      values: optional(
        Type.Record(Type.String(), Type.Boolean(), {
          description: 'What the texts of the file mean. true, false, ya, tidak, 1 and 0 are known.',
        }),
      ),
    },
    noOtherKeys,
  ),
  decimal: Type.Object({ column, empty }, noOtherKeys),
  /** Personal numbers and names; a constant would give all rows one person. */
  private: Type.Object({ column, empty }, noOtherKeys),
  taxpayer: Type.Object({ column, unknown: optional(oneOf(['none', 'refuse'] as const)), empty }, noOtherKeys),
  object: Type.Object({ column, unknown: optional(oneOf(['none', 'refuse'] as const)), empty }, noOtherKeys),
  reference: Type.Object(
    {
      column,
      constant,
      sheetName,
      wide,
      empty,
      unknown,
      match: optional(oneOf(['code', 'name'] as const, 'Whether the column holds codes or names. Default code.')),
      values: referenceValues,
      ...traits,
      /** Regions only: columns from the highest level to the lowest, instead of `column`. */
      levels: optional(Type.Array(LevelSchema, { minItems: 1, maxItems: 4 })),
    },
    noOtherKeys,
  ),
  references: Type.Object({ column, empty }, noOtherKeys),
  posted: Type.Object(
    {
      grain: oneOf(
        POSTED_GRAINS,
        'day: one payment a row; month, quarter, year: a total of a calendar month, quarter or year, posted on its last day.',
      ),
      column,
      format,
      ...parts,
      quarter: optional(PartSchema),
      /** A label such as 2022/2023, or the year in which the fiscal year ends. */
      fiscalYear: optional(PartSchema),
    },
    noOtherKeys,
  ),
} as const satisfies Record<FieldKind, TSchema>;

export type FieldProfiles = { readonly [K in FieldKind]: Static<(typeof FIELD_SCHEMAS)[K]> };
export type ReferenceProfile = FieldProfiles['reference'];
export type PostedProfile = FieldProfiles['posted'];
export type Part = Static<typeof PartSchema>;
export type CodeValues = Readonly<Record<string, CodeValue>>;
type ReferenceValue = Static<typeof ReferenceValueSchema>;
export type ReferenceValues = Readonly<Record<string, ReferenceValue>>;

const ConditionsSchema = Type.Array(Type.Record(Type.String(), Type.Array(Type.String(), { minItems: 1 })), {
  minItems: 1,
  description: 'A row fits where all columns of one entry hold one of the listed values.',
});
export type Conditions = Static<typeof ConditionsSchema>;

const ReconcileSchema = Type.Object(
  {
    name: nonEmptyText('What the control rows are called in the receipt.', 80),
    where: ConditionsSchema,
    tolerance: optional(
      Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,4})?$', description: 'Differences up to this are counted, not listed.' }),
    ),
    differences: optional(oneOf(['warn', 'refuse'] as const)),
  },
  noOtherKeys,
);
export type Reconcile = Static<typeof ReconcileSchema>;

/** A sum in major units with a decimal point. */
export const TotalSchema = Type.String({ pattern: '^-?\\d{1,19}(\\.\\d{1,4})?$' });
export const MonthTotalsSchema = Type.Record(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }), TotalSchema, {
  description: 'Published totals by month of posting, e.g. "2024-09": "17824000"; differences are warned of.',
});

const ControlSchema = Type.Object(
  { rows: optional(Type.Integer({ minimum: 0 })), amount: optional(TotalSchema), months: optional(MonthTotalsSchema) },
  noOtherKeys,
);

const common = {
  $schema: optional(Type.String()),
  description: optional(bilingualText),
  file: optional(FileSchema),
  numbers: optional(NumbersSchema),
  dates: optional(DatesSchema),
  where: optional(ConditionsSchema),
  except: optional(ConditionsSchema),
  wide: optional(WideSchema),
  headings: optional(
    oneOf(['leave-out'] as const, 'Rows without any amount between others are headings of groups: left out, and listed in the receipt.'),
  ),
  totals: optional(
    oneOf(
      ['leave-out', 'rows'] as const,
      "Rows that are totals of others, or called so: not counted ('leave-out'), or counted as rows of their own ('rows'). Without it they are refused.",
    ),
  ),
  cumulative: optional(
    Type.Boolean({
      description: 'Whether amounts are sums from the beginning of the year; true: each is stored as its difference from the one before.',
    }),
  ),
  reconcile: optional(Type.Array(ReconcileSchema, { maxItems: 10 })),
  control: optional(ControlSchema),
  source: optional(
    nonEmptyText(
      "The system that sends the files, e.g. SISMIOP: --replace and snapshots replace the rows of the same source only. Default: the profile's name.",
      80,
    ),
  ),
  append: optional(Type.Boolean({ description: 'Payments may be added to days that already have some. Default false.' })),
  repeated: optional(oneOf(['refuse', 'add'] as const, 'Recap rows with equal date and codes: refused, or both counted. Default refuse.')),
  also: optional(
    Type.Array(Type.Object({}), {
      minItems: 1,
      maxItems: 10,
      description:
        'Other measures of the same file, loaded together: profiles that repeat only what differs, such as { "extract": "targets", "fields": {} }.',
    }),
  ),
  settings: optional(Type.Partial(BroughtSettingsSchema, { ...noOtherKeys, description: 'Settings that a still empty data folder gets.' })),
};

function fieldsSchema(extract: ExtractKey) {
  const fields = Object.entries(EXTRACT_SPECS[extract].fields).map(([name, spec]) => {
    const schema = FIELD_SCHEMAS[spec.kind];
    return [name, spec.required ? schema : optional(schema)];
  });
  return Type.Object(Object.fromEntries(fields) as Record<string, TSchema>, noOtherKeys);
}

/** Schema of a profile for one extract; unknown keys are refused. */
export const profileSchema = (extract: ExtractKey): TSchema =>
  Type.Object({ ...common, extract: Type.Literal(extract), fields: fieldsSchema(extract) }, noOtherKeys);

/** A profile that `readProfile` accepted; its fields fit the kinds of the extract's fields. */
export type Profile = Static<TObject<typeof common>> & {
  readonly extract: ExtractKey;
  readonly fields: Readonly<Record<string, object | undefined>>;
};

/** Options of one field of the profile; undefined if the profile does not map it. */
export function fieldProfile<K extends FieldKind>(profile: Profile, name: string, kind: K): FieldProfiles[K] | undefined {
  // The schema of the extract has checked the field against this kind.
  return EXTRACT_SPECS[profile.extract].fields[name]?.kind === kind ? (profile.fields[name] as FieldProfiles[K] | undefined) : undefined;
}

/** JSON Schema of `<data>/profiles/<name>.json`, for editors and for the published file. */
export function profileJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Pendapa import profile',
    type: 'object',
    anyOf: EXTRACTS.map((extract) => JSON.parse(JSON.stringify(profileSchema(extract))) as object),
  };
}
