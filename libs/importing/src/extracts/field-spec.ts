/** Tables that other extracts refer to by code. */
export type ReferenceTable = 'regions' | 'units' | 'tax_types' | 'channels' | 'banks';

interface Common {
  /** Column of the staged row. Posted dates, tax objects and taxpayers are stored in their own ways. */
  readonly to: string;
  readonly required?: boolean;
}

export type FieldSpec = Common &
  (
    | { readonly kind: 'key' | 'text' | 'date' | 'time' | 'posted' | 'object' | 'taxpayer' }
    /** `signed` amounts may always be negative, whatever the profile says. */
    | { readonly kind: 'money'; readonly signed?: boolean }
    /** Personal data: they never appear in a finding, a receipt or a log. */
    | { readonly kind: 'private'; readonly shape: 'npwpd' | 'nik' | 'name' }
    /** `also` is a second column that gets the same name if the profile does not map it. */
    | { readonly kind: 'name'; readonly also?: string }
    | { readonly kind: 'reference'; readonly of: ReferenceTable }
    /** Several codes in one cell, separated by semicolons. */
    | { readonly kind: 'references'; readonly of: ReferenceTable }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'boolean' }
    | { readonly kind: 'decimal'; readonly min: number; readonly max: number }
    /** Integers with `counts` may have thousands marks, unlike years. */
    | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default?: number; readonly counts?: true }
  );

export type FieldKind = FieldSpec['kind'];
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

const MAX_COUNT = 2_000_000_000;
const MAX_DOCUMENTS = 2_000_000_000;
const MIN_YEAR = 1900;
const MAX_YEAR = 2199;

export const required = (spec: FieldSpec): FieldSpec => ({ ...spec, required: true });

export const key = (to: string): FieldSpec => ({ kind: 'key', to });
export const text = (to: string): FieldSpec => ({ kind: 'text', to });
export const date = (to: string): FieldSpec => ({ kind: 'date', to });
export const time = (to: string): FieldSpec => ({ kind: 'time', to });
export const money = (to: string): FieldSpec => ({ kind: 'money', to });
export const name = (to: string, also?: string): FieldSpec => ({ kind: 'name', to, ...(also === undefined ? {} : { also }) });
export const choice = (to: string, choices: readonly string[]): FieldSpec => ({ kind: 'choice', to, choices });
export const boolean = (to: string): FieldSpec => ({ kind: 'boolean', to });
export const decimal = (to: string, min: number, max: number): FieldSpec => ({ kind: 'decimal', to, min, max });
export const integer = (to: string, min: number, max: number): FieldSpec => ({ kind: 'integer', to, min, max });
export const count = (to: string): FieldSpec => ({ kind: 'integer', min: 0, max: MAX_COUNT, counts: true, to });
export const year = (to: string): FieldSpec => integer(to, MIN_YEAR, MAX_YEAR);

export const taxRef: FieldSpec = { kind: 'reference', of: 'tax_types', to: 'tax_code' };
export const unitRef: FieldSpec = { kind: 'reference', of: 'units', to: 'unit_code' };
export const regionRef: FieldSpec = { kind: 'reference', of: 'regions', to: 'region_code' };
export const districtRefs: FieldSpec = { kind: 'references', of: 'regions', to: 'district_codes' };
export const channelRef: FieldSpec = { kind: 'reference', of: 'channels', to: 'channel_code' };
export const bankRef: FieldSpec = { kind: 'reference', of: 'banks', to: 'bank_code' };

/** An object is named by the agency's number, and a taxpayer by the registration number. */
export const objectRef: FieldSpec = { kind: 'object', to: 'object_key' };
export const taxpayerRef: FieldSpec = { kind: 'taxpayer', to: 'taxpayer_key' };

/** Number of documents that a row of a recap stands for; a row without it is one document. */
export const documents: FieldSpec = { kind: 'integer', min: 1, max: MAX_DOCUMENTS, counts: true, to: 'documents' };

/** A name in Indonesian, and in English if the extract has it. */
export const names = { name: required(name('name_id', 'name_en')), nameEn: name('name_en') } as const;
export const validity = { validFrom: date('valid_from'), validTo: date('valid_to') } as const;
export const ruleValidity = { validFrom: required(date('valid_from')), validTo: date('valid_to') } as const;
/** Tax year and tax period (YYYYMM) of a fact. */
export const obligation = { taxYear: year('tax_year'), period: integer('period', MIN_YEAR * 100 + 1, MAX_YEAR * 100 + 12) } as const;
/** Place of a fact; taken from its object if the extract does not say. */
export const place = { taxpayer: taxpayerRef, unit: unitRef, region: regionRef } as const;
