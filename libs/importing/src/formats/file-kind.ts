import { openPlainFile } from '@pendapa/warehouse';
import type { FindingCode } from '../finding-texts.ts';
import { findNonWorkbookKind } from './zip-kind.ts';
import { Unreadable } from './unreadable.ts';

/** Formats of extracts. */
export type Format = 'csv' | 'csv.gz' | 'xlsx' | 'ods' | 'json' | 'zip' | 'parquet';

interface Kind {
  readonly name: string;
  /** Null for formats that are recognised only to be refused by their name. */
  readonly format: Format | null;
  readonly magic: readonly number[];
  /** Finding that says more than that the file is refused. */
  readonly refused?: FindingCode;
}

const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];

// First bytes of known formats; no CSV file begins with them.
const KINDS: readonly Kind[] = [
  { name: 'ZIP / Excel (.xlsx)', format: 'xlsx', magic: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'ZIP', format: null, magic: [0x50, 0x4b, 0x05, 0x06], refused: 'format-packed' },
  { name: 'RAR', format: null, magic: ascii('Rar!'), refused: 'format-packed' },
  { name: '7-Zip', format: null, magic: [0x37, 0x7a, 0xbc, 0xaf], refused: 'format-packed' },
  { name: 'bzip2', format: null, magic: ascii('BZh'), refused: 'format-packed' },
  { name: 'xz', format: null, magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a], refused: 'format-packed' },
  { name: 'Zstandard', format: null, magic: [0x28, 0xb5, 0x2f, 0xfd], refused: 'format-packed' },
  { name: 'SQLite', format: null, magic: ascii('SQLite format 3') },
  { name: 'RTF', format: null, magic: ascii('{\\rtf') },
  { name: 'gzip', format: 'csv.gz', magic: [0x1f, 0x8b] },
  { name: 'Parquet', format: 'parquet', magic: ascii('PAR1') },
  { name: 'Parquet (terenkripsi / encrypted)', format: 'parquet', magic: ascii('PARE') },
  { name: 'Excel 97-2003 (.xls), Excel + password', format: null, magic: [0xd0, 0xcf, 0x11, 0xe0] },
  { name: 'Excel (.xls, BIFF)', format: null, magic: [0x09, 0x08] },
  { name: 'PDF', format: null, magic: ascii('%PDF-') },
];

const MARKUP = /^\s*<(?:!doctype|html|head|body|table|\?xml|\?mso|script|style)\b/i;

// An array of JSON records. An object alone is a profile or manifest, and no table.
const JSON_RECORDS = /^\s*\[\s*(?:[{\]])/;
// An opening bracket and the characters that may follow it in JSON; no column name begins so.
const JSON_TEXT = /^\s*(?:\{\s*["}]|\[\s*(?:[[{"\]]|-?\d|true|false|null))/;

const FORMAT_BY_NAME: readonly (readonly [RegExp, Format])[] = [
  [/\.(?:csv|tsv|txt)$/i, 'csv'],
  [/\.gz$/i, 'csv.gz'],
  [/\.xls[xmb]?$/i, 'xlsx'],
  [/\.ods$/i, 'ods'],
  [/\.json$/i, 'json'],
  [/\.zip$/i, 'zip'],
  [/\.(?:parquet|pq)$/i, 'parquet'],
];

const HEAD_BYTES = 512;

async function headOf(path: string): Promise<Buffer> {
  const file = await openPlainFile(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Approximate text in any encoding, enough to recognise markup. */
const roughText = (head: Buffer): string =>
  head
    .toString('latin1')
    .replace(/\0/g, '')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '');

function detectKind(head: Buffer): Kind {
  const kind = KINDS.find(({ magic }) => magic.every((byte, index) => head[index] === byte));
  if (kind) return kind;
  if (JSON_RECORDS.test(roughText(head))) return { name: 'JSON', format: 'json', magic: [] };
  if (JSON_TEXT.test(roughText(head))) return { name: 'JSON', format: null, magic: [], refused: 'format-json' };
  if (MARKUP.test(roughText(head))) return { name: 'HTML / XML', format: null, magic: [] };
  return { name: 'CSV', format: 'csv', magic: [] };
}

/**
 * Detects the format of a file by its first bytes.
 * @throws Unreadable if the format is unknown or the ending of the name says another one.
 */
export async function formatOf(path: string, name: string): Promise<Format> {
  const head = await headOf(path);
  const kind = detectKind(head);
  const named = FORMAT_BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  const isNamedWorkbook = named !== 'ods' && named !== 'zip';
  const archive = kind.format === 'xlsx' ? await findNonWorkbookKind(path, head, isNamedWorkbook) : null;
  const { format, name: found } = archive ?? kind;
  if (format === null) throw new Unreadable(archive?.code ?? kind.refused ?? 'format-refused', { seen: found });
  if (named !== undefined && named !== format) throw new Unreadable('format-differs', { seen: found, name });
  return format;
}

/**
 * Detects the format of the file in an archive.
 * @throws Unreadable like `formatOf`, and for an archive within the archive
 */
export async function formatInArchive(path: string, name: string): Promise<Exclude<Format, 'zip'>> {
  const format = await formatOf(path, name);
  if (format === 'zip') throw new Unreadable('format-packed', { seen: 'ZIP' });
  return format;
}
