import type { DuckDBConnection } from '@duckdb/node-api';
import type { CalendarDate } from '@pendapa/contracts';
import { execute, query } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import type { AnyManifest } from '../generations/generations.ts';
import type { Load, Source } from '../generations/manifest.ts';
import { MAX_LOADS } from '../publishing/publish.ts';
import { originSql, UNKNOWN_SOURCE, type Origin } from '../schema/origin.ts';
import { TABLE_NAMES, type TableName } from '../schema/tables.ts';

type OlderLoad = Omit<Load, 'id' | 'sources'>;

/** Returns the name of the source of a table's rows in a load; null if unknown. */
export type SourceOfLoad = (load: OlderLoad, table: TableName) => string | null;

const UNKNOWN: Origin = { source: UNKNOWN_SOURCE, load: 0 };

/** Returns the common value; `otherwise` if they differ or there is none. */
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

/** Table with the origin of each posting day, if loads of several origins brought payments. */
const DAYS = 'migration.origin_of_day';

/** Finds the origin of rows of an older generation from its list of loads. A row has an origin if only one fits. */
export class Attribution {
  readonly loads: readonly Load[];
  readonly sources: readonly Source[];
  readonly #brought = new Map<TableName, { readonly load: OlderLoad; readonly origin: Origin }[]>();
  /** True if the list may lack older loads. */
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
      // Each load had published one generation, so these numbers are unique.
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

  /** Stores the origin of each posting day of the old payments. */
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

  /** Returns SQL for the rows of an old relation `r` with the columns of their origin. */
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

  /** Loads without recorded days fit every day. */
  #ofDay(day: CalendarDate): Origin {
    const fitting = (this.#brought.get('payments') ?? []).filter(
      ({ load: { posted } }) => posted === undefined || (posted.from <= day && day <= posted.to),
    );
    return originOf(fitting.map(({ origin }) => origin));
  }
}
