import { Type } from 'typebox';

/** Option of an object that refuses keys of no schema. */
export const NO_OTHER_KEYS = { additionalProperties: false } as const;

/** One of the given texts. */
export const literals = <T extends string>(values: readonly T[]) => Type.Unsafe<T>(Type.String({ enum: [...values] }));

/** A value of the schema, or null. */
export const nullable = <T>(schema: Parameters<typeof Type.Array>[0]) => Type.Unsafe<T | null>(Type.Union([schema, Type.Null()]));

/** YYYY-MM-DD. */
export const CalendarDateSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** First and last day. */
export const PeriodSchema = Type.Object({ from: CalendarDateSchema, to: CalendarDateSchema }, NO_OTHER_KEYS);

/** A text in both languages. */
export const TextsSchema = Type.Object({ id: Type.String(), en: Type.String() }, NO_OTHER_KEYS);
