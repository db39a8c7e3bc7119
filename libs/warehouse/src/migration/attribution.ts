import type { DuckDBConnection } from '@duckdb/node-api';
import type { CalendarDate } from '@pendapa/contracts';
import { execute, query, quoted } from '../engine/duck.ts';
import type { AnyManifest } from '../generations/generations.ts';
import type { Load, Source } from '../generations/manifest.ts';
import { MAX_LOADS } from '../publishing/publish.ts';
import { originSql, UNKNOWN_SOURCE, type Origin } from '../schema/origin.ts';
import { TABLE_NAMES, type TableName } from '../schema/tables.ts';

type OlderLoad = Omit<Load, 'id' | 'sources'>;

/** The name of the source that brought the rows of a table in a load; null where nobody can say it. */
export type SourceOfLoad = (load: OlderLoad, table: TableName) => string | null;

const UNKNOWN: Origin = { source: UNKNOWN_SOURCE, load: 0 };

/** The one value of all; the other where they differ, or where there is none. */
const onlyOr = <T>(values: readonly T[], otherwise: T): T => (new Set(values).size === 1 ? (values[0] ?? otherwise) : otherwise);

const originOf = (candidates: readonly Origin[]): Origin => ({
  source: onlyOr(
    candidates.map(({ source }) => source),
    UNKNOWN.source,
  ),
  load: onlyOr(
    candidates.map(({ load }) => load),
    UNKNOWN.load,
  ),
});

/** Rows of a table by the day of a year, where loads of several origins brought them. */
const DAYS = 'migration.origin_of_day';

/** Where the rows of an older generation come from, as far as its list of loads says it: a row has an origin where only one fits. */
export class Attribution {
  readonly loads: readonly Load[];
  readonly sources: readonly Source[];
  readonly #brought = new Map<TableName, { readonly load: OlderLoad; readonly origin: Origin }[]>();
  /** Whether loads may have been forgotten. */
  readonly #isCut: boolean;

  constructor({ loads, generation, sample }: AnyManifest, sourceOf: SourceOfLoad) {
    this.#isCut = loads.length >= MAX_LOADS;
    const names: string[] = [];
    const numberOf = (name: string | null): number => {
      if (name === null) return UNKNOWN_SOURCE;
      if (!names.includes(name)) names.push(name);
      return names.indexOf(name) + 1;
    };
    this.loads = loads.map((load, index) => {
      // Each load had published one generation, so that these numbers were given to no other.
      const id = generation - loads.length + 1 + index;
      const own = TABLE_NAMES.filter((table) => (load.rows[table] ?? 0) > 0).map((table) => {
        const origin = { source: numberOf(sample ? 'sample' : sourceOf(load, table)), load: id };
        this.#brought.set(table, [...(this.#brought.get(table) ?? []), { load, origin }]);
        return origin.source;
      });
      return { ...load, id, sources: [...new Set(own)].filter((source) => source !== UNKNOWN_SOURCE) };
    });
    this.sources = names.map((name, index) => ({ id: index + 1, name }));
  }

  /** Notes the origin of each posting day of the old payments. */
  async prepare(connection: DuckDBConnection, payments: string): Promise<void> {
    await execute(connection, `CREATE TABLE ${DAYS} (day DATE, source_id SMALLINT, load_id INTEGER)`);
    if (this.#isConstant('payments')) return;
    const days = await query(connection, `SELECT DISTINCT CAST(posted_on AS VARCHAR) FROM (${payments}) p`);
    const rows = days.map(([day]) => {
      const { source, load } = this.#ofDay(String(day));
      return `(DATE ${quoted(String(day))}, ${String(source)}, ${String(load)})`;
    });
    if (rows.length > 0) await execute(connection, `INSERT INTO ${DAYS} VALUES ${rows.join(', ')}`);
  }

  /** The rows of an old relation `r`, with columns that say their origin. */
  select(table: TableName, columns: readonly string[], relation: string): string {
    if (table !== 'payments' || this.#isConstant(table))
      return `SELECT ${[...columns, originSql(this.#ofTable(table))].join(', ')} FROM ${relation} r`;
    return `SELECT ${[...columns, 'd.source_id', 'd.load_id'].join(', ')} FROM ${relation} r LEFT JOIN ${DAYS} d ON d.day = r.posted_on`;
  }

  #isConstant(table: TableName): boolean {
    const brought = this.#brought.get(table) ?? [];
    return !this.#isCut && (brought.length <= 1 || table !== 'payments');
  }

  #ofTable(table: TableName): Origin {
    return this.#isCut ? UNKNOWN : originOf((this.#brought.get(table) ?? []).map(({ origin }) => origin));
  }

  /** Of loads that did not note their days each one fits. */
  #ofDay(day: CalendarDate): Origin {
    const fitting = (this.#brought.get('payments') ?? []).filter(
      ({ load: { posted } }) => posted === undefined || (posted.from <= day && day <= posted.to),
    );
    return originOf(fitting.map(({ origin }) => origin));
  }
}
