import type { DuckDBConnection } from '@duckdb/node-api';
import { Connections } from '../../engine/connections.ts';
import { execute, integer, firstRow } from '../../engine/duck.ts';
import { rowsInMemory } from '../../engine/key-ranges.ts';
import type { BuiltPart } from '../../generations/build-part.ts';
import { compactIncoming } from './compact-incoming.ts';
import { buildYear } from '../payment-parts.ts';
import type { Processors } from '../../engine/processors.ts';
import { NOTHING_REPLACED } from '../../schema/replacement.ts';
import type { Origin } from '../../schema/origin.ts';
import { BackgroundPayerCounts } from './background-payer-counts.ts';
import { SOURCE_KINDS, type SourceKindName } from '../../schema/part-kinds.ts';
import { buildTables, refuseDuplicateKeys } from '../table-parts.ts';
import { incomingTableSql, INCOMING, type GeneratedTables, type Incoming } from '../incoming.ts';
import { yearDaysSql } from '../../engine/literals.ts';

export interface PartitionSlot {
  readonly kind: SourceKindName;
  /** Null for kinds with one part for all years. */
  readonly year: number | null;
}

/** Bytes of one row of a table that waits to be written. */
const BYTES_OF_ONE = 400;

/** Parts written at a time; some steps of each use one processor only. */
const WRITERS = 2;

/** Condition for rows of a slot, by the date that assigns them to a year. */
function slotCondition({ kind, year }: PartitionSlot): string {
  const { date } = SOURCE_KINDS[kind];
  return date === null || year === null ? 'true' : `${date} BETWEEN ${yearDaysSql(year)}`;
}

interface PendingWrite {
  readonly rows: number;
  readonly written: Promise<readonly BuiltPart[]>;
}

/**
 * Writes parts of a fresh generation while later rows still come in.
 * Complete rows of a kind and year move to their own table, which other connections write.
 * One more connection counts payers of written years, if the register was flushed before.
 */
export class FlushedPartitions {
  readonly #built: BuiltPart[] = [];
  readonly #slots: PartitionSlot[] = [];
  readonly #pending = new Set<PendingWrite>();
  readonly #writers: Connections;
  #counter: DuckDBConnection | null = null;
  #payers: BackgroundPayerCounts | null = null;
  #register: Promise<unknown> = Promise.resolve();
  #countingDone: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | null = null;

  constructor(
    private readonly folder: string,
    private readonly connect: () => Promise<DuckDBConnection>,
    private readonly processors: Processors,
    private readonly origin: Origin,
  ) {
    this.#writers = new Connections(WRITERS, connect);
  }

  get slots(): readonly PartitionSlot[] {
    return this.#slots;
  }

