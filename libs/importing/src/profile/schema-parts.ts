import { Type } from 'typebox';
import { ENCODINGS } from '../text/encodings.ts';

export const noOtherKeys = { additionalProperties: false } as const;
export const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>(Type.String({ enum: [...values], ...(description ? { description } : {}) }));
export const nonEmptyText = (description: string, maxLength = 200) => Type.String({ minLength: 1, maxLength, description });
export const bilingualText = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 200 }), en: Type.String({ minLength: 1, maxLength: 200 }) },
  noOtherKeys,
);
export const optional = Type.Optional;

/** Options of the file itself. */
export const FileSchema = Type.Object(
  {
    name: optional(nonEmptyText("Pattern of the file name with * and, where it tells them, {year} and {month}, e.g. '{year}_*.csv'.")),
    encoding: optional(oneOf(ENCODINGS)),
    delimiter: optional(oneOf([',', ';', '\t', '|'] as const)),
    quote: optional(oneOf(['"', "'", 'none'] as const)),
    skipLines: optional(
      Type.Integer({ minimum: 0, maximum: 100, description: 'Lines, in a workbook rows, before the header, such as a title.' }),
    ),
    sheet: optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 31 }), Type.Integer({ minimum: 1, maximum: 200 })], {
        description: 'Sheet of a workbook: its name, or its place from 1. Default: the only visible one.',
      }),
    ),
    sheets: optional(
      Type.Union([Type.Literal('all'), Type.Array(Type.String({ minLength: 1, maxLength: 31 }), { minItems: 1, maxItems: 200 })], {
        description: "Several sheets of equal columns, read as one: their names, or 'all' for every visible one.",
      }),
    ),
    foot: optional(
      oneOf(
        ['after-blank-row'] as const,
        'The table ends at the first blank row. What follows is not read; a row of figures there is refused.',
      ),
    ),
    quotedLines: optional(Type.Boolean({ description: 'Whether whole lines stand within one pair of quote marks.' })),
    columns: optional(
      Type.Array(Type.String({ minLength: 1 }), {
        minItems: 1,
        maxItems: 1_000,
        description: 'Names of the columns of a file without a header.',
      }),
    ),
    ignoreEmptyColumns: optional(Type.Boolean({ description: 'Accepts columns without a name, as long as they hold nothing.' })),
    ignoreColumns: optional(Type.Array(Type.String(), { description: 'Columns that are knowingly not read.' })),
    optionalColumns: optional(
      Type.Array(Type.String(), { description: 'Columns that a file may come without: their fields are empty then.' }),
    ),
    extraColumns: optional(oneOf(['warn', 'refuse'] as const, 'What to do about columns that the profile does not name. Default warn.')),
  },
  noOtherKeys,
);

/** Options of how numbers are written. */
export const NumbersSchema = Type.Object(
  {
    decimal: oneOf(['.', ','] as const),
    thousands: oneOf(['.', ',', ' ', "'", 'none'] as const),
    minus: optional(oneOf(['leading', 'trailing', 'parentheses'] as const)),
    decimals: optional(
      Type.Integer({
        minimum: 1,
        maximum: 9,
        description:
          'Most digits after the decimal mark. Without it three of them, where the currency has fewer, are refused: they may be thousands.',
      }),
    ),
    symbol: optional(Type.String({ minLength: 1, maxLength: 8 })),
    suffix: optional(Type.String({ pattern: '^[^\\d]{1,8}$', description: "Stands after the number, e.g. ',-'." })),
    scales: optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 12 }), Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }), {
        minProperties: 1,
        description: 'Words behind an amount and their factors, e.g. { "M": 1000000000 }. Amounts without a word are taken as they are.',
      }),
    ),
    rounding: optional(
      oneOf(
        ['remains', 'unit'] as const,
        "remains: what binary arithmetic left (483977.229999996) is rounded away; unit: every amount is rounded to the currency's smallest unit, half away from zero. The receipt sums what was rounded.",
      ),
    ),
    emptyMarks: optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 8 }), { description: "Texts that mean an empty cell, e.g. '-'." }),
    ),
  },
  noOtherKeys,
);

/** Options of how dates are written. */
export const DatesSchema = Type.Object(
  {
    firstYear: Type.Integer({
      minimum: 1900,
      maximum: 2099,
      description: 'First of the hundred years that two digits (YY) mean: with 1970, 69 is 2069 and 70 is 1970.',
    }),
  },
  noOtherKeys,
);

const WIDE_MONTH = '^\\d{4}-(0[1-9]|1[0-2])$';
/** What one of the wide columns means: a month, or values by field and part of the period. */
const WideColumnSchema = Type.Union([
  Type.Integer({ minimum: 1, maximum: 12 }),
  Type.String({ pattern: WIDE_MONTH }),
  Type.Record(Type.String(), Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 200 })]), { minProperties: 1 }),
]);

export const WideSchema = Type.Record(Type.String(), WideColumnSchema, {
  minProperties: 1,
  description:
    'Columns that hold amounts of one month, tax, channel or unit each: the number of the month, YYYY-MM, or values such as { "tax": "HOTEL", "month": 1 }.',
});
