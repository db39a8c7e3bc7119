import type { ExtractKey } from '@pendapa/contracts';
import { EXTRACT_SPECS, type FieldSpec, type ReferenceTable } from '../extracts.ts';
import { isCode } from '../values/words.ts';
import { hasShortYear, isDateFormat } from '../values/date.ts';
import { isTimeFormat } from '../values/time.ts';
import { mismatch, type Mismatch } from './explain.ts';
import { checkScales, checkWide } from './wide-consistency.ts';
import type { CodeValue, Part, PostedProfile, Profile, ReferenceProfile } from './schema.ts';

type Sources = Readonly<Partial<Record<'column' | 'constant' | 'fileName' | 'sheetName' | 'wide' | 'levels', unknown>>>;

const countGiven = (field: Sources, names: readonly (keyof Sources)[]): number => names.filter((name) => field[name] !== undefined).length;

function checkWideOrFileName(profile: Profile, key: string, field: Sources): Mismatch | null {
  if (field.wide !== undefined && profile.wide === undefined)
    return mismatch(
      key,
      '"wide" dipakai tetapi profil tidak menyebut kolom "wide".',
      '"wide" is used, but the profile lists no "wide" columns.',
    );
  if (field.sheetName !== undefined && profile.file?.sheets === undefined)
    return mismatch(key, '"sheetName" memerlukan "file.sheets".', '"sheetName" needs "file.sheets".');
  if (field.fileName !== undefined && !profile.file?.name?.includes(`{${String(field.fileName)}}`)) {
    return mismatch(
      key,
      `pola "file.name" tidak memuat {${String(field.fileName)}}.`,
      `the pattern "file.name" has no {${String(field.fileName)}}.`,
    );
  }
  return null;
}

function checkOneSource(profile: Profile, key: string, field: Sources): Mismatch | null {
  if (countGiven(field, ['column', 'constant', 'fileName', 'sheetName', 'wide', 'levels']) !== 1) {
    return mismatch(
      key,
      'harus ada tepat satu asal: column, constant, fileName, sheetName, wide, atau levels.',
      'needs exactly one source: column, constant, fileName, sheetName, wide or levels.',
    );
  }
  return checkWideOrFileName(profile, key, field);
}

const readsShortYears = ({ dates }: Profile): boolean => dates !== undefined;

/** Checks a date in one column, or in year, month and day; `day` may be missing for a month. */
function checkDate(profile: Profile, key: string, field: PostedProfile): Mismatch | null {
  if (field.column !== undefined) {
    if (field.format === undefined) return mismatch(`${key}.format`, 'wajib ada bersama "column".', 'is needed together with "column".');
    if (field.year ?? field.quarter ?? field.month ?? field.day ?? field.fiscalYear)
      return mismatch(key, 'pakai "column" atau bagian-bagian tanggal, tidak keduanya.', 'use "column" or the parts of a date, not both.');
    return findBadFormat(profile, `${key}.format`, field.format, field.grain);
  }
  if (field.fiscalYear !== undefined) {
    if (field.grain === 'year' && !(field.year ?? field.month)) return checkOneSource(profile, `${key}.fiscalYear`, field.fiscalYear);
    return mismatch(`${key}.fiscalYear`, 'hanya bersama "grain": "year", tanpa "year".', 'goes with "grain": "year" only, without "year".');
  }
  const needed = { year: ['year'], quarter: ['year', 'quarter'], month: ['year', 'month'], day: ['year', 'month', 'day'] } as const;
  const parts: (readonly [string, Part | undefined])[] = needed[field.grain].map((part) => [part, field[part]]);
  for (const [name, part] of parts) {
    if (!part) return mismatch(`${key}.${name}`, 'wajib ada bila tidak ada "column".', 'is needed where there is no "column".');
    const flaw = checkOneSource(profile, `${key}.${name}`, part);
    if (flaw) return flaw;
  }
  return null;
}

function findBadFormat(profile: Profile, key: string, format: string, grain: PostedProfile['grain']): Mismatch | null {
  if (hasShortYear(format) && !readsShortYears(profile))
    return mismatch(
      key,
      'tahun dua digit (YY) memerlukan "dates": { "firstYear": 1970 }, tahun pertama dari seratus tahun yang dimaksud.',
      'years of two digits (YY) need "dates": { "firstYear": 1970 }, the first of the hundred years that are meant.',
    );
  return isDateFormat(format, grain, readsShortYears(profile)) ? null : badDateFormat(key);
}

