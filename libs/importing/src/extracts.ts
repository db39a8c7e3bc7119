import type { ExtractKey } from '@pendapa/contracts';
import type { TableName } from '@pendapa/warehouse';

/** Tables that other extracts name by code. */
export type ReferenceTable = 'regions' | 'units' | 'tax_types' | 'channels' | 'banks';

interface Common {
  /** Column of the table; posted, object and the like fill theirs in their own way. */
  readonly to: string;
  readonly required?: boolean;
}

export type FieldSpec = Common &
  (
    | { readonly kind: 'key' | 'text' | 'date' | 'money' | 'posted' | 'object' }
    /** `also` gets the same name where the profile does not map it itself. */
    | { readonly kind: 'name'; readonly also?: string }
    | { readonly kind: 'reference'; readonly of: ReferenceTable }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'integer'; readonly least: number; readonly most: number; readonly otherwise?: number }
  );

export type FieldKind = FieldSpec['kind'];

export interface ExtractSpec {
  readonly table: TableName;
  readonly fields: Readonly<Record<string, FieldSpec>>;
}

export const LEVELS = ['province', 'city', 'district', 'ward'] as const;
export type Level = (typeof LEVELS)[number];
export const UNIT_KINDS = ['head-office', 'sub-agency', 'samsat', 'up3d', 'other'] as const;
export const CHANNEL_CLASSES = ['digital', 'semi', 'transfer'] as const;
export const ASSESSMENTS = ['official', 'self', 'transfer'] as const;

const code: FieldSpec = { kind: 'key', to: 'code', required: true };
const names = {
  name: { kind: 'name', to: 'name_id', also: 'name_en', required: true },
  nameEn: { kind: 'name', to: 'name_en' },
} as const satisfies Record<string, FieldSpec>;
const tax: FieldSpec = { kind: 'reference', of: 'tax_types', to: 'tax_code' };
const unit: FieldSpec = { kind: 'reference', of: 'units', to: 'unit_code' };
const region: FieldSpec = { kind: 'reference', of: 'regions', to: 'region_code' };
const MOST_PEOPLE = 2_000_000_000;

/** What each extract may hold, by the words a profile uses, and where it goes. */
export const EXTRACT_SPECS: Readonly<Record<ExtractKey, ExtractSpec>> = {
  regions: {
    table: 'regions',
    fields: {
      code: { ...code, to: 'region_code' },
      level: { kind: 'choice', choices: LEVELS, to: 'level', required: true },
      name: { kind: 'name', to: 'name', required: true },
      parent: { kind: 'key', to: 'parent_code' },
      bpsCode: { kind: 'text', to: 'bps_code' },
      population: { kind: 'integer', least: 0, most: MOST_PEOPLE, to: 'population' },
    },
  },
  units: {
    table: 'units',
    fields: {
      code: { ...code, to: 'unit_code' },
      ...names,
      kind: { kind: 'choice', choices: UNIT_KINDS, to: 'kind', required: true },
      parent: { kind: 'key', to: 'parent_code' },
      region,
    },
  },
  taxTypes: {
    table: 'tax_types',
    fields: {
      code: { ...code, to: 'tax_code' },
      accountCode: { kind: 'text', to: 'account_code' },
      ...names,
      legacyName: { kind: 'name', to: 'legacy_name' },
      category: { kind: 'key', to: 'category_code', required: true },
      categoryName: { kind: 'name', to: 'category_id', also: 'category_en', required: true },
      categoryNameEn: { kind: 'name', to: 'category_en' },
      assessment: { kind: 'choice', choices: ASSESSMENTS, to: 'assessment_system', required: true },
      validFrom: { kind: 'date', to: 'valid_from' },
      validTo: { kind: 'date', to: 'valid_to' },
    },
  },
  channels: {
    table: 'channels',
    fields: {
      code: { ...code, to: 'channel_code' },
      ...names,
      class: { kind: 'choice', choices: CHANNEL_CLASSES, to: 'class', required: true },
      liveFrom: { kind: 'date', to: 'live_from' },
      liveTo: { kind: 'date', to: 'live_to' },
    },
  },
  banks: {
    table: 'banks',
    fields: { code: { ...code, to: 'bank_code' }, ...names, group: { kind: 'name', to: 'group_name' } },
  },
  objects: {
    table: 'objects',
    fields: {
      id: { kind: 'text', to: 'object_id', required: true },
      tax: { ...tax, required: true },
      unit,
      region,
      openedOn: { kind: 'date', to: 'opened_on', required: true },
      closedOn: { kind: 'date', to: 'closed_on' },
    },
  },
  payments: {
    table: 'payments',
    fields: {
      id: { kind: 'text', to: 'payment_id' },
      posted: { kind: 'posted', to: 'posted_on', required: true },
      object: { kind: 'object', to: 'object_key' },
      tax,
      unit,
      region,
      channel: { kind: 'reference', of: 'channels', to: 'channel_code' },
      bank: { kind: 'reference', of: 'banks', to: 'bank_code' },
      principal: { kind: 'money', to: 'principal' },
      penalty: { kind: 'money', to: 'penalty' },
      discount: { kind: 'money', to: 'discount' },
      amount: { kind: 'money', to: 'amount' },
      transactions: { kind: 'integer', least: 0, most: MOST_PEOPLE, to: 'transactions' },
      reversalOf: { kind: 'text', to: 'reversal_of' },
    },
  },
  targets: {
    table: 'targets',
    fields: {
      year: { kind: 'integer', least: 1900, most: 2199, to: 'year', required: true },
      version: { kind: 'choice', choices: ['apbd', 'apbdp'], to: 'version', required: true },
      effectiveFrom: { kind: 'date', to: 'effective_from', required: true },
      unit,
      tax: { ...tax, required: true },
      month: { kind: 'integer', least: 0, most: 12, otherwise: 0, to: 'month' },
      amount: { kind: 'money', to: 'amount', required: true },
    },
  },
};

/** Collects what a reference table lacks, so that it is shown instead of dropped. */
export const UNMAPPED = 'UNMAPPED';
export const UNMAPPED_NAME = { id: 'Tidak terpetakan', en: 'Not mapped' } as const;
