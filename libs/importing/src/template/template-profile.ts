import type { ExtractKey } from '@pendapa/contracts';
import { EXTRACT_SPECS, type FieldSpec } from '../extracts.ts';
import { checkProfile, type NamedProfile } from '../profile/read-profile.ts';

const PREFIX = 'template:';
const ISO = 'YYYY-MM-DD';
/** Seconds may be missing, as may a leading zero: spreadsheets write times both ways. */
const CLOCK = 'H:mm:ss';

/** Nothing between thousands, a point before decimals. */
const PLAIN_NUMBERS = { decimal: '.', thousands: 'none' } as const;

/** Extracts whose unknown codes would lose money or things if a file were taken without them: they are collected under Not mapped. */
const COLLECTING: ReadonlySet<ExtractKey> = new Set(['objects', 'assessments', 'returns', 'payments', 'arrears', 'enforcement']);

/** Columns that older templates do not have: a file may come without them, so that an agency's files stay good. */
const ADDED: Readonly<Partial<Record<ExtractKey, readonly string[]>>> = {
  units: ['districts'],
  assessments: ['periodStart', 'periodEnd'],
  returns: ['source'],
  payments: ['paidTime'],
};

/** Every row of the template is one payment or document, so there is nothing to count. */
const LEFT_OUT: Readonly<Partial<Record<ExtractKey, readonly string[]>>> = {
  payments: ['transactions'],
  assessments: ['documents'],
  returns: ['documents'],
  arrears: ['documents'],
};

/** Names of the columns of a template, in order: the words that profiles use for the fields. */
export const templateColumns = (extract: ExtractKey): readonly string[] =>
  Object.keys(EXTRACT_SPECS[extract].fields).filter((name) => !LEFT_OUT[extract]?.includes(name));

/** Whether every row of a template must fill a column: single documents have their number. */
export const templateRequires = (extract: ExtractKey, column: string): boolean =>
  EXTRACT_SPECS[extract].fields[column]?.required === true || (column === 'id' && (LEFT_OUT[extract]?.includes('documents') ?? false));

/** Whether a file in the form of a template may come without a column. */
export const templateMayLack = (extract: ExtractKey, column: string): boolean => ADDED[extract]?.includes(column) ?? false;

/** Many a fact has no place, or was paid at no bank: nothing to be told of. */
const mayBeNone = (extract: ExtractKey, spec: FieldSpec & { kind: 'reference' }): boolean =>
  COLLECTING.has(extract) && spec.required !== true && (spec.of === 'regions' || spec.of === 'banks');

function fieldOf(extract: ExtractKey, column: string, spec: FieldSpec): object {
  switch (spec.kind) {
    case 'posted':
      return { grain: 'day', column, format: ISO };
    case 'date':
      return { column, format: ISO };
    case 'time':
      return { column, format: CLOCK };
    case 'reference':
      return { column, unknown: COLLECTING.has(extract) ? 'unmapped' : 'refuse', ...(mayBeNone(extract, spec) ? { empty: 'none' } : {}) };
    default:
      return templateRequires(extract, column) ? { column, empty: 'refuse' } : { column };
  }
}

/** The profile that reads a file in the form of an extract's template. */
export function templateProfile(extract: ExtractKey): NamedProfile {
  const { fields } = EXTRACT_SPECS[extract];
  const mapped = templateColumns(extract).flatMap((name) => {
    const spec = fields[name];
    return spec ? [[name, fieldOf(extract, name, spec)] as const] : [];
  });
  const name = `${PREFIX}${extract}`;
  return {
    name,
    profile: checkProfile(name, {
      extract,
      file: { name: '*', optionalColumns: ADDED[extract] ?? [] },
      numbers: PLAIN_NUMBERS,
      fields: Object.fromEntries(mapped),
    }),
  };
}

/** The extract of a profile named `template:<extract>`; null for other names. */
export const templateNamed = (name: string): string | null => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null);

/** `taxTypes` is `tax-types.csv`. */
export const templateFile = (extract: ExtractKey): string => `${extract.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.csv`;