const badDateFormat = (key: string): Mismatch =>
  mismatch(
    key,
    'harus menyebut YYYY, MM (atau M), dan DD (atau D) masing-masing sekali; DD boleh tidak ada bila "grain" month atau quarter, MM juga bila year.',
    'must name YYYY, MM (or M) and DD (or D) once each; DD may be left out with "grain" month or quarter, MM as well with year.',
  );

/** Checks a time of day. If another field reads the day of the same column, both must have the whole format. */
function checkTime({ fields }: Profile, key: string, { column, format }: { column?: string; format?: string }): Mismatch | null {
  if (format === undefined) return mismatch(`${key}.format`, 'wajib ada bersama "column".', 'is needed together with "column".');
  if (!isTimeFormat(format))
    return mismatch(
      `${key}.format`,
      'harus menyebut HH (atau H) dan mm, boleh ss, masing-masing sekali; bila memuat tanggal, tanggal itu utuh.',
      'must name HH (or H) and mm, and may name ss, once each; where it holds a date, a whole one.',
    );
  const other = Object.entries(fields).find(
    ([, field]) =>
      (field as Sources | undefined)?.column === column &&
      field !== undefined &&
      'format' in field &&
      field.format !== undefined &&
      field.format !== format,
  );
  return other
    ? mismatch(
        `${key}.format`,
        `harus sama dengan fields.${other[0]}.format: keduanya membaca kolom yang sama.`,
        `must be that of fields.${other[0]}.format: both read the same column.`,
      )
    : null;
}

function checkReference(key: string, spec: FieldSpec, field: ReferenceProfile): Mismatch | null {
  const regions = spec.kind === 'reference' && spec.of === 'regions';
  if (field.levels && !regions) return mismatch(`${key}.levels`, 'hanya untuk wilayah.', 'is for regions only.');
  if (regions && field.unknown === 'create' && !field.levels)
    return mismatch(`${key}.unknown`, 'wilayah dibuat dari "levels".', 'regions are created from "levels".');
  for (const values of [field.values, ...(field.levels ?? []).map((level) => level.values)]) {
    for (const [value, { code }] of Object.entries(values ?? {})) {
      if (code !== undefined && !isCode(code))
        return mismatch(`${key}.values.${value}.code`, 'tidak dapat menjadi kode.', 'cannot be a code.');
    }
  }
  return null;
}

/** Options of created codes, by the table that they go into. */
const CODE_OPTIONS: Readonly<Partial<Record<ReferenceTable, readonly (keyof CodeValue)[]>>> = {
  tax_types: ['category', 'assessment'],
  units: ['kind'],
  channels: ['class'],
};
const ALL_CODE_OPTIONS = Object.values(CODE_OPTIONS).flat();

function checkCodeOptions(key: string, of: ReferenceTable, { class: channelClass, values = {} }: ReferenceProfile): Mismatch | null {
  const own = CODE_OPTIONS[of] ?? [];
  const given: readonly (readonly [string, CodeValue])[] = [
    [key, { class: channelClass }],
    ...Object.entries(values).map(([value, options]) => [`${key}.values.${value}`, options] as const),
  ];
  for (const [place, options] of given) {
    const foreign = ALL_CODE_OPTIONS.find((trait) => options[trait] !== undefined && !own.includes(trait));
    if (foreign !== undefined) return mismatch(`${place}.${foreign}`, 'tidak berlaku untuk kode ini.', 'is not said of these codes.');
  }
  return null;
}

/** True if a date stands in several columns. */
const isDateInParts = (value: object): boolean => ['year', 'month', 'day'].some((part) => part in value);

