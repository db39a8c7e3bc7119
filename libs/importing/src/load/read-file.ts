import { basename } from 'node:path';
import { formatInArchive, formatOf, type Format } from '../formats/file-kind.ts';
import { JsonRecords } from '../formats/json-records.ts';
import { TypedRecords } from '../formats/typed-records.ts';
import { Unreadable } from '../formats/unreadable.ts';
import { readParquet } from '../parquet/read-parquet.ts';
import { listVisibleSheets } from '../sheets/list-sheets.ts';
import { readOds } from '../sheets/read-ods.ts';
import { readSheet } from '../sheets/read-workbook.ts';
import { withUnpackedFile } from '../formats/unpack-file.ts';
import { readText } from '../text/decode.ts';
import { fileSha256, plainBytes, unpackedBytes, type FileBytes } from '../formats/file-bytes.ts';
import { plainFileSize } from '../text/file-chunks.ts';
import { Tokenizer } from '../text/tokenizer.ts';
import type { LoadState } from '../rows/load-state.ts';
import type { SourceFile } from '../rows/row.ts';
import { RowMapper } from '../rows/row-mapper.ts';
import { unquoteLines } from '../rows/quoted-lines.ts';

/** Removes the first lines of a file; blocks hold whole lines, except the last. */
function createLineSkipper(lines: number): (text: string) => string {
  let left = lines;
  return (text) => {
    let at = 0;
    while (left > 0) {
      const end = text.indexOf('\n', at);
      if (end < 0) return '';
      at = end + 1;
      left -= 1;
    }
    return at === 0 ? text : text.slice(at);
  };
}

/**
 * Reads delimited text into the row mapper.
 * @returns the checksum of the file
 */
async function readDelimited({ profile }: LoadState, { chunks, sha256 }: FileBytes, sheet: RowMapper): Promise<string> {
  const { encoding = 'utf-8', delimiter = ',', quote = '"', skipLines = 0, quotedLines } = profile.file ?? {};
  const marks = { delimiter, quote: quote === 'none' ? null : quote };
  const tokenizer = new Tokenizer({
    ...marks,
    firstLine: skipLines + 1,
    onRecord: quotedLines ? unquoteLines(marks, sheet) : sheet.onRecord,
    onFlaw: sheet.onFlaw,
  });
  const skip = createLineSkipper(skipLines);
  const flaw = await readText(chunks, encoding, (text) => tokenizer.write(skip(text)));
  if (flaw) throw new Unreadable(flaw.code, flaw.params, flaw.line);
  tokenizer.end();
  return sha256();
}

/** Reads JSON records into the row mapper; they are UTF-8. */
async function readJson({ profile }: LoadState, { chunks, sha256 }: FileBytes, sheet: RowMapper): Promise<string> {
  const typed = new TypedRecords(profile, sheet);
  const records = new JsonRecords((cells, line) => typed.write(cells, line));
  const flaw = await readText(chunks, 'utf-8', (text) => records.write(text));
  if (flaw) throw new Unreadable(flaw.code, flaw.params, flaw.line);
  records.end();
  return sha256();
}

/** Turns the growing share of a file into numbers of bytes. */
function createShareCounter(bytes: number, onBytes: (count: number) => void): (share: number) => void {
  let reportedBytes = 0;
  return (share) => {
    const reached = Math.floor(share * bytes);
    onBytes(reached - reportedBytes);
    reportedBytes = reached;
  };
}

interface FileReading {
  readonly load: LoadState;
  readonly file: SourceFile;
  readonly sheet: RowMapper;
  readonly bytes: number;
  readonly onBytes: (count: number) => void;
}

/** Reads the only file of an archive; an archive within it is refused. */
const readUnpacked = (reading: FileReading): Promise<string> =>
  withUnpackedFile(reading.file.path, async (path, name) => {
    await readAs(await formatInArchive(path, name), { ...reading, file: { ...reading.file, path } });
    return fileSha256(reading.file.path);
  });

async function readAs(format: Format, reading: FileReading): Promise<string> {
  const { load, file, sheet, bytes, onBytes } = reading;
  const { profile, findings } = load;
  switch (format) {
    case 'csv':
      return readDelimited(load, plainBytes(file.path, onBytes), sheet);
    case 'csv.gz':
      return readDelimited(load, unpackedBytes(file.path, onBytes), sheet);
    case 'xlsx':
      await readSheet({ file, profile, findings, sink: sheet, onShare: createShareCounter(bytes, onBytes) });
      return fileSha256(file.path);
    case 'ods':
      await readOds({ file, profile, findings, sink: sheet, onShare: createShareCounter(bytes, onBytes) });
      return fileSha256(file.path);
    case 'json':
      return readJson(load, plainBytes(file.path, onBytes), sheet);
    case 'zip':
      return readUnpacked(reading);
    case 'parquet':
      await readParquet({
        file,
        profile,
        sink: sheet,
        onShare: createShareCounter(bytes, onBytes),
        onUnverified: () => load.unverified.push(file.name),
      });
      return fileSha256(file.path);
  }
}

/** Reads one file of any format into the load; faults go into the findings of the load. */
export async function readFileInto(load: LoadState, file: SourceFile, sha256: string, onBytes: (count: number) => void): Promise<void> {
  const { refused } = load.findings;
  const sheet = new RowMapper(load, file);
  try {
    const size = await plainFileSize(file.path);
    if (size === 0) throw new Unreadable('file-empty', {}, 1);
    const read = await readAs(await formatOf(file.path, basename(file.path)), { load, file, sheet, bytes: size, onBytes });
    sheet.end();
    if (read !== sha256) refused.add({ file: file.name, line: 0 }, 'file-changed');
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    sheet.reportHeader();
    refused.add({ file: file.name, line: error.line }, error.code, error.params);
  }
}

/** Names of the visible sheets of a workbook; empty for other files. */
export const listSheetsOf = ({ path, name }: Pick<SourceFile, 'path' | 'name'>): Promise<readonly string[]> =>
  listVisibleSheets(path, name);
