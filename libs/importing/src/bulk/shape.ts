import { createHash } from 'node:crypto';
import { MOST_ROWS } from '../rows/sheet.ts';
import { plainFileChunks } from '../text/file-chunks.ts';

/** Kinds of characters, as bits: which ones a column holds tells how its values can be taken. */
export const DIGIT = 1;
export const HYPHEN = 2;
export const POINT = 4;
export const COMMA = 8;
export const BLANK = 16;
export const OTHER = 32;

// Beyond the bits: what ends a cell or a line, opens quotes, or may not be there at all.
const DELIMITER = 64;
const LINE_FEED = 65;
const CARRIAGE_RETURN = 66;
const QUOTE = 67;
const FOREIGN = 68;

const LF = 10;
const CR = 13;
const LONGEST_LINE = 1 << 16;
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

export interface ColumnShape {
  /** Bits of the kinds of characters in its cells, quote marks around them left out. */
  readonly kinds: number;
  /** Characters of the longest cell. */
  readonly longest: number;
}

/** What a file is made of that holds nothing but plain ASCII, as many cells in every line, and no line end within quotes. */
export interface FileShape {
  readonly header: string;
  /** The first line below it. */
  readonly first: string;
  /** Lines below the header. */
  readonly rows: number;
  readonly columns: readonly ColumnShape[];
  readonly quoted: boolean;
  readonly lineEnd: '\n' | '\r\n';
  readonly sha256: string;
}

export interface ShapeOptions {
  readonly delimiter: string;
  /** Null: quote marks mean nothing. */
  readonly quote: string | null;
}

/** The kind of every byte; within quotes a delimiter is a character like others. */
function kindsOf({ delimiter, quote }: ShapeOptions, within: boolean): Uint8Array {
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
    ...(within ? [] : [[delimiter, DELIMITER] as const]),
    ...(quote === null ? [] : [[quote, QUOTE] as const]),
  ];
  for (const [character, kind] of named) kinds[character.charCodeAt(0)] = kind;
  return kinds;
}

/** Walks over whole lines byte by byte. Whatever is not plain ends the walk: such a file is the strict reader's. */
class Walk {
  lines = 0;
  private width = 0;
  private quoted = false;
  private returns = 0;
  private readonly kinds: number[] = [];
  private readonly longest: number[] = [];
  private readonly outside: Uint8Array;
  private readonly inside: Uint8Array;

  constructor(options: ShapeOptions) {
    this.outside = kindsOf(options, false);
    this.inside = kindsOf(options, true);
  }

  /** False where the lines are not plain. */
  take(bytes: Buffer, from: number, to: number): boolean {
    const { outside, kinds, longest } = this;
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
        const end = this.closing(bytes, at + 1, to);
        if (end < 0) return false;
        seen = this.seenWithin;
        at = end;
        continue;
      }
      if (kind === CARRIAGE_RETURN && bytes[at + 1] !== LF) return false;
      kinds[column] = (kinds[column] ?? 0) | seen;
      if (at - start > (longest[column] ?? 0)) longest[column] = at - start;
      seen = 0;
      column += 1;
      if (kind === DELIMITER) at += 1;
      else {
        // One cell without a character is a blank line, or stands for one.
        if (!this.endLine(column) || (column === 1 && at === start)) return false;
        if (kind === CARRIAGE_RETURN) this.returns += 1;
        at += kind === CARRIAGE_RETURN ? 2 : 1;
        column = 0;
      }
      start = at;
    }
    return true;
  }

  columns(): readonly ColumnShape[] {
    return this.kinds.map((kinds, index) => ({ kinds, longest: this.longest[index] ?? 0 }));
  }

  /** Null where some lines end one way and some the other. */
  ends(): { lineEnd: '\n' | '\r\n'; quoted: boolean } | null {
    if (this.returns !== 0 && this.returns !== this.lines) return null;
    return { lineEnd: this.returns === 0 ? '\n' : '\r\n', quoted: this.quoted };
  }

  private seenWithin = 0;

  /** Place after the closing quote; -1 where the quotes hold a quote or a line end, or are followed by more text. */
  private closing(bytes: Buffer, from: number, to: number): number {
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
    this.seenWithin = seen;
    this.quoted = true;
    return at + 1;
  }

  private endLine(cells: number): boolean {
    this.lines += 1;
    if (this.lines === 1) {
      this.width = cells;
      // What the header is made of says nothing about the values below it.
      this.kinds.fill(0);
      this.longest.fill(0);
      return true;
    }
    return cells === this.width && this.lines <= MOST_ROWS + 1;
  }
}

/** Hands over whole lines, the last one ended as `lineEnd` says; false as soon as one of them is refused or does not end. */
async function eachBlock(
  path: string,
  onBytes: (bytes: Buffer) => void,
  take: (bytes: Buffer) => boolean,
  lineEnd: () => string,
): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of plainFileChunks(path)) {
    onBytes(chunk);
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const cut = bytes.lastIndexOf(LF) + 1;
    rest = bytes.subarray(cut);
    if (rest.length > LONGEST_LINE || (cut > 0 && !take(bytes.subarray(0, cut)))) return false;
  }
  // A carriage return alone at the very end is no line end.
  return rest.length === 0 || (rest.at(-1) !== CR && take(Buffer.concat([rest, Buffer.from(lineEnd())])));
}

/** Looks at every byte of a delimited file; null where it holds anything that is not plain. `onBytes` hears of what was read. */
export async function readShape(
  path: string,
  options: ShapeOptions,
  onBytes: (count: number, lines: number) => void,
): Promise<FileShape | null> {
  const hash = createHash('sha256');
  const walk = new Walk(options);
  let header: string | null = null;
  let first = '';
  const plain = await eachBlock(
    path,
    (bytes) => {
      hash.update(bytes);
      onBytes(bytes.length, walk.lines);
    },
    (bytes) => {
      const from = header === null && bytes.subarray(0, MARK.length).equals(MARK) ? MARK.length : 0;
      if (header === null) {
        const end = bytes.indexOf(LF) + 1;
        header = bytes.toString('latin1', from, end);
        first = bytes.toString('latin1', end, bytes.indexOf(LF, end) + 1);
      }
      return walk.take(bytes, from, bytes.length);
    },
    () => walk.ends()?.lineEnd ?? '\n',
  );
  const ends = walk.ends();
  if (!plain || header === null || ends === null) return null;
  return { header, first, rows: walk.lines - 1, columns: walk.columns(), ...ends, sha256: hash.digest('hex') };
}
