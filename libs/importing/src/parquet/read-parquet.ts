import type { DuckDBConnection } from '@duckdb/node-api';
import { withPlainFile } from '@pendapa/warehouse';
import { TypedRecords, type RecordSink, type TypedCell } from '../formats/typed-records.ts';
import { Unreadable } from '../formats/unreadable.ts';
import type { Profile } from '../profile/schema.ts';
import { neededColumns } from '../rows/header.ts';
import type { SourceFile } from '../rows/row.ts';
import { MAX_ROWS } from '../rows/row-mapper.ts';
import { MAX_COLUMNS } from '../text/tokenizer.ts';
import { columnReader, type ParquetColumn, type ReadCell } from './columns.ts';
import { literalPath, withParquetEngine } from './engine.ts';
import { checkFooter } from './footer.ts';
import { verifyPages } from './page-checksums.ts';

const MAX_GROUPS = 100_000;

type JsonRow = readonly (string | null)[];

async function queryRows(connection: DuckDBConnection, sql: string): Promise<readonly JsonRow[]> {
  return (await connection.runAndReadAll(sql)).getRowsJson() as JsonRow[];
}

async function countRows(connection: DuckDBConnection, file: string): Promise<number> {
  const [row] = await queryRows(
    connection,
    `SELECT num_rows, num_row_groups, encryption_algorithm IS NOT NULL OR footer_signing_key_metadata IS NOT NULL FROM parquet_file_metadata(${file})`,
  );
  const [rows, groups, encrypted] = row ?? [];
  if (String(encrypted) === 'true') throw new Unreadable('parquet-encrypted');
  if (Number(rows) > MAX_ROWS) throw new Unreadable('too-many-rows', { most: String(MAX_ROWS) });
  if (Number(groups) > MAX_GROUPS) throw new Unreadable('parquet-too-large', { most: String(MAX_GROUPS) });
  return Number(rows);
}

/** Lists the top-level columns and skips those inside nested ones. */
async function listColumns(connection: DuckDBConnection, file: string): Promise<ParquetColumn[]> {
  const [root, ...nodes] = await queryRows(
    connection,
    `SELECT name, type, num_children, duckdb_type, repetition_type FROM parquet_schema(${file})`,
  );
  const count = Number(root?.[2] ?? 0);
  if (count > MAX_COLUMNS) throw new Unreadable('too-many-columns', { most: String(MAX_COLUMNS) });
  const columns: ParquetColumn[] = [];
  let pending = 0;
  for (const [name, physical, children, type, repetition] of nodes) {
    const own = Number(children ?? 0);
    const nested = own > 0 || repetition === 'REPEATED';
    if (pending === 0)
      columns.push({ name: name ?? '', physical: nested ? null : (physical ?? null), type: nested ? null : (type ?? null) });
    pending = pending === 0 ? own : pending - 1 + own;
  }
  return columns;
}

const skipCell: ReadCell = () => null;

/** Readers by column; columns that the profile does not read are skipped. */
function createReaders(columns: readonly ParquetColumn[], profile: Profile, sink: RecordSink): ReadCell[] {
  const needed = neededColumns(profile);
  const positional = profile.file?.columns;
  return columns.map((column, field) => {
    if (!needed.has((positional?.[field] ?? column.name).normalize('NFC').trim())) return skipCell;
    const reader = columnReader(column);
    if (typeof reader === 'function') return reader;
    sink.onFlaw({ code: reader.code, line: 0, field, params: reader.params });
    return skipCell;
  });
}

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export interface ParquetReading {
  readonly file: SourceFile;
  readonly profile: Profile;
  readonly sink: RecordSink;
  readonly onShare: (share: number) => void;
  /** Is called if the file has no checksums that would show changed values. */
  readonly onUnverified: () => void;
}

/**
 * Reads a Parquet file as records; the line of a record is its row number from 1.
 * @throws Unreadable if the file cannot be read completely
 */
export async function readParquet(reading: ParquetReading): Promise<void> {
  const { file } = reading;
  await checkFooter(file.path);
  await withPlainFile(file.path, (openPath) => readOpenFile(openPath, reading));
}

/**
 * Reads the names of the columns of a Parquet file.
 * @throws Unreadable if the file is damaged
 */
export async function readParquetColumns(path: string): Promise<readonly string[]> {
  let columns: readonly ParquetColumn[] = [];
  await checkFooter(path);
  await withPlainFile(path, (openPath) =>
    withParquetEngine(openPath, async (connection) => {
      columns = await listColumns(connection, literalPath(openPath));
    }),
  );
  return columns.map(({ name }) => name.normalize('NFC').trim());
}

function readOpenFile(openPath: string, { file, profile, sink, onShare, onUnverified }: ParquetReading): Promise<void> {
  return withParquetEngine(openPath, async (connection) => {
    const path = literalPath(openPath);
    const total = await countRows(connection, path);
    const columns = await listColumns(connection, path);
    const records = new TypedRecords(profile, sink);
    if (!profile.file?.columns)
      records.write(
        columns.map(({ name }): TypedCell => ({ kind: 'text', text: name })),
        0,
      );
    let hasFlaw = false;
    const watchedSink = { ...sink, onFlaw: (flaw: Parameters<RecordSink['onFlaw']>[0]) => ((hasFlaw = true), sink.onFlaw(flaw)) };
    const readers = createReaders(columns, profile, watchedSink);
    if (hasFlaw) return;
    const read = new Set(columns.filter((_column, index) => readers[index] !== skipCell).map(({ name }) => name));
    if (!(await verifyPages(file.path, (name) => read.has(name)))) onUnverified();
    const list = columns.map(({ name }, index) => (readers[index] === skipCell ? "''" : `CAST(${quoteName(name)} AS VARCHAR)`));
    const result = await connection.stream(`SELECT ${list.join(', ')} FROM read_parquet(${path})`);
    let line = 0;
    for await (const rows of result.yieldRowsJson()) {
      for (const row of rows as JsonRow[]) records.write(readCells(row, (line += 1), readers, sink), line);
      onShare(total === 0 ? 1 : line / total);
    }
    if (line !== total) throw new Unreadable('parquet-damaged');
  });
}

function readCells(row: JsonRow, line: number, readers: readonly ReadCell[], sink: RecordSink): TypedCell[] {
  return row.map((text, field) => {
    const cell = readers[field]?.(text) ?? null;
    if (cell === null || !('code' in cell)) return cell;
    sink.onFlaw({ code: cell.code, line, field, params: cell.params });
    return null;
  });
}
