import { FACT_TABLES } from './facts.ts';
import { REFERENCE_TABLES } from './reference.ts';
import { REGISTER_TABLES } from './register.ts';

/**
 * The tables of a generation, as DuckDB column definitions. Money is BIGINT in the currency's minor unit; codes are text with
 * their leading zeros; dates are calendar dates; a `period` is a tax period as YYYYMM, null for a whole year. A null means that
 * the extract does not say, never "none".
 */
export const TABLES = { ...REFERENCE_TABLES, ...REGISTER_TABLES, ...FACT_TABLES } as const satisfies Record<string, Record<string, string>>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** What makes a row the same row; no two rows of a generation may have the same. Payments are checked where they are read. */
export const KEYS = {
  regions: ['region_code'],
  units: ['unit_code'],
  tax_types: ['tax_code'],
  tax_rules: ['tax_code', 'rule', 'valid_from'],
  quality_classes: ['class_code', 'valid_from'],
  performance_bands: ['indicator', 'band_code', 'valid_from'],
  channels: ['channel_code'],
  banks: ['bank_code'],
  bank_channels: ['bank_code', 'channel_code'],
  targets: ['year', 'version', 'unit_code', 'tax_code', 'month'],
  costs: ['year', 'unit_code', 'cost_item'],
  marked_events: ['event_code'],
  calendar: ['day'],
  taxpayers: ['taxpayer_key'],
  identities: ['taxpayer_key'],
  objects: ['object_key'],
  object_events: ['event_id'],
  assessments: ['assessment_id'],
  returns: ['return_id'],
  arrears: ['snapshot_on', 'object_key', 'tax_code', 'tax_year', 'period'],
  arrears_movements: ['snapshot_on', 'tax_code', 'unit_code'],
  enforcement: ['action_id'],
} as const satisfies Record<Exclude<TableName, 'payments'>, readonly string[]>;

/**
 * The columns of an incoming row that say what it replaces: by default the row of the same key; of targets a whole version of a year, of
 * arrears a whole snapshot, of bands and classes all that begin to hold on one day.
 */
const REPLACED_BY = {
  ...KEYS,
  quality_classes: ['valid_from'],
  performance_bands: ['indicator', 'valid_from'],
  targets: ['year', 'version'],
  arrears: ['snapshot_on'],
  arrears_movements: ['snapshot_on'],
} as const satisfies Record<Exclude<TableName, 'payments'>, readonly string[]>;

/** What a key does not reach: without their object, the arrears of two objects may be equal in every column. */
export const KEYED: Readonly<Partial<Record<TableName, string>>> = { arrears: 'object_key IS NOT NULL' };

/** The rows of a recap that a later recap of the same takes the place of, however many groups it now has. */
const RECAPS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  assessments: ['tax_code', 'unit_code', 'issued_on'],
  returns: ['tax_code', 'unit_code', 'period_end'],
};

/** Whether a row `p` is replaced by one of the relation `incoming`. */
export function replacedSql(table: Exclude<TableName, 'payments'>, incoming: string): string {
  const found = (columns: readonly string[], more = '') =>
    `EXISTS (SELECT 1 FROM ${incoming} i WHERE ${columns.map((column) => `i.${column} IS NOT DISTINCT FROM p.${column}`).join(' AND ')}${more})`;
  const recap = RECAPS[table];
  const own = found(REPLACED_BY[table]);
  return recap ? `(${own} OR (p.documents IS NOT NULL AND ${found(recap, ' AND i.documents IS NOT NULL')}))` : own;
}

/** Money columns whose sums are noted in the manifest and compared with the stored ones. */
export const CONTROL_SUMS: Readonly<Partial<Record<TableName, string>>> = {
  targets: 'amount',
  costs: 'amount',
  assessments: 'principal',
  returns: 'declared_tax',
  arrears: 'principal',
  enforcement: 'amount',
};
