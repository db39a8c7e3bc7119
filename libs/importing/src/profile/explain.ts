import type { Texts } from '@pendapa/contracts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

export interface Mismatch {
  readonly key: string;
  readonly reason: Texts;
}

export const mismatch = (key: string, id: string, en: string): Mismatch => ({ key, reason: { id, en } });

type Params = Readonly<Record<string, unknown>>;

const formatList = (value: unknown): string =>
  Array.isArray(value) ? value.map((item) => JSON.stringify(item)).join(', ') : String(value);

const REASONS: Readonly<Record<string, (params: Params) => Texts>> = {
  required: ({ requiredProperties }) => ({
    id: `wajib ada: ${formatList(requiredProperties)}.`,
    en: `missing: ${formatList(requiredProperties)}.`,
  }),
  additionalProperties: ({ additionalProperties }) => ({
    id: `kunci tidak dikenal: ${formatList(additionalProperties)}.`,
    en: `unknown key: ${formatList(additionalProperties)}.`,
  }),
  enum: ({ allowedValues }) => ({
    id: `harus salah satu dari ${formatList(allowedValues)}.`,
    en: `must be one of ${formatList(allowedValues)}.`,
  }),
  const: ({ allowedValue }) => ({ id: `harus ${JSON.stringify(allowedValue)}.`, en: `must be ${JSON.stringify(allowedValue)}.` }),
  type: ({ type }) => ({ id: `harus berjenis ${formatList(type)}.`, en: `must be of type ${formatList(type)}.` }),
  minimum: ({ limit }) => ({ id: `paling sedikit ${String(limit)}.`, en: `must be at least ${String(limit)}.` }),
  maximum: ({ limit }) => ({ id: `paling banyak ${String(limit)}.`, en: `must be at most ${String(limit)}.` }),
  minLength: () => ({ id: 'tidak boleh kosong.', en: 'must not be empty.' }),
  maxLength: ({ limit }) => ({ id: `paling panjang ${String(limit)} karakter.`, en: `must have at most ${String(limit)} characters.` }),
  minItems: ({ limit }) => ({ id: `paling sedikit ${String(limit)} isi.`, en: `must have at least ${String(limit)} entries.` }),
  maxItems: ({ limit }) => ({ id: `paling banyak ${String(limit)} isi.`, en: `must have at most ${String(limit)} entries.` }),
  minProperties: ({ limit }) => ({ id: `paling sedikit ${String(limit)} isi.`, en: `must have at least ${String(limit)} entries.` }),
  pattern: ({ pattern }) => ({ id: `bentuknya tidak sesuai ${String(pattern)}.`, en: `does not have the form ${String(pattern)}.` }),
  anyOf: () => ({ id: 'bentuknya tidak sesuai.', en: 'does not have an allowed form.' }),
};

const dottedPath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** Finds the first fault of a value as key and reason; null if it fits the schema. */
export function findMismatch(schema: TSchema, value: unknown): Mismatch | null {
  if (Value.Check(schema, value)) return null;
  const errors = Value.Errors(schema, value);
  // For an unknown key the schema also reports its value, and for a choice every alternative.
  const error =
    errors.find(({ keyword }) => keyword === 'additionalProperties' || keyword === 'anyOf') ??
    errors.find(({ keyword }) => keyword in REASONS);
  if (!error) return { key: '', reason: { id: 'tidak sesuai skema.', en: 'does not fit the schema.' } };
  return {
    key: dottedPath(error.instancePath),
    reason: (REASONS[error.keyword] ?? REASONS['anyOf'])?.(error.params as Params) ?? { id: '', en: '' },
  };
}
