import { isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import { unpackedBytes } from '../formats/file-bytes.ts';
import { formatInArchive, formatOf, type Format } from '../formats/file-kind.ts';
import { JsonRecords } from '../formats/json-records.ts';
import type { TypedCell } from '../formats/typed-records.ts';
import { Unreadable } from '../formats/unreadable.ts';
import { visibleSheets } from '../sheets/list-sheets.ts';
import { readOdsSheets } from '../sheets/ods-document.ts';
import { OdsSheet } from '../sheets/ods-sheet.ts';
import { withUnpackedFile } from '../formats/unpack-file.ts';
import { readWorkbook } from '../sheets/workbook.ts';
import { Worksheet, type SheetEvents } from '../sheets/worksheet.ts';
import { scan } from '../sheets/xml-scanner.ts';
import { Archive } from '../formats/zip.ts';
import { markedEncoding, readText } from '../text/decode.ts';
import { plainFileChunks } from '../text/file-chunks.ts';
import type { Encoding } from '../text/encodings.ts';
import { detectDelimiter, type Delimited } from './detect-delimiter.ts';

/** A cell as the file has it; `kind` is null for an empty one. Numbers of typed formats come as plain decimal text. */
export interface RawCell {
  readonly kind: 'text' | 'number' | 'date' | 'time' | null;
  readonly text: string;
}

export interface RawRow {
  readonly line: number;
  readonly cells: readonly RawCell[];
}

/** The first rows of a file, or of one sheet of it. */
export interface RawTable {
  readonly sheet: string | null;
  readonly rows: readonly RawRow[];
}

export interface RawFile {
  readonly format: Format;
  readonly encoding: Encoding | null;
  readonly delimited: Omit<Delimited, 'records'> | null;
  readonly tables: readonly RawTable[];
  /** Number of the first rows that were read; null if these are all. */
  readonly firstRows: number | null;
}

const MAX_BYTES = 16 << 20;
const MAX_ROWS = 20_000;

function rawCell(cell: TypedCell): RawCell {
  if (cell === null) return { kind: null, text: '' };
  if (cell.kind === 'date') return { kind: 'date', text: cell.date };
  return cell.kind === 'time' ? { kind: 'time', text: cell.time } : { kind: cell.kind, text: cell.text.trim() };
}

const textCell = (text: string): RawCell => ({ kind: text.trim() === '' ? null : 'text', text: text.trim() });

function detectEncoding(bytes: Buffer): Encoding {
  const marked = markedEncoding(bytes);
  if (marked !== null) return marked;
  // A multi-byte character may be cut at the end of the part that is looked at.
  return [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, bytes.length - cut))) ? 'utf-8' : 'windows-1252';
}

function readDelimitedText(bytes: Buffer): Pick<RawFile, 'encoding' | 'delimited' | 'tables' | 'firstRows'> {
  const encoding = detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const { records, ...delimited } = detectDelimiter(text, MAX_ROWS);
  const rows = records.map(({ line, cells }) => ({ line, cells: cells.map(textCell) }));
  const isWhole = rows.length < MAX_ROWS && bytes.length < MAX_BYTES;
  return { encoding, delimited, tables: [{ sheet: null, rows }], firstRows: isWhole ? null : rows.length };
}

/** Tables of typed cells. Sheets are read as a whole, and their first rows are kept. */
function typedTables(tables: readonly RawTable[]): Pick<RawFile, 'tables' | 'firstRows'> {
  return { tables, firstRows: tables.some(({ rows }) => rows.length === MAX_ROWS) ? MAX_ROWS : null };
}

function collectRows(): { readonly rows: RawRow[]; readonly events: SheetEvents } {
  const rows: RawRow[] = [];
  const onRow = (cells: readonly TypedCell[], line: number): void => {
    if (rows.length < MAX_ROWS) rows.push({ line, cells: cells.map(rawCell) });
  };
  return { rows, events: { onRow, onFlaw: () => undefined, onHidden: () => undefined } };
}

async function readSheets(path: string, format: 'xlsx' | 'ods'): Promise<readonly RawTable[]> {
  const tables: RawTable[] = [];
  const archive = await Archive.open(path);
  try {
    const workbook = format === 'xlsx' ? await readWorkbook(archive) : null;
    for (const { name, part } of visibleSheets(workbook?.sheets ?? (await readOdsSheets(archive)))) {
      const { rows, events } = collectRows();
      await scan(archive.read(part), workbook ? new Worksheet(workbook, 0, events) : new OdsSheet(name, 0, events));
      tables.push({ sheet: name, rows });
    }
  } finally {
    await archive.close();
  }
  return tables;
}

async function readJsonTable(path: string): Promise<readonly RawTable[]> {
  const { rows, events } = collectRows();
  const records = new JsonRecords(events.onRow);
  const flaw = await readText(plainFileChunks(path), 'utf-8', (text) => records.write(text));
  if (flaw) throw new Unreadable(flaw.code, flaw.params, flaw.line);
  return [{ sheet: null, rows }];
}

async function firstBytes(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size >= MAX_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MAX_BYTES);
}

async function readUnpacked(path: string, name: string): Promise<RawFile> {
  await formatInArchive(path, name);
  return readRawFile(path);
}

/**
 * Reads the first rows of a file of any format without a profile.
 * @throws Unreadable if the file is damaged
 */
export async function readRawFile(path: string): Promise<RawFile> {
  const format = await formatOf(path, basename(path));
  const plain = { format, encoding: null, delimited: null };
  switch (format) {
    case 'csv':
      return { ...plain, ...readDelimitedText(await firstBytes(plainFileChunks(path))) };
    case 'csv.gz':
      return { ...plain, ...readDelimitedText(await firstBytes(unpackedBytes(path, () => undefined).chunks)) };
    case 'xlsx':
    case 'ods':
      return { ...plain, ...typedTables(await readSheets(path, format)) };
    case 'json':
      return { ...plain, ...typedTables(await readJsonTable(path)) };
    case 'zip':
      return { ...(await withUnpackedFile(path, readUnpacked)), format };
    case 'parquet':
      return { ...plain, ...typedTables([]) };
  }
}
