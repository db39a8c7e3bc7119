import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, integer, one } from './duck.ts';
import type { BuiltPart } from './parts.ts';
import { buildYear } from './payment-parts.ts';
import { SOURCE_KINDS, type SourceKindName } from './schema/part-kinds.ts';
import { buildTables, refuseRepeated } from './table-parts.ts';
import { incomingTableSql, type Incoming } from './incoming.ts';

/** Kinds whose parts hold one calendar year each. */
export type YearlyKind = { [K in SourceKindName]: (typeof SOURCE_KINDS)[K]['date'] extends string ? K : never }[SourceKindName];

/** So many kinds of years may wait to be written: what waits lies in memory. */
const MOST_WAITING = 6;

/**
 * Parts of a fresh generation that are written while later rows still come in: the rows of a kind and year are put aside when they are
 * complete, and a second connection makes their part of them.
 */
export class SealedParts {
  readonly #built: BuiltPart[] = [];
  readonly #slots: { kind: YearlyKind; year: number }[] = [];
  readonly #waiting: Promise<void>[] = [];
  #worker: DuckDBConnection | null = null;
  #failure: { readonly error: unknown } | null = null;

  constructor(
    private readonly folder: string,
    private readonly connect: () => Promise<DuckDBConnection>,
  ) {}

  get slots(): readonly { readonly kind: YearlyKind; readonly year: number }[] {
    return this.#slots;
  }

  /** Puts the rows of a kind and year aside; the rest of its tables stays. */
  async seal(connection: DuckDBConnection, kind: YearlyKind, year: number): Promise<void> {
    while (this.#waiting.length >= MOST_WAITING) await this.#waiting.shift();
    if (this.#failure) throw this.#failure.error;
    const { tables, date } = SOURCE_KINDS[kind];
    const aside: Incoming = (table) => `incoming.${table}_${String(year)}`;
    for (const table of tables) {
      const beyond = `${date} NOT BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31'`;
      await execute(
        connection,
        `ALTER TABLE incoming.${table} RENAME TO ${table}_${String(year)}`,
        incomingTableSql(table),
        `INSERT INTO incoming.${table} SELECT * FROM ${aside(table)} WHERE ${beyond}`,
      );
    }
    this.#slots.push({ kind, year });
    this.#worker ??= await this.connect();
    const worker = this.#worker;
    const before = this.#waiting.at(-1) ?? Promise.resolve();
    this.#waiting.push(before.then(() => this.#build(worker, kind, year, aside)));
  }

  /** All sealed parts, finished. */
  async finish(): Promise<readonly BuiltPart[]> {
    await Promise.all(this.#waiting);
    if (this.#failure) throw this.#failure.error;
    return this.#built;
  }

  /** Stops what is being written, and waits until it has stopped. */
  async close(): Promise<void> {
    this.#failure ??= { error: new Error('This draft was discarded.') };
    this.#worker?.interrupt();
    await Promise.all(this.#waiting);
    this.#worker?.closeSync();
    this.#worker = null;
  }

  async #build(worker: DuckDBConnection, kind: YearlyKind, year: number, aside: Incoming): Promise<void> {
    if (this.#failure) return;
    try {
      if (kind === 'payments')
        this.#built.push(
          ...(await buildYear(worker, this.folder, { year, rewritten: [], staying: [], adds: false }, null, undefined, aside)),
        );
      else {
        for (const table of SOURCE_KINDS[kind].tables) await refuseRepeated(worker, table, aside);
        const part = await buildTables(worker, this.folder, kind, year, null, aside);
        if (part) this.#built.push(part);
      }
      for (const table of SOURCE_KINDS[kind].tables) await execute(worker, `DROP TABLE ${aside(table)}`);
    } catch (error) {
      this.#failure ??= { error };
    }
  }
}

/** Guards against rows that came after the part of their kind and year was sealed. */
export async function refuseLate(connection: DuckDBConnection, { slots }: SealedParts): Promise<void> {
  for (const { kind, year } of slots) {
    const { tables, date } = SOURCE_KINDS[kind];
    for (const table of tables) {
      const [late] = await one(
        connection,
        `SELECT count(*) FROM incoming.${table} WHERE ${date} BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31'`,
      );
      if (integer(late) > 0) throw new Error(`Rows of ${table} came after its year ${String(year)} was sealed.`);
    }
  }
}
