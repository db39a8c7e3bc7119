import type { CalendarDate, Period } from '@pendapa/contracts';
import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, integer, firstRow } from '../../engine/duck.ts';
import { extentOf, type Manifest } from '../../generations/manifest.ts';
import { isMemoryRollup, ROLLUPS, type MemoryRollup } from '../all-rollups.ts';
import type { IsReady } from '../data-spans.ts';
import { isServedTable, storedIn } from '../published-tables.ts';
import type { MemorySource, Rollup } from '../rollup.ts';

/** The rollups in memory of one generation. */
export class RollupsInMemory {
  readonly #rows = new Map<string, number>();
  readonly #source: MemorySource;

  constructor(
    private readonly schema: string,
    manifest: Manifest,
    private readonly asOf: CalendarDate,
  ) {
    const stored = (table: string, days: Period) => (isServedTable(table) ? storedIn(manifest, table, days) : { relations: [], rows: 0 });
    this.#source = { schema, asOf, extent: extentOf(manifest), stored };
  }

  readonly relationOf = (name: MemoryRollup): string => `${this.schema}.${name}`;

  /** Returns 0 for a rollup that is not built. */
  readonly rowsIn = (name: MemoryRollup): number => this.#rows.get(name) ?? 0;

  readonly isReady: IsReady = (name, days) => isMemoryRollup(name) && this.#rows.has(name) && ROLLUPS[name].built.serves(days, this.asOf);

  /** Builds one rollup, unless its source has too few rows to save work. */
  readonly build = async (connection: DuckDBConnection, name: MemoryRollup, minRows: number): Promise<void> => {
    const { source, built }: Rollup = ROLLUPS[name];
    if (built.when !== 'in memory') return;
    const { reads, select, minShare = 1 } = built;
    const found = reads(this.asOf).reduce((sum, days) => sum + this.#source.stored(String(source), days).rows, 0);
    if (found === 0 || found < minRows * minShare) return;
    const rows = select(this.#source);
    if (rows === null) return;
    await execute(connection, `CREATE TABLE ${this.relationOf(name)} AS ${rows}`);
    const [count] = await firstRow(connection, `SELECT count(*) FROM ${this.relationOf(name)}`);
    this.#rows.set(name, integer(count));
  };
}
