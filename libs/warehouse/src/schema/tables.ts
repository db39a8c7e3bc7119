import { FACT_TABLES } from './facts.ts';
import { REFERENCE_TABLES } from './reference.ts';
import { UNKNOWN_SOURCE } from './origin.ts';
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
export const RECAPS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  assessments: ['tax_code', 'unit_code', 'issued_on'],
  returns: ['tax_code', 'unit_code', 'period_end'],
};

/** Tables of which a file replaces the rows of its own source: another system's targets, debts or movements stay. */
const OF_ONE_SOURCE: ReadonlySet<TableName> = new Set(['targets', 'arrears', 'arrears_movements']);

/** Which served rows an incoming row may replace, where a file replaces more than the rows of its keys. */
export interface ReplacedSources {
  /** Rows of every source, and not only those of the incoming row's. */
  readonly all: boolean;
  /** The source of the rows whose source is not known, as a person said it; null: nobody said it. */
  readonly unknown: number | null;
}

const OWN_SOURCE: ReplacedSources = { all: false, unknown: null };

/** Whether the served row `p` is of the source of the incoming row `i`. */
function ofOneSource({ all, unknown }: ReplacedSources): string {
  if (all) return '';
  const said = unknown === null ? '' : ` OR (p.source_id = ${String(UNKNOWN_SOURCE)} AND i.source_id = ${String(unknown)})`;
  return ` AND (i.source_id = p.source_id${said})`;
}

const matched = (incoming: string, columns: readonly string[], more = '') =>
  `EXISTS (SELECT 1 FROM ${incoming} i WHERE ${columns.map((column) => `i.${column} IS NOT DISTINCT FROM p.${column}`).join(' AND ')}${more})`;

const isRecapOf = (recap: readonly string[], incoming: string, more: string): string =>
  `(p.documents IS NOT NULL AND ${matched(incoming, recap, ` AND i.documents IS NOT NULL${more}`)})`;

/** Whether a row `p` is replaced by one of the relation `incoming`. */
export function replacedSql(table: Exclude<TableName, 'payments'>, incoming: string, sources: ReplacedSources = OWN_SOURCE): string {
  const own = matched(incoming, REPLACED_BY[table], OF_ONE_SOURCE.has(table) ? ofOneSource(sources) : '');
  const recap = RECAPS[table];
  return recap ? `(${own} OR ${isRecapOf(recap, incoming, ofOneSource(sources))})` : own;
}

/** Whether a row `p` goes with those that a file replaces as a whole; null where rows only replace those of their key. */
export function wholeReplacedSql(table: Exclude<TableName, 'payments'>, incoming: string, sources: ReplacedSources): string | null {
  const recap = RECAPS[table];
  if (recap) return isRecapOf(recap, incoming, ofOneSource(sources));
  return OF_ONE_SOURCE.has(table) ? matched(incoming, REPLACED_BY[table], ofOneSource(sources)) : null;
}

/** Whether a row `p` of a source that nobody knows would be replaced if it were of the source of the relation `incoming`; null: of no row. */
export function unknownReplacedSql(table: Exclude<TableName, 'payments'>, incoming: string): string | null {
  const recap = RECAPS[table];
  if (!recap && !OF_ONE_SOURCE.has(table)) return null;
  const same = recap ? isRecapOf(recap, incoming, '') : matched(incoming, REPLACED_BY[table]);
  return `(p.source_id = ${String(UNKNOWN_SOURCE)} AND ${same})`;
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
