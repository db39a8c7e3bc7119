/** Tables that other extracts name by code. */
export type ReferenceTable = 'regions' | 'units' | 'tax_types' | 'channels' | 'banks';

interface Common {
  /** Column of the staged row; posted dates, tax objects and taxpayers fill theirs in their own way. */
  readonly to: string;
  readonly required?: boolean;
}

export type FieldSpec = Common &
  (
    | { readonly kind: 'key' | 'text' | 'date' | 'time' | 'posted' | 'object' | 'taxpayer' }
    /** `signed` amounts may be negative by their nature, whatever the profile says. */
    | { readonly kind: 'money'; readonly signed?: boolean }
    /** Who a person is: it never reaches a finding, a receipt or a log. */
    | { readonly kind: 'private'; readonly shape: 'npwpd' | 'nik' | 'name' }
    /** `also` gets the same name where the profile does not map it itself. */
    | { readonly kind: 'name'; readonly also?: string }
    | { readonly kind: 'reference'; readonly of: ReferenceTable }
    /** Several codes in one cell, parted by semicolons. */
    | { readonly kind: 'references'; readonly of: ReferenceTable }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'boolean' }
    | { readonly kind: 'decimal'; readonly least: number; readonly most: number }
    /** `counts` things and so may be written with thousands marks, unlike a year. */
    | { readonly kind: 'integer'; readonly least: number; readonly most: number; readonly otherwise?: number; readonly counts?: true }
  );

export type FieldKind = FieldSpec['kind'];
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

const MOST_PEOPLE = 2_000_000_000;
const MOST_DOCUMENTS = 2_000_000_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

export const required = (spec: FieldSpec): FieldSpec => ({ ...spec, required: true });

export const key = (to: string): FieldSpec => ({ kind: 'key', to });
export const text = (to: string): FieldSpec => ({ kind: 'text', to });
export const date = (to: string): FieldSpec => ({ kind: 'date', to });
export const time = (to: string): FieldSpec => ({ kind: 'time', to });
export const money = (to: string): FieldSpec => ({ kind: 'money', to });
export const name = (to: string, also?: string): FieldSpec => ({ kind: 'name', to, ...(also === undefined ? {} : { also }) });
export const choice = (to: string, choices: readonly string[]): FieldSpec => ({ kind: 'choice', to, choices });
export const boolean = (to: string): FieldSpec => ({ kind: 'boolean', to });
export const decimal = (to: string, least: number, most: number): FieldSpec => ({ kind: 'decimal', to, least, most });
export const integer = (to: string, least: number, most: number): FieldSpec => ({ kind: 'integer', to, least, most });
export const count = (to: string): FieldSpec => ({ kind: 'integer', least: 0, most: MOST_PEOPLE, counts: true, to });
export const year = (to: string): FieldSpec => integer(to, FIRST_YEAR, LAST_YEAR);

export const taxRef: FieldSpec = { kind: 'reference', of: 'tax_types', to: 'tax_code' };
export const unitRef: FieldSpec = { kind: 'reference', of: 'units', to: 'unit_code' };
export const regionRef: FieldSpec = { kind: 'reference', of: 'regions', to: 'region_code' };
export const districtRefs: FieldSpec = { kind: 'references', of: 'regions', to: 'district_codes' };
export const channelRef: FieldSpec = { kind: 'reference', of: 'channels', to: 'channel_code' };
export const bankRef: FieldSpec = { kind: 'reference', of: 'banks', to: 'bank_code' };

/** The object by the agency's own number, and the taxpayer by the number of registration. */
export const objectRef: FieldSpec = { kind: 'object', to: 'object_key' };
export const taxpayerRef: FieldSpec = { kind: 'taxpayer', to: 'taxpayer_key' };

/** How many documents a row of a recap stands for; a row without it is a single document. */
export const documents: FieldSpec = { kind: 'integer', least: 1, most: MOST_DOCUMENTS, counts: true, to: 'documents' };

/** A name in Indonesian, and in English where the extract has it. */
export const names = { name: required(name('name_id', 'name_en')), nameEn: name('name_en') } as const;
export const validity = { validFrom: date('valid_from'), validTo: date('valid_to') } as const;
export const ruleValidity = { validFrom: required(date('valid_from')), validTo: date('valid_to') } as const;
/** What a fact is about: an obligation of an object for a tax period, as YYYYMM. */
export const obligation = { taxYear: year('tax_year'), period: integer('period', FIRST_YEAR * 100 + 1, LAST_YEAR * 100 + 12) } as const;
/** Where a fact belongs; taken from its object where the extract does not say. */
export const place = { taxpayer: taxpayerRef, unit: unitRef, region: regionRef } as const;