  /**
   * Moves the rows of a slot into their own tables. Payments need ascending years.
   * @param drawn generated rows of the slot
   * @param forget tables dropped when this part and all earlier ones are written
   */
  async flush(
    connection: DuckDBConnection,
    slot: PartitionSlot,
    generated: GeneratedTables = {},
    forget: readonly string[] = [],
  ): Promise<void> {
    const { tables } = SOURCE_KINDS[slot.kind];
    const slotTable: Incoming = (table) => `incoming.${table}_${String(slot.year ?? 'all')}`;
    await compactIncoming(connection);
    await this.#waitForMemory(connection);
    if (this.#failure) throw this.#failure.error;
    const counts = [...tables.map(INCOMING), ...forget].map((table) => `(SELECT count(*) FROM ${table})`);
    const rows = integer((await firstRow(connection, `SELECT ${counts.join(' + ')}`))[0]);
    for (const table of tables) {
      await execute(
        connection,
        `ALTER TABLE incoming.${table} RENAME TO ${slotTable(table).slice('incoming.'.length)}`,
        incomingTableSql(table, this.origin),
        `INSERT INTO incoming.${table} SELECT * FROM ${slotTable(table)} WHERE NOT (${slotCondition(slot)})`,
      );
    }
    this.#slots.push(slot);
    this.#counter ??= await this.connect();
    const written = this.#write(slot, slotTable, generated, [...tables.map(slotTable), ...forget]);
    const waiting = { rows, written };
    this.#pending.add(waiting);
    void written.then(() => this.#pending.delete(waiting));
    if (slot.kind === 'register') this.#register = written;
    if (slot.kind === 'payments' && slot.year !== null) this.#countAfter(slot.year, written);
  }

  /** @throws Error if rows came in after their kind and year was flushed */
  async refuseLateRows(connection: DuckDBConnection): Promise<void> {
    for (const slot of this.#slots) {
      for (const table of SOURCE_KINDS[slot.kind].tables) {
        const [late] = await firstRow(connection, `SELECT count(*) FROM incoming.${table} WHERE ${slotCondition(slot)}`);
        if (integer(late) === 0) continue;
        throw new Error(`Rows of ${table} came after ${slot.year === null ? 'they were' : `its year ${String(slot.year)} was`} sealed.`);
      }
    }
  }

  /** Waits for all parts and returns them. */
  async finish(): Promise<readonly BuiltPart[]> {
    await this.#settle();
    if (this.#failure) throw this.#failure.error;
    await this.#payers?.close();
    return this.#built;
  }

  /** Interrupts running writes and waits for their end. */
  async close(): Promise<void> {
    this.#failure ??= { error: new Error('This draft was discarded.') };
    this.#writers.interrupt();
    this.#counter?.interrupt();
    await this.#settle();
    this.#writers.close();
    this.#counter?.closeSync();
    this.#counter = null;
  }

  async #settle(): Promise<void> {
    await Promise.all([...this.#pending].map(({ written }) => written));
    await this.#countingDone;
  }

  /** Waits until queued rows leave memory for the next generated rows. */
  async #waitForMemory(connection: DuckDBConnection): Promise<void> {
    const maxRows = await rowsInMemory(connection, BYTES_OF_ONE);
    const rows = () => [...this.#pending].reduce((sum, waiting) => sum + waiting.rows, 0);
    while (rows() > maxRows) await this.processors.atRest(() => Promise.race([...this.#pending].map(({ written }) => written)));
  }

  /** Writes the parts of a slot; a failure is recorded and gives no parts. */
  async #write(
    slot: PartitionSlot,
    slotTable: Incoming,
    generated: GeneratedTables,
    forget: readonly string[],
  ): Promise<readonly BuiltPart[]> {
    const before = [...this.#pending].map(({ written }) => written);
    try {
      const parts = await this.#writers.use((writer) => this.processors.atWork(() => this.#build(writer, slot, slotTable, generated)));
      // Earlier slots may still read the tables.
      await Promise.all(before);
      const drops = forget.map((table) => `DROP TABLE ${table}`);
      if (!this.#failure) await this.#writers.use((writer) => execute(writer, ...drops));
      return parts;
    } catch (error) {
      this.#failure ??= { error };
      return [];
    }
  }

  async #build(
    writer: DuckDBConnection,
    { kind, year }: PartitionSlot,
    slotTable: Incoming,
    generated: GeneratedTables,
  ): Promise<readonly BuiltPart[]> {
    if (this.#failure) return [];
    const parts: BuiltPart[] = [];
    if (kind === 'payments' && year !== null) {
      const plan = { year, rewritten: [], staying: [], onlyAdds: false };
      parts.push(...(await buildYear(writer, this.folder, plan, null, NOTHING_REPLACED, this.origin, slotTable, generated)));
    } else if (kind !== 'payments') {
      const merging = { base: null, replace: NOTHING_REPLACED, origin: this.origin, incoming: slotTable, generated };
      for (const table of SOURCE_KINDS[kind].tables) await refuseDuplicateKeys(writer, table, slotTable);
      const part = await buildTables(writer, this.folder, kind, year, merging);
      if (part) parts.push(part);
      if (part && kind === 'register' && this.#counter) this.#payers = new BackgroundPayerCounts(this.#counter, this.folder, part);
    }
    this.#built.push(...parts);
    return parts;
  }

  /** Counts payers of a year after its payments, the register and the years before are written. */
  #countAfter(year: number, written: Promise<readonly BuiltPart[]>): void {
    const [register, before] = [this.#register, this.#countingDone];
    this.#countingDone = (async () => {
      await Promise.all([register, before]);
      const payments = (await written).find(({ part }) => part.kind === 'payments');
      const payers = this.#payers;
      if (this.#failure || !payments || payers === null) return;
      try {
        const part = await this.processors.atWork(() => payers.build(year, payments));
        if (part) this.#built.push(part);
      } catch (error) {
        this.#failure ??= { error };
      }
    })();
  }
}
