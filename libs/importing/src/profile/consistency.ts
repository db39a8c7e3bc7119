import type { ExtractKey, Texts } from '@pendapa/contracts';
import { EXTRACT_SPECS, type FieldSpec, type ReferenceTable } from '../extracts.ts';
import { isCode } from '../values/words.ts';
import { isDateFormat } from '../values/date.ts';
import { isTimeFormat } from '../values/time.ts';
import type { Explained } from './explain.ts';
import type { CodeValue, Part, PostedProfile, Profile, ReferenceProfile } from './schema.ts';

const wrong = (key: string, id: string, en: string): Explained => ({ key, reason: { id, en } satisfies Texts });

type Sources = Readonly<Partial<Record<'column' | 'constant' | 'fileName' | 'wide' | 'levels', unknown>>>;

const given = (field: Sources, names: readonly (keyof Sources)[]): number => names.filter((name) => field[name] !== undefined).length;

function wideOrFileName(profile: Profile, key: string, field: Sources): Explained | null {
  if (field.wide !== undefined && profile.wide === undefined)
    return wrong(
      key,
      '"wide" dipakai tetapi profil tidak menyebut kolom "wide".',
      '"wide" is used, but the profile lists no "wide" columns.',
    );
  if (field.fileName !== undefined && !profile.file?.name?.includes(`{${String(field.fileName)}}`)) {
    return wrong(
      key,
      `pola "file.name" tidak memuat {${String(field.fileName)}}.`,
      `the pattern "file.name" has no {${String(field.fileName)}}.`,
    );
  }
  return null;
}

function oneSource(profile: Profile, key: string, field: Sources): Explained | null {
  if (given(field, ['column', 'constant', 'fileName', 'wide', 'levels']) !== 1) {
    return wrong(
      key,
      'harus ada tepat satu asal: column, constant, fileName, wide, atau levels.',
      'needs exactly one source: column, constant, fileName, wide or levels.',
    );
  }
  return wideOrFileName(profile, key, field);
}

/** Checks a date in one column, or in year, month and day; `day` may be missing for a month. */
function dated(profile: Profile, key: string, field: PostedProfile): Explained | null {
  if (field.column !== undefined) {
    if (field.format === undefined) return wrong(`${key}.format`, 'wajib ada bersama "column".', 'is needed together with "column".');
    if (field.year ?? field.quarter ?? field.month ?? field.day)
      return wrong(key, 'pakai "column" atau bagian-bagian tanggal, tidak keduanya.', 'use "column" or the parts of a date, not both.');
    return isDateFormat(field.format, field.grain) ? null : badFormat(`${key}.format`);
  }
  const needed = { year: ['year'], quarter: ['year', 'quarter'], month: ['year', 'month'], day: ['year', 'month', 'day'] } as const;
  const parts: (readonly [string, Part | undefined])[] = needed[field.grain].map((part) => [part, field[part]]);
  for (const [name, part] of parts) {
    if (!part) return wrong(`${key}.${name}`, 'wajib ada bila tidak ada "column".', 'is needed where there is no "column".');
    const flaw = oneSource(profile, `${key}.${name}`, part);
    if (flaw) return flaw;
  }
  return null;
}

const badFormat = (key: string): Explained =>
  wrong(
    key,
    'harus menyebut YYYY, MM (atau M), dan DD (atau D) masing-masing sekali; DD boleh tidak ada bila "grain" month atau quarter, MM juga bila year.',
    'must name YYYY, MM (or M) and DD (or D) once each; DD may be left out with "grain" month or quarter, MM as well with year.',
  );

