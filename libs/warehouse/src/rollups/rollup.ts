import type { CalendarDate, Period } from '@pendapa/contracts';
import type { PartKind } from '../schema/part-kinds.ts';
import { sumOf } from './sql.ts';

/** Names and types of columns, in order. */
export type Columns = Readonly<Record<string, string>>;

/** A figure of a rollup. */
export interface Measure {
  /** SQL of what one row of the source adds; by default the column of the measure's name. */
  readonly adds?: string;
  /** Reason why the figure about a day changes after that day: later knowledge, or payments as well. Absent if it never changes. */
  readonly changes?: 'later' | 'by payments';
  /** `BIGINT` by default. */
  readonly type?: string;
}
export type Measures = Readonly<Record<string, Measure>>;

/** A table that is computed from others, so that a query reads few rows. */
export interface Rollup {
  /** Table that it is computed from; several names for a rollup with statements of its own. */
  readonly source: string | readonly string[];
  /** Span of time that one row sums. */
  readonly grain: 'day' | 'month' | 'year' | 'snapshot' | 'days of a query' | 'data date';
  readonly keys: Columns;
  readonly measures: Measures;
  readonly built: Built;
  /** How it is compared with single rows. Absent if no one sum tells it; specs of its subject then compare it. */
  readonly check?: Check;
}
export type Rollups = Readonly<Record<string, Rollup>>;

/** A sum that single rows must give as well; both sides are SQL. */
export interface Check {
  /** A sum over the rollup. */
  readonly sum: string;
  /** The same sum over `rows` of these single rows, whose names stand after `FROM`. */
  readonly rows: string;
  readonly from: string;
}

export type Built = AtPublication | OnDemand | InMemory;

/**
 * Stored in a part and refreshed with it. Parts of one extract are computed from their own tables, by `rows` or by `statement`.
 * Parts of several extracts (aggregates, obligations, payers, holders, numbers) have a builder that updates them by what a load changes.
 */
interface AtPublication {
  readonly when: 'at publication';
  readonly part: PartKind;
  /** Returns a relation with a column for each key, whose rows are summed; `of` names the tables of the part. */
  readonly rows?: (of: (table: string) => string) => string;
  /** Returns SQL that creates `target`, if it is more than a sum. */
  readonly statement?: (target: string, of: (table: string) => string) => string;
}

/** The data that a view is computed from. */
export interface ViewSource {
  /** The schema with all tables of a generation. */
  readonly schema: string;
  readonly days: Period;
  /** The data date: nothing later is known. */
  readonly asOf: CalendarDate;
  /** Conditions on `object_key` that split obligations, so that each portion fits memory. */
  readonly portions: readonly string[];
}

/** Computed for the days of a query that needs it first, and cached with the generation. Rollups of one view are computed together. */
interface OnDemand {
  readonly when: 'on demand';
  readonly view: string;
  /** Returns statements that create the tables of the view and temporary ones; `relationOf` names the first. */
  readonly statements: (source: ViewSource, relationOf: (table: string) => string) => readonly string[];
}

/** A generation that a server has opened, for rollups in memory. */
export interface MemorySource {
  readonly schema: string;
  /** The data date. */
  readonly asOf: CalendarDate;
  /** First and last posting date; null without payments. */
  readonly extent: Period | null;
  /** Returns the relations with a table's rows of some days, and their number of rows. */
  readonly stored: (table: string, days: Period) => { readonly relations: readonly string[]; readonly rows: number };
}

/** Computed by each server when it opens a generation. Queries read the source until it is ready, or if the source is small. */
interface InMemory {
  readonly when: 'in memory';
  /** Spans whose rows of the first source are read. */
  readonly reads: (asOf: CalendarDate) => readonly Period[];
  /** Returns true if it gives the sums of these days exactly. */
  readonly serves: (days: Period, asOf: CalendarDate) => boolean;
  /** Returns SQL of its rows; null without any. */
  readonly select: (source: MemorySource) => string | null;
  /** Share of the usual minimum number of source rows from which it saves work; 1 by default. */
  readonly minShare?: number;
}

/** Every day that a table can have. */
export const ALL_DAYS: Period = { from: '0001-01-01', to: '9999-12-31' };

/** Declares measures that are columns of the source. */
export const measures = <N extends string>(...names: readonly N[]): { readonly [K in N]: Measure } => measuresThat({}, ...names);

/** Declares measures that change after their day. */
export const measuresThat = <N extends string>(measure: Measure, ...names: readonly N[]): { readonly [K in N]: Measure } =>
  Object.fromEntries(names.map((name) => [name, measure])) as { readonly [K in N]: Measure };

/** Declares a measure that counts rows, or adds a value of them, where a condition holds. */
export const countWhere = (condition: string, value = '1'): { readonly adds: string } => ({
  adds: `CASE WHEN ${condition} THEN ${value} ELSE 0 END`,
});

export const keysOf = ({ keys }: Pick<Rollup, 'keys'>): readonly string[] => Object.keys(keys);
export const measuresOf = ({ measures: own }: Pick<Rollup, 'measures'>): readonly string[] => Object.keys(own);

/** Returns names and types of all columns, keys first. */
export const columnsOf = ({ keys, measures: own }: Pick<Rollup, 'keys' | 'measures'>): Columns => ({
  ...keys,
  ...Object.fromEntries(Object.entries(own).map(([name, { type = 'BIGINT' }]) => [name, type])),
});

/** Returns SQL that creates a table without rows. */
export const emptyTableSql = (rollup: Pick<Rollup, 'keys' | 'measures'>, target: string, kind: 'TABLE' | 'TEMP TABLE' = 'TABLE'): string =>
  `CREATE ${kind} ${target} (${Object.entries(columnsOf(rollup))
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`;

const measuresWith = ({ measures: own }: Pick<Rollup, 'measures'>, ...reasons: readonly Measure['changes'][]): readonly string[] =>
  Object.entries(own).flatMap(([name, { changes }]) => (reasons.includes(changes) ? [name] : []));

/** Returns measures that would differ if they were read on an earlier day. */
export const changingIn = (rollup: Pick<Rollup, 'measures'>): readonly string[] => measuresWith(rollup, 'later', 'by payments');

/** Returns measures that payments change. */
export const paidIn = (rollup: Pick<Rollup, 'measures'>): readonly string[] => measuresWith(rollup, 'by payments');

/** Returns SQL for the sums of rows by the keys of a rollup, sorted by them. */
export function sumsByKeySql(rollup: Pick<Rollup, 'keys' | 'measures'>, rows: string): string {
  const keys = keysOf(rollup).join(', ');
  const sums = Object.entries(rollup.measures).map(([name, { adds = name }]) => sumOf(adds, name));
  return `SELECT ${keys}, ${sums.join(', ')} FROM ${rows} GROUP BY ${keys} ORDER BY ${keys}`;
}
