import {
  BOOLEAN,
  DATE,
  DuckDBDataChunk,
  DuckDBDateValue,
  DOUBLE,
  INTEGER,
  BIGINT,
  VARCHAR,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { Value } from '../rows/fields.ts';

const CHUNK_ROWS = 2_048;
const DAY = 86_400_000;

const TYPES: Readonly<Record<string, DuckDBType>> = { VARCHAR, DATE, INTEGER, BIGINT, DOUBLE, BOOLEAN };

const remembered = new Map<string, DuckDBDateValue>();
const MOST_REMEMBERED = 100_000;

function dateValue(date: string): DuckDBDateValue {
  const known = remembered.get(date);
  if (known) return known;
  const value = new DuckDBDateValue(Math.round(Date.parse(date) / DAY));
  if (remembered.size < MOST_REMEMBERED) remembered.set(date, value);
  return value;
}

function stored(value: Value, type: string): DuckDBValue {
  if (value === null) return null;
  if (type === 'DATE') return dateValue(String(value));
  if (type === 'BIGINT') return BigInt(value);
  return value;
}

/** Where a writer writes; `types` are bare engine types by column, in the table's order. */
export interface WriterTarget {
  readonly catalog: string | null;
  readonly schema: string;
  readonly table: string;
  readonly types: readonly string[];
}

/** Appends rows in chunks, in step with the reading of a file. */
export class TableWriter {
  private rows = 0;
  private readonly columns: DuckDBValue[][];

  private constructor(
    private readonly appender: DuckDBAppender,
    private readonly types: readonly string[],
  ) {
    this.columns = types.map(() => []);
  }

  static async open(connection: DuckDBConnection, { catalog, schema, table, types }: WriterTarget): Promise<TableWriter> {
    return new TableWriter(await connection.createAppender(table, schema, catalog), types);
  }

  write(values: readonly Value[]): void {
    this.types.forEach((type, index) => this.columns[index]?.push(stored(values[index] ?? null, type)));
    this.rows += 1;
    if (this.rows === CHUNK_ROWS) this.flush();
  }

  close(): void {
    this.flush();
    this.appender.flushSync();
    this.appender.closeSync();
  }

  private flush(): void {
    if (this.rows === 0) return;
    const types = this.types.map((type) => TYPES[type] ?? VARCHAR);
    const chunk = DuckDBDataChunk.create(types, this.rows);
    chunk.setColumns(this.columns);
    this.appender.appendDataChunk(chunk);
    for (const column of this.columns) column.length = 0;
    this.rows = 0;
  }
}
