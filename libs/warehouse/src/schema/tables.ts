import { FACT_TABLES } from './facts.ts';
import { REFERENCE_TABLES } from './reference.ts';
import { UNKNOWN_SOURCE } from './origin.ts';
import { REGISTER_TABLES } from './register.ts';

/**
 * Tables of a generation as DuckDB column definitions.
 * Money is BIGINT in the currency's minor unit; codes are text with leading zeros.
 * A `period` is YYYYMM, null for a year. Null means that the extract does not say, never "none".
 */
export const TABLES = { ...REFERENCE_TABLES, ...REGISTER_TABLES, ...FACT_TABLES } as const satisfies Record<string, Record<string, string>>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** Key of each table: no two rows of a generation have the same. Payments are checked during import. */
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
 * Columns that tell which rows an incoming row replaces: by default its key.
 * Targets replace a version of a year, arrears a snapshot, bands and classes all that start on one day.
 */
const REPLACED_BY = {
  ...KEYS,
  quality_classes: ['valid_from'],
  performance_bands: ['indicator', 'valid_from'],
  targets: ['year', 'version'],
  arrears: ['snapshot_on'],
  arrears_movements: ['snapshot_on'],
} as const satisfies Record<Exclude<TableName, 'payments'>, readonly string[]>;

/** Condition for rows with a key: arrears of two objects without a number may be equal in every column. */
export const KEYED: Readonly<Partial<Record<TableName, string>>> = { arrears: 'object_key IS NOT NULL' };

/** Columns of a recap whose rows a later recap replaces, whatever its number of groups. */
export const RECAPS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  assessments: ['tax_code', 'unit_code', 'issued_on'],
  returns: ['tax_code', 'unit_code', 'period_end'],
};

/** Tables whose files replace rows of their own source; another system's rows stay. */
const OF_ONE_SOURCE: ReadonlySet<TableName> = new Set(['targets', 'arrears', 'arrears_movements']);

/** Served rows that an incoming row may replace, if a file replaces more than the rows of its keys. */
export interface ReplacedSources {
  /** True if rows of every source are replaced. */
  readonly all: boolean;
  /** The source assigned to rows of unknown source by a person; null if nobody did. */
  readonly unknown: number | null;
}

const OWN_SOURCE: ReplacedSources = { all: false, unknown: null };

/** Condition: the served row `p` has the source of the incoming row `i`. */
function ofOneSource({ all, unknown }: ReplacedSources): string {
  if (all) return '';
  const assignedSource = unknown === null ? '' : ` OR (p.source_id = ${String(UNKNOWN_SOURCE)} AND i.source_id = ${String(unknown)})`;
  return ` AND (i.source_id = p.source_id${assignedSource})`;
}

const matchesSql = (incoming: string, columns: readonly string[], more = '') =>
  `EXISTS (SELECT 1 FROM ${incoming} i WHERE ${columns.map((column) => `i.${column} IS NOT DISTINCT FROM p.${column}`).join(' AND ')}${more})`;

const isRecapOf = (recap: readonly string[], incoming: string, more: string): string =>
  `(p.documents IS NOT NULL AND ${matchesSql(incoming, recap, ` AND i.documents IS NOT NULL${more}`)})`;

/** Condition: a row of the relation `incoming` replaces the row `p`. */
export function replacedSql(table: Exclude<TableName, 'payments'>, incoming: string, sources: ReplacedSources = OWN_SOURCE): string {
  const own = matchesSql(incoming, REPLACED_BY[table], OF_ONE_SOURCE.has(table) ? ofOneSource(sources) : '');
  const recap = RECAPS[table];
  return recap ? `(${own} OR ${isRecapOf(recap, incoming, ofOneSource(sources))})` : own;
}

/** Condition: a file replaces the row `p` as part of a whole; null if rows only replace their own key. */
export function wholeReplacedSql(table: Exclude<TableName, 'payments'>, incoming: string, sources: ReplacedSources): string | null {
  const recap = RECAPS[table];
  if (recap) return isRecapOf(recap, incoming, ofOneSource(sources));
  return OF_ONE_SOURCE.has(table) ? matchesSql(incoming, REPLACED_BY[table], ofOneSource(sources)) : null;
}

/** Condition: the row `p` of unknown source would be replaced if it had the source of `incoming`; null: never. */
export function unknownReplacedSql(table: Exclude<TableName, 'payments'>, incoming: string): string | null {
  const recap = RECAPS[table];
  if (!recap && !OF_ONE_SOURCE.has(table)) return null;
  const same = recap ? isRecapOf(recap, incoming, '') : matchesSql(incoming, REPLACED_BY[table]);
  return `(p.source_id = ${String(UNKNOWN_SOURCE)} AND ${same})`;
}

/** Money columns whose sums the manifest stores and publishing compares. */
export const CONTROL_SUMS: Readonly<Partial<Record<TableName, string>>> = {
  targets: 'amount',
  costs: 'amount',
  assessments: 'principal',
  returns: 'declared_tax',
  arrears: 'principal',
  enforcement: 'amount',
};