function checkField(profile: Profile, name: string, spec: FieldSpec): Mismatch | null {
  const value = profile.fields[name];
  if (value === undefined) return null;
  const key = `fields.${name}`;
  if (spec.kind === 'posted' || (spec.kind === 'date' && isDateInParts(value))) return checkDate(profile, key, { grain: 'day', ...value });
  const flaw = checkOneSource(profile, key, value as Sources);
  if (flaw) return flaw;
  if (spec.kind === 'time') return checkTime(profile, key, value as { column?: string; format?: string });
  if (spec.kind === 'reference')
    return checkReference(key, spec, value as ReferenceProfile) ?? checkCodeOptions(key, spec.of, value as ReferenceProfile);
  if (spec.kind === 'date') {
    const { format, column, grain = 'day' } = value as { format?: string; column?: string; grain?: PostedProfile['grain'] };
    if (column !== undefined && format === undefined)
      return mismatch(`${key}.format`, 'wajib ada bersama "column".', 'is needed together with "column".');
    if (format !== undefined) return findBadFormat(profile, `${key}.format`, format, grain);
  }
  return null;
}

function checkMarks({ file, numbers }: Profile): Mismatch | null {
  if (numbers && numbers.decimal === numbers.thousands)
    return mismatch('numbers.thousands', 'tidak boleh sama dengan tanda desimal.', 'must differ from the decimal mark.');
  if (file?.sheets !== undefined && file.sheet !== undefined)
    return mismatch('file.sheets', 'pakai "sheet" atau "sheets", tidak keduanya.', 'use "sheet" or "sheets", not both.');
  if (file?.columns && file.ignoreEmptyColumns)
    return mismatch('file.ignoreEmptyColumns', 'tidak berlaku bersama "columns".', 'does not go with "columns".');
  return null;
}

function checkPayments(profile: Profile): Mismatch | null {
  if (profile.extract !== 'payments') {
    const only = (['reconcile', 'append', 'repeated'] as const).find((key) => profile[key] !== undefined);
    return only ? mismatch(only, 'hanya untuk pembayaran.', 'is for payments only.') : null;
  }
  if (profile.fields['amount'] ?? profile.fields['principal']) return null;
  return mismatch('fields', 'pembayaran memerlukan "amount" atau "principal".', 'payments need "amount" or "principal".');
}

const CUMULATIVE_EXTRACTS: readonly ExtractKey[] = ['payments', 'targets'];

/** Negative targets would be refunds, which are payments. */
function checkTargets({ extract, fields }: Profile): Mismatch | null {
  if (extract !== 'targets' || (fields['amount'] as { negative?: boolean } | undefined)?.negative !== true) return null;
  return mismatch('fields.amount.negative', 'target tidak pernah negatif.', 'targets are never negative.');
}

function checkCumulative({ extract, cumulative: running, repeated, reconcile }: Profile): Mismatch | null {
  if (running === undefined) return null;
  if (!CUMULATIVE_EXTRACTS.includes(extract))
    return mismatch('cumulative', 'hanya untuk pembayaran dan target.', 'is for payments and targets only.');
  if (!running) return null;
  if (repeated === 'add') return mismatch('repeated', 'tidak berlaku bersama "cumulative": true.', 'does not go with "cumulative": true.');
  return reconcile ? mismatch('reconcile', 'tidak berlaku bersama "cumulative": true.', 'does not go with "cumulative": true.') : null;
}

const DOCUMENT_EXTRACTS: readonly ExtractKey[] = ['assessments', 'returns'];

/** A single document has a number; a recap says how many documents it stands for. */
function checkDocuments({ extract, fields }: Profile): Mismatch | null {
  if (!DOCUMENT_EXTRACTS.includes(extract) || (fields['id'] ?? fields['documents'])) return null;
  return mismatch(
    'fields',
    'ekstrak ini memerlukan "id" (surat satu per satu) atau "documents" (rekap).',
    'this extract needs "id" (single documents) or "documents" (a recap).',
  );
}

/** Finds the first contradiction in a profile that the schema cannot express; null if there is none. */
export function findContradiction(profile: Profile): Mismatch | null {
  for (const [name, spec] of Object.entries(EXTRACT_SPECS[profile.extract].fields)) {
    const flaw = checkField(profile, name, spec);
    if (flaw) return flaw;
  }
  return (
    checkMarks(profile) ??
    checkWide(profile) ??
    checkScales(profile) ??
    checkPayments(profile) ??
    checkCumulative(profile) ??
    checkTargets(profile) ??
    checkDocuments(profile)
  );
}
