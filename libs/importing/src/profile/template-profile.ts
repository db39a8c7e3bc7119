import type { ExtractKey } from '@pendapa/contracts';
import { EXTRACT_SPECS, type FieldSpec } from '../extracts.ts';
import { checkProfile, type NamedProfile } from './read-profile.ts';

const PREFIX = 'template:';
const ISO = 'YYYY-MM-DD';
/** Spreadsheets may omit seconds and a leading zero. */
const CLOCK = 'H:mm:ss';

/** Numbers have no thousands marks and a decimal point. */
const PLAIN_NUMBERS = { decimal: '.', thousands: 'none' } as const;

/** In these extracts unknown codes are collected under Not mapped, so that no money or object is lost. */
const COLLECTING_EXTRACTS: ReadonlySet<ExtractKey> = new Set(['objects', 'assessments', 'returns', 'payments', 'arrears', 'enforcement']);

/** Columns that older templates do not have; a file may omit them. */
const OPTIONAL_COLUMNS: Readonly<Partial<Record<ExtractKey, readonly string[]>>> = {
  units: ['districts'],
  assessments: ['periodStart', 'periodEnd'],
  returns: ['source'],
  payments: ['paidTime'],
};

/** Columns that templates omit: each row is one payment or document, so that there is nothing to count. */
const OMITTED_COLUMNS: Readonly<Partial<Record<ExtractKey, readonly string[]>>> = {
  payments: ['transactions'],
  assessments: ['documents'],
  returns: ['documents'],
  arrears: ['documents'],
};

/** Column names of a template in order; they are the field names of profiles. */
export const templateColumns = (extract: ExtractKey): readonly string[] =>
  Object.keys(EXTRACT_SPECS[extract].fields).filter((name) => !OMITTED_COLUMNS[extract]?.includes(name));

/** True if every row of a template must fill the column; single documents need a number. */
export const isRequiredInTemplate = (extract: ExtractKey, column: string): boolean =>
  EXTRACT_SPECS[extract].fields[column]?.required === true ||
  (column === 'id' && (OMITTED_COLUMNS[extract]?.includes('documents') ?? false));

/** True if a file in the form of a template may omit the column. */
export const isOptionalInTemplate = (extract: ExtractKey, column: string): boolean => OPTIONAL_COLUMNS[extract]?.includes(column) ?? false;

/** Many facts have no region or bank, so that an empty code is not reported. */
const mayBeEmpty = (extract: ExtractKey, spec: FieldSpec & { kind: 'reference' }): boolean =>
  COLLECTING_EXTRACTS.has(extract) && spec.required !== true && (spec.of === 'regions' || spec.of === 'banks');

function templateField(extract: ExtractKey, column: string, spec: FieldSpec): object {
  switch (spec.kind) {
    case 'posted':
      return { grain: 'day', column, format: ISO };
    case 'date':
      return { column, format: ISO };
    case 'time':
      return { column, format: CLOCK };
    case 'reference':
      return {
        column,
        unknown: COLLECTING_EXTRACTS.has(extract) ? 'unmapped' : 'refuse',
        ...(mayBeEmpty(extract, spec) ? { empty: 'none' } : {}),
      };
    default:
      return isRequiredInTemplate(extract, column) ? { column, empty: 'refuse' } : { column };
  }
}

/** Creates the profile that reads a file in the form of an extract's template. */
export function templateProfile(extract: ExtractKey): NamedProfile {
  const { fields } = EXTRACT_SPECS[extract];
  const mapped = templateColumns(extract).flatMap((name) => {
    const spec = fields[name];
    return spec ? [[name, templateField(extract, name, spec)] as const] : [];
  });
  const name = `${PREFIX}${extract}`;
  return {
    name,
    profile: checkProfile(name, {
      extract,
      file: { name: '*', optionalColumns: OPTIONAL_COLUMNS[extract] ?? [] },
      numbers: PLAIN_NUMBERS,
      fields: Object.fromEntries(mapped),
    }),
  };
}

/** Extract in a profile name `template:<extract>`; null for other names. */
export const templateExtractOf = (name: string): string | null => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null);
