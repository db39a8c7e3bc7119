import { createHash } from 'node:crypto';
import { MAX_ROWS } from '../rows/row-mapper.ts';
import { plainFileChunks } from '../text/file-chunks.ts';

/** Kinds of characters as bits. The kinds in a column decide how its values are read. */
export const DIGIT = 1;
export const HYPHEN = 2;
export const POINT = 4;
export const COMMA = 8;
export const BLANK = 16;
export const OTHER = 32;

// Kinds beyond the bits: they end a cell or line, open quotes, or are not allowed.
const DELIMITER = 64;
const LINE_FEED = 65;
const CARRIAGE_RETURN = 66;
const QUOTE = 67;
const FOREIGN = 68;

const LF = 10;
const CR = 13;
const MAX_LINE_BYTES = 1 << 16;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

export interface ColumnShape {
  /** Bits of the kinds of characters in the cells, without the quote marks around them. */
  readonly kinds: number;
  /** Length of the longest cell in characters. */
  readonly maxLength: number;
}

/** Shape of a file of plain ASCII with equal numbers of cells and no line end within quotes. */
export interface FileShape {
  readonly header: string;
  /** First line below the header. */
  readonly first: string;
  /** Number of lines below the header. */
  readonly rows: number;
  readonly columns: readonly ColumnShape[];
  readonly quoted: boolean;
  readonly lineEnd: '\n' | '\r\n';
  readonly sha256: string;
}

export interface ShapeOptions {
  readonly delimiter: string;
  /** Null: quote marks have no meaning. */
  readonly quote: string | null;
}

/** Kind of every byte; a delimiter within quotes is an ordinary character. */
function byteKinds({ delimiter, quote }: ShapeOptions, isQuoted: boolean): Uint8Array {
  const kinds = new Uint8Array(256).fill(FOREIGN);
  for (let code = 33; code < 127; code += 1) kinds[code] = OTHER;
  for (let code = 48; code < 58; code += 1) kinds[code] = DIGIT;
  const named: readonly (readonly [string, number])[] = [
    ['-', HYPHEN],
    ['.', POINT],
    [',', COMMA],
    [' ', BLANK],
    ['\n', LINE_FEED],
    ['\r', CARRIAGE_RETURN],
    ...(isQuoted ? [] : [[delimiter, DELIMITER] as const]),
    ...(quote === null ? [] : [[quote, QUOTE] as const]),
  ];
  for (const [character, kind] of named) kinds[character.charCodeAt(0)] = kind;
  return kinds;
}

/** Checks whole lines byte by byte and stops at the first irregular one. Such a file goes to the strict reader. */
class ShapeScanner {
  lines = 0;
  private width = 0;
  private quoted = false;
  private returns = 0;
  private readonly kinds: number[] = [];
  private readonly maxLengths: number[] = [];
  private readonly outside: Uint8Array;
  private readonly inside: Uint8Array;

  constructor(options: ShapeOptions) {
    this.outside = byteKinds(options, false);
    this.inside = byteKinds(options, true);
  }

  /** Returns false if a line is irregular. */
  scan(bytes: Buffer, from: number, to: number): boolean {
    const { outside, kinds, maxLengths } = this;
    let [column, start, seen, at] = [0, from, 0, from];
    while (at < to) {
      const kind = outside[bytes[at] ?? 0] ?? FOREIGN;
      if (kind < DELIMITER) {
        seen |= kind;
        at += 1;
        continue;
      }
      if (kind === FOREIGN) return false;
      if (kind === QUOTE) {
        if (at !== start) return false;
        const end = this.afterClosingQuote(bytes, at + 1, to);
        if (end < 0) return false;
        seen = this.quotedKinds;
        at = end;
        continue;
      }
      if (kind === CARRIAGE_RETURN && bytes[at + 1] !== LF) return false;
      kinds[column] = (kinds[column] ?? 0) | seen;
      if (at - start > (maxLengths[column] ?? 0)) maxLengths[column] = at - start;
      seen = 0;
      column += 1;
      if (kind === DELIMITER) at += 1;
      else {
        // A single empty cell looks like a blank line.
        if (!this.countLine(column) || (column === 1 && at === start)) return false;
        if (kind === CARRIAGE_RETURN) this.returns += 1;
        at += kind === CARRIAGE_RETURN ? 2 : 1;
        column = 0;
      }
      start = at;
    }
    return true;
  }

