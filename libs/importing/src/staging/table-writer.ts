import {
  BIGINT,
  BOOLEAN,
  DATE,
  DOUBLE,
  DuckDBDataChunk,
  INTEGER,
  SMALLINT,
  TIME,
  VARCHAR,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBType,
} from '@duckdb/node-api';
import duckdb from '@duckdb/node-bindings';
import type { Value } from '../rows/fields.ts';
import { columnBuffer, type ColumnBuffer } from './column-buffers.ts';

const CHUNK_ROWS = 2_048;

const TYPES: Readonly<Record<string, DuckDBType>> = { VARCHAR, DATE, INTEGER, SMALLINT, BIGINT, DOUBLE, BOOLEAN, TIME };

/** Target of a writer; `types` are engine types by column, in the order of the table. */
export interface WriterTarget {
  readonly catalog: string | null;
  readonly schema: string;
  readonly table: string;
  readonly types: readonly string[];
}

/** Appends rows in chunks while a file is read. */
export class TableWriter {
  private rows = 0;
  private readonly types: readonly DuckDBType[];
  private readonly columns: readonly ColumnBuffer[];

  private constructor(
    private readonly appender: DuckDBAppender,
    types: readonly string[],
  ) {
    this.types = types.map((type) => TYPES[type] ?? VARCHAR);
    this.columns = types.map((type) => columnBuffer(type, CHUNK_ROWS));
  }

  static async open(connection: DuckDBConnection, { catalog, schema, table, types }: WriterTarget): Promise<TableWriter> {
    return new TableWriter(await connection.createAppender(table, schema, catalog), types);
  }

  /** Copies the values, so that the caller may reuse the list. */
  write(values: readonly Value[]): void {
    const { columns, rows } = this;
    for (let index = 0; index < columns.length; index += 1) columns[index]?.put(rows, values[index] ?? null);
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
    const data = DuckDBDataChunk.create(this.types, this.rows);
    this.columns.forEach((column, index) => column.flush(duckdb.data_chunk_get_vector(data.chunk, index)));
    this.appender.appendDataChunk(data);
    this.rows = 0;
  }
}
