import type { DuckDBConnection } from '@duckdb/node-api';
import { attachBuilt } from '../../engine/attach-built.ts';
import { execute } from '../../engine/duck.ts';
import { PayerParts } from '../../rollups/payers/payer-parts.ts';
import type { BuiltPart } from '../../generations/build-part.ts';
import { NOTHING_REPLACED } from '../../schema/replacement.ts';
import { createViews, databaseOf } from '../../rollups/published-tables.ts';

/**
 * Counts payers of a fresh generation year by year in the background as soon as a year's payments are written.
 * Its schema `next` shows the finished files of the register and of the years so far.
 */
export class BackgroundPayerCounts {
  readonly #attached: BuiltPart[];
  #course: PayerParts | null = null;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly folder: string,
    register: BuiltPart,
  ) {
    this.#attached = [register];
  }

  /** Builds the payers of the next year; null if its payments name nobody. Years must ascend. */
  async build(year: number, payments: BuiltPart): Promise<BuiltPart | null> {
    const { connection } = this;
    const first = this.#course === null;
    if (first) for (const part of this.#attached) await this.#attach(part);
    this.#attached.push(payments);
    await this.#attach(payments);
    if (first) await createViews(connection, 'next', []);
    for (const [table, kind] of [
      ['taxpayers', 'register'],
      ['objects', 'register'],
      ['payments', 'payments'],
    ] as const)
      if (first || kind === 'payments') await this.#view(table, kind);
    this.#course ??= new PayerParts(connection, this.folder, {
      served: () => null,
      rebuilt: [],
      onlyAdds: () => false,
      replace: NOTHING_REPLACED,
    });
    return this.#course.build(year);
  }

  /** Drops its tables and detaches the files, so that others can read them. */
  async close(): Promise<void> {
    if (this.#course === null) return;
    await this.#course.close();
    this.#course = null;
    await execute(this.connection, 'DROP SCHEMA IF EXISTS next CASCADE');
    for (const { part } of this.#attached) await execute(this.connection, `DETACH DATABASE IF EXISTS ${databaseOf(part)}`);
  }

  #attach({ path, part }: BuiltPart): Promise<void> {
    return attachBuilt(this.connection, path, databaseOf(part));
  }

  #view(table: string, kind: BuiltPart['part']['kind']): Promise<void> {
    const own = this.#attached.filter(({ part }) => part.kind === kind);
    const rows = own.map(({ part }) => `SELECT * FROM ${databaseOf(part)}.${table}`).join(' UNION ALL ');
    return execute(this.connection, `CREATE OR REPLACE VIEW next.${table} AS ${rows}`);
  }
}