  columns(): readonly ColumnShape[] {
    return this.kinds.map((kinds, index) => ({ kinds, maxLength: this.maxLengths[index] ?? 0 }));
  }

  /** Null if lines end in different ways. */
  lineEnds(): { lineEnd: '\n' | '\r\n'; quoted: boolean } | null {
    if (this.returns !== 0 && this.returns !== this.lines) return null;
    return { lineEnd: this.returns === 0 ? '\n' : '\r\n', quoted: this.quoted };
  }

  private quotedKinds = 0;

  /** Index after the closing quote; -1 if the quotes hold a quote or line end, or text follows. */
  private afterClosingQuote(bytes: Buffer, from: number, to: number): number {
    const { inside } = this;
    let [seen, at] = [0, from];
    for (; at < to; at += 1) {
      const kind = inside[bytes[at] ?? 0] ?? FOREIGN;
      if (kind >= DELIMITER) break;
      seen |= kind;
    }
    if (inside[bytes[at] ?? 0] !== QUOTE) return -1;
    const next = this.outside[bytes[at + 1] ?? 0] ?? FOREIGN;
    if (next !== DELIMITER && next !== LINE_FEED && next !== CARRIAGE_RETURN) return -1;
    this.quotedKinds = seen;
    this.quoted = true;
    return at + 1;
  }

  private countLine(cells: number): boolean {
    this.lines += 1;
    if (this.lines === 1) {
      this.width = cells;
      // The characters of the header say nothing about the values below it.
      this.kinds.fill(0);
      this.maxLengths.fill(0);
      return true;
    }
    return cells === this.width && this.lines <= MAX_ROWS + 1;
  }
}

/** Passes on whole lines; the last one gets the line end `lineEnd` if it has none. Returns false at the first refusal. */
async function eachBlockOfLines(
  path: string,
  onBytes: (bytes: Buffer) => void,
  take: (bytes: Buffer) => boolean,
  lineEnd: () => string,
): Promise<boolean> {
  let unfinishedLine: Buffer = Buffer.alloc(0);
  for await (const chunk of plainFileChunks(path)) {
    onBytes(chunk);
    const bytes = unfinishedLine.length === 0 ? chunk : Buffer.concat([unfinishedLine, chunk]);
    const cut = bytes.lastIndexOf(LF) + 1;
    unfinishedLine = bytes.subarray(cut);
    if (unfinishedLine.length > MAX_LINE_BYTES || (cut > 0 && !take(bytes.subarray(0, cut)))) return false;
  }
  // A carriage return alone at the end is no line end.
  return unfinishedLine.length === 0 || (unfinishedLine.at(-1) !== CR && take(Buffer.concat([unfinishedLine, Buffer.from(lineEnd())])));
}

/** Checks every byte of a delimited file; null if anything is irregular. `onBytes` receives the progress. */
export async function readShape(
  path: string,
  options: ShapeOptions,
  onBytes: (count: number, lines: number) => void,
): Promise<FileShape | null> {
  const hash = createHash('sha256');
  const walk = new ShapeScanner(options);
  let header: string | null = null;
  let first = '';
  const plain = await eachBlockOfLines(
    path,
    (bytes) => {
      hash.update(bytes);
      onBytes(bytes.length, walk.lines);
    },
    (bytes) => {
      const from = header === null && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
      if (header === null) {
        const end = bytes.indexOf(LF) + 1;
        header = bytes.toString('latin1', from, end);
        first = bytes.toString('latin1', end, bytes.indexOf(LF, end) + 1);
      }
      return walk.scan(bytes, from, bytes.length);
    },
    () => walk.lineEnds()?.lineEnd ?? '\n',
  );
  const ends = walk.lineEnds();
  if (!plain || header === null || ends === null) return null;
  return { header, first, rows: walk.lines - 1, columns: walk.columns(), ...ends, sha256: hash.digest('hex') };
}
