import type { ExtractKey } from '@pendapa/contracts';
import type { TableName } from '@pendapa/warehouse';
import {
  ARREARS_FIELDS,
  ARREARS_MOVEMENT_FIELDS,
  ASSESSMENT_FIELDS,
  ENFORCEMENT_FIELDS,
  PAYMENT_FIELDS,
  RETURN_FIELDS,
} from './extracts/facts.ts';
import type { FieldSpecs } from './extracts/field-spec.ts';
import {
  BANK_CHANNEL_FIELDS,
  BANK_FIELDS,
  CALENDAR_FIELDS,
  CHANNEL_FIELDS,
  COST_FIELDS,
  MARKED_EVENT_FIELDS,
  PERFORMANCE_BAND_FIELDS,
  QUALITY_CLASS_FIELDS,
  REGION_FIELDS,
  TARGET_FIELDS,
  TAX_RULE_FIELDS,
  TAX_TYPE_FIELDS,
  UNIT_FIELDS,
} from './extracts/reference.ts';
import { OBJECT_EVENT_FIELDS, OBJECT_FIELDS, TAXPAYER_FIELDS } from './extracts/register.ts';

export { ASSESSMENTS, CHANNEL_CLASSES, LEVELS, UNIT_KINDS, type Level } from './extracts/choices.ts';
export type { FieldKind, FieldSpec, ReferenceTable } from './extracts/field-spec.ts';

export interface ExtractSpec {
  readonly table: TableName;
  readonly fields: FieldSpecs;
  /** Money column whose sum is compared with the declared total. */
  readonly sum: string | null;
}

/** Fields of each extract, by the words of a profile, and the table that they fill. */
export const EXTRACT_SPECS: Readonly<Record<ExtractKey, ExtractSpec>> = {
  regions: { table: 'regions', fields: REGION_FIELDS, sum: null },
  units: { table: 'units', fields: UNIT_FIELDS, sum: null },
  taxTypes: { table: 'tax_types', fields: TAX_TYPE_FIELDS, sum: null },
  taxRules: { table: 'tax_rules', fields: TAX_RULE_FIELDS, sum: null },
  qualityClasses: { table: 'quality_classes', fields: QUALITY_CLASS_FIELDS, sum: null },
  performanceBands: { table: 'performance_bands', fields: PERFORMANCE_BAND_FIELDS, sum: null },
  channels: { table: 'channels', fields: CHANNEL_FIELDS, sum: null },
  banks: { table: 'banks', fields: BANK_FIELDS, sum: null },
  bankChannels: { table: 'bank_channels', fields: BANK_CHANNEL_FIELDS, sum: null },
  calendar: { table: 'calendar', fields: CALENDAR_FIELDS, sum: null },
  markedEvents: { table: 'marked_events', fields: MARKED_EVENT_FIELDS, sum: null },
  targets: { table: 'targets', fields: TARGET_FIELDS, sum: 'amount' },
  costs: { table: 'costs', fields: COST_FIELDS, sum: 'amount' },
  taxpayers: { table: 'taxpayers', fields: TAXPAYER_FIELDS, sum: null },
  objects: { table: 'objects', fields: OBJECT_FIELDS, sum: null },
  objectEvents: { table: 'object_events', fields: OBJECT_EVENT_FIELDS, sum: null },
  assessments: { table: 'assessments', fields: ASSESSMENT_FIELDS, sum: 'principal' },
  returns: { table: 'returns', fields: RETURN_FIELDS, sum: 'declared_tax' },
  payments: { table: 'payments', fields: PAYMENT_FIELDS, sum: 'amount' },
  arrears: { table: 'arrears', fields: ARREARS_FIELDS, sum: 'principal' },
  arrearsMovements: { table: 'arrears_movements', fields: ARREARS_MOVEMENT_FIELDS, sum: null },
  enforcement: { table: 'enforcement', fields: ENFORCEMENT_FIELDS, sum: 'amount' },
};

/** Code for values that a reference table does not have, so that their rows are shown and not dropped. */
export const UNMAPPED = 'UNMAPPED';
export const UNMAPPED_NAME = { id: 'Tidak terpetakan', en: 'Not mapped' } as const;
