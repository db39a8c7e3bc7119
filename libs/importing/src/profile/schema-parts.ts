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
    emptyMarks: optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 8 }), { description: "Texts that mean an empty cell, e.g. '-'." }),
    ),
  },
  noOtherKeys,
);