/** Checks a time of day. If another field reads the day of the same column, both must have the whole format. */
function timed({ fields }: Profile, key: string, { column, format }: { column?: string; format?: string }): Explained | null {
  if (format === undefined) return wrong(`${key}.format`, 'wajib ada bersama "column".', 'is needed together with "column".');
  if (!isTimeFormat(format))
    return wrong(
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
    ? wrong(
        `${key}.format`,
        `harus sama dengan fields.${other[0]}.format: keduanya membaca kolom yang sama.`,
        `must be that of fields.${other[0]}.format: both read the same column.`,
      )
    : null;
}

function reference(key: string, spec: FieldSpec, field: ReferenceProfile): Explained | null {
  const regions = spec.kind === 'reference' && spec.of === 'regions';
  if (field.levels && !regions) return wrong(`${key}.levels`, 'hanya untuk wilayah.', 'is for regions only.');
  if (regions && field.unknown === 'create' && !field.levels)
    return wrong(`${key}.unknown`, 'wilayah dibuat dari "levels".', 'regions are created from "levels".');
  for (const values of [field.values, ...(field.levels ?? []).map((level) => level.values)]) {
    for (const [value, { code }] of Object.entries(values ?? {})) {
      if (code !== undefined && !isCode(code))
        return wrong(`${key}.values.${value}.code`, 'tidak dapat menjadi kode.', 'cannot be a code.');
    }
  }
  return null;
}

/** Options of created codes, by the table that they go into. */
const TRAITS: Readonly<Partial<Record<ReferenceTable, readonly (keyof CodeValue)[]>>> = {
  tax_types: ['category', 'assessment'],
  units: ['kind'],
  channels: ['class'],
};
const ALL_TRAITS = Object.values(TRAITS).flat();

function traits(key: string, of: ReferenceTable, { class: channelClass, values = {} }: ReferenceProfile): Explained | null {
  const own = TRAITS[of] ?? [];
  const given: readonly (readonly [string, CodeValue])[] = [
    [key, { class: channelClass }],
    ...Object.entries(values).map(([value, said]) => [`${key}.values.${value}`, said] as const),
  ];
  for (const [place, said] of given) {
    const foreign = ALL_TRAITS.find((trait) => said[trait] !== undefined && !own.includes(trait));
    if (foreign !== undefined) return wrong(`${place}.${foreign}`, 'tidak berlaku untuk kode ini.', 'is not said of these codes.');
  }
  return null;
}

/** True if a date stands in several columns. */
const inParts = (value: object): boolean => ['year', 'month', 'day'].some((part) => part in value);

function field(profile: Profile, name: string, spec: FieldSpec): Explained | null {
  const value = profile.fields[name];
  if (value === undefined) return null;
  const key = `fields.${name}`;
  if (spec.kind === 'posted' || (spec.kind === 'date' && inParts(value))) return dated(profile, key, { grain: 'day', ...value });
  const flaw = oneSource(profile, key, value as Sources);
  if (flaw) return flaw;
  if (spec.kind === 'time') return timed(profile, key, value as { column?: string; format?: string });
  if (spec.kind === 'reference') return reference(key, spec, value as ReferenceProfile) ?? traits(key, spec.of, value as ReferenceProfile);
  if (spec.kind === 'date') {
    const { format, column, grain = 'day' } = value as { format?: string; column?: string; grain?: PostedProfile['grain'] };
    if (column !== undefined && format === undefined)
      return wrong(`${key}.format`, 'wajib ada bersama "column".', 'is needed together with "column".');
    if (format !== undefined && !isDateFormat(format, grain)) return badFormat(`${key}.format`);
  }
  return null;
}

function marks({ file, numbers }: Profile): Explained | null {
  if (numbers && numbers.decimal === numbers.thousands)
    return wrong('numbers.thousands', 'tidak boleh sama dengan tanda desimal.', 'must differ from the decimal mark.');
  if (file?.columns && file.ignoreEmptyColumns)
    return wrong('file.ignoreEmptyColumns', 'tidak berlaku bersama "columns".', 'does not go with "columns".');
  return null;
}

function payments(profile: Profile): Explained | null {
  if (profile.extract !== 'payments') {
    const only = (['reconcile', 'append', 'repeated'] as const).find((key) => profile[key] !== undefined);
    return only ? wrong(only, 'hanya untuk pembayaran.', 'is for payments only.') : null;
  }
  if (profile.fields['amount'] ?? profile.fields['principal']) return null;
  return wrong('fields', 'pembayaran memerlukan "amount" atau "principal".', 'payments need "amount" or "principal".');
}

const RUNNING: readonly ExtractKey[] = ['payments', 'targets'];

/** Negative targets would be refunds, which are payments. */
function targets({ extract, fields }: Profile): Explained | null {
  if (extract !== 'targets' || (fields['amount'] as { negative?: boolean } | undefined)?.negative !== true) return null;
  return wrong('fields.amount.negative', 'target tidak pernah negatif.', 'targets are never negative.');
}

function cumulative({ extract, cumulative: running, repeated, reconcile }: Profile): Explained | null {
  if (running === undefined) return null;
  if (!RUNNING.includes(extract)) return wrong('cumulative', 'hanya untuk pembayaran dan target.', 'is for payments and targets only.');
  if (!running) return null;
  if (repeated === 'add') return wrong('repeated', 'tidak berlaku bersama "cumulative": true.', 'does not go with "cumulative": true.');
  return reconcile ? wrong('reconcile', 'tidak berlaku bersama "cumulative": true.', 'does not go with "cumulative": true.') : null;
}

const NAMED: readonly ExtractKey[] = ['assessments', 'returns'];

/** A single document has a number; a recap says how many documents it stands for. */
function documents({ extract, fields }: Profile): Explained | null {
  if (!NAMED.includes(extract) || (fields['id'] ?? fields['documents'])) return null;
  return wrong(
    'fields',
    'ekstrak ini memerlukan "id" (surat satu per satu) atau "documents" (rekap).',
    'this extract needs "id" (single documents) or "documents" (a recap).',
  );
}

/** Finds the first contradiction in a profile that the schema cannot express; null if there is none. */
export function contradiction(profile: Profile): Explained | null {
  for (const [name, spec] of Object.entries(EXTRACT_SPECS[profile.extract].fields)) {
    const flaw = field(profile, name, spec);
    if (flaw) return flaw;
  }
  return marks(profile) ?? payments(profile) ?? cumulative(profile) ?? targets(profile) ?? documents(profile);
}
