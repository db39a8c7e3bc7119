import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, integer, one } from './duck.ts';
import type { BuiltPart } from './parts.ts';
import { packIncoming } from './pack-incoming.ts';
import { buildYear } from './payment-parts.ts';
import type { Processors } from './processors.ts';
import { RunningPayers } from './running-payers.ts';
import { SOURCE_KINDS, type SourceKindName } from './schema/part-kinds.ts';
import { buildTables, refuseRepeated } from './table-parts.ts';
import { incomingTableSql, INCOMING, type Drawn, type Incoming } from './incoming.ts';

export interface SealedSlot {
  readonly kind: SourceKindName;
  /** Null for kinds whose part holds all years. */
  readonly year: number | null;
}

/** So many rows, or one kind of a year if it has more, may wait to be written: what waits lies in memory. */
const MOST_WAITING = 3_000_000;

/** The rows of a slot, by the date that decides where they lie. */
function within({ kind, year }: SealedSlot): string {
  const { date } = SOURCE_KINDS[kind];
  return date === null || year === null ? 'true' : `${date} BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31'`;
}

interface Waiting {
  readonly rows: number;
  readonly built: Promise<void>;
}

/**
 * Parts of a fresh generation that are written while later rows still come in: the rows of a kind and year are put aside when they are
 * complete, and a second connection makes their part of them. A third one counts the payers of each year whose payments are written,
 * where the register was sealed before.
 */
export class SealedParts {
  readonly #built: BuiltPart[] = [];
  readonly #slots: SealedSlot[] = [];
  #waiting: Waiting[] = [];
  #worker: DuckDBConnection | null = null;
  #counter: DuckDBConnection | null = null;
  #payers: RunningPayers | null = null;
  #counted: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | null = null;

  constructor(
    private readonly folder: string,
    private readonly connect: () => Promise<DuckDBConnection>,
    private readonly processors: Processors,
  ) {}

  get slots(): readonly SealedSlot[] {
    return this.#slots;
  }

  /**
   * Puts the rows of a slot aside; the rest of its tables stays. Payments are sealed in the order of their years. `drawn` are rows beside
   * them, and `forget` tables that go when the part is written.
   */
  async seal(connection: DuckDBConnection, slot: SealedSlot, drawn: Drawn = {}, forget: readonly string[] = []): Promise<void> {
    const { tables } = SOURCE_KINDS[slot.kind];
    const aside: Incoming = (table) => `incoming.${table}_${String(slot.year ?? 'all')}`;
    await packIncoming(connection);
    const rows = await this.#room(connection, [...tables.map(INCOMING), ...forget]);
    if (this.#failure) throw this.#failure.error;
    for (const table of tables) {
      await execute(
        connection,
        `ALTER TABLE incoming.${table} RENAME TO ${aside(table).slice('incoming.'.length)}`,
        incomingTableSql(table),
        `INSERT INTO incoming.${table} SELECT * FROM ${aside(table)} WHERE NOT (${within(slot)})`,
      );
    }
    this.#slots.push(slot);
    this.#worker ??= await this.connect();
    this.#counter ??= await this.connect();
    const [worker, counter] = [this.#worker, this.#counter];
    const before = this.#waiting.at(-1)?.built ?? Promise.resolve();
    this.#waiting.push({
      rows,
      built: before.then(() => this.processors.atWork(() => this.#build(worker, counter, slot, aside, drawn, forget))),
    });
  }

  /** All sealed parts, finished. */
  async finish(): Promise<readonly BuiltPart[]> {
    await this.#settle();
    if (this.#failure) throw this.#failure.error;
    await this.#payers?.close();
    return this.#built;
  }

  /** Stops what is being written, and waits until it has stopped. */
  async close(): Promise<void> {
    this.#failure ??= { error: new Error('This draft was discarded.') };
    for (const connection of [this.#worker, this.#counter]) connection?.interrupt();
    await this.#settle();
    for (const connection of [this.#worker, this.#counter]) connection?.closeSync();
    this.#worker = this.#counter = null;
  }

  async #settle(): Promise<void> {
    await this.#waiting.at(-1)?.built;
    await this.#counted;
  }

  /** Waits until there is room for the rows of some tables; their number. */
  async #room(connection: DuckDBConnection, tables: readonly string[]): Promise<number> {
    const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`);
    const rows = integer((await one(connection, `SELECT ${counts.join(' + ')}`))[0]);
    while (this.#waiting.length > 0 && rows + this.#waiting.reduce((sum, waiting) => sum + waiting.rows, 0) > MOST_WAITING) {
      const [first, ...rest] = this.#waiting;
      await this.processors.atRest(async () => first?.built);
      this.#waiting = rest;
    }
    return rows;
  }

  async #build(
    worker: DuckDBConnection,
    counter: DuckDBConnection,
    { kind, year }: SealedSlot,
    aside: Incoming,
    drawn: Drawn,
    forget: readonly string[],
  ): Promise<void> {
    if (this.#failure) return;
    try {
      if (kind === 'payments' && year !== null) {
        const parts = await buildYear(
          worker,
          this.folder,
          { year, rewritten: [], staying: [], adds: false },
          null,
          undefined,
          aside,
          drawn,
        );
        this.#built.push(...parts);
        const payments = parts.find(({ part }) => part.kind === 'payments');
        if (payments) this.#count(year, payments);
      } else if (kind !== 'payments') {
        for (const table of SOURCE_KINDS[kind].tables) await refuseRepeated(worker, table, aside);
        const part = await buildTables(worker, this.folder, kind, year, null, aside, drawn);
        if (part) this.#built.push(part);
        if (part && kind === 'register') this.#payers = new RunningPayers(counter, this.folder, part);
      }
      for (const table of [...SOURCE_KINDS[kind].tables.map(aside), ...forget]) await execute(worker, `DROP TABLE ${table}`);
    } catch (error) {
      this.#failure ??= { error };
    }
  }

  #count(year: number, payments: BuiltPart): void {
    const payers = this.#payers;
    if (payers === null) return;
    this.#counted = this.#counted.then(async () => {
      if (this.#failure) return;
      try {
        const part = await this.processors.atWork(() => payers.build(year, payments));
        if (part) this.#built.push(part);
      } catch (error) {
        this.#failure ??= { error };
      }
    });
  }
}

/** Guards against rows that came after the part of their kind and year was sealed. */
export async function refuseLate(connection: DuckDBConnection, { slots }: SealedParts): Promise<void> {
  for (const slot of slots) {
    for (const table of SOURCE_KINDS[slot.kind].tables) {
      const [late] = await one(connection, `SELECT count(*) FROM incoming.${table} WHERE ${within(slot)}`);
      if (integer(late) === 0) continue;
      throw new Error(`Rows of ${table} came after ${slot.year === null ? 'they were' : `its year ${String(slot.year)} was`} sealed.`);
    }
  }
}
