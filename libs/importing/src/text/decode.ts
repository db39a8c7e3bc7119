import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import type { FindingCode } from '../finding-texts.ts';
import type { Encoding } from './encodings.ts';

export interface TextFlaw {
  readonly code: FindingCode;
  readonly line: number;
  readonly params: Readonly<Record<string, string>>;
}

/** A longer line cannot belong to an extract. */
const MAX_LINE_BYTES = 16 << 20;
const LF = 10;

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const beginsWith = (head: Buffer, bytes: readonly number[]): boolean =>
  head.length >= bytes.length && bytes.every((byte, index) => head[index] === byte);

const findMark = (head: Buffer): readonly [Encoding, readonly number[]] | undefined =>
  BYTE_ORDER_MARKS.find(([, bytes]) => beginsWith(head, bytes));

/** Encoding that the byte order mark of a file shows; null if it has none. */
export const markedEncoding = (head: Buffer): Encoding | null => findMark(head)?.[0] ?? null;

/** Index after the last line end, or 0; in UTF-16 a line end takes two bytes at an even index. */
function afterLastLine(bytes: Buffer, encoding: Encoding): number {
  if (!encoding.startsWith('utf-16')) return bytes.lastIndexOf(LF) + 1;
  const pattern = encoding === 'utf-16le' ? [LF, 0] : [0, LF];
  for (let at = (bytes.length & ~1) - 2; at >= 0; at -= 2) if (bytes[at] === pattern[0] && bytes[at + 1] === pattern[1]) return at + 2;
  return 0;
}

/** Position at which decoding fails: number of lines before, and the character in its line. */
function locateFailure(block: Buffer, encoding: Encoding): { lines: number; position: number } {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let text = '';
  try {
    for (let at = 0; at < block.length; at += 1) text += decoder.decode(block.subarray(at, at + 1), { stream: true });
  } catch {
    // The text so far ends just before the byte that fails.
  }
  const lines = text.split('\n');
  return { lines: lines.length - 1, position: (lines.at(-1) ?? '').length + 1 };
}

/** Passes on decoded text in blocks of whole lines, so that invalid bytes are reported with their line. */
class Decoder {
  private line = 1;
  private pending: Buffer = Buffer.alloc(0);
  private first = true;
  private readonly decoder: TextDecoder;

  constructor(
    private readonly encoding: Encoding,
    private readonly onText: (text: string) => void,
  ) {
    this.decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  }

  write(chunk: Buffer): TextFlaw | null {
    const bytes = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    const cut = afterLastLine(bytes, this.encoding);
    this.pending = bytes.subarray(cut);
    if (this.pending.length > MAX_LINE_BYTES) return { code: 'line-too-long', line: this.line, params: { most: String(MAX_LINE_BYTES) } };
    return this.decode(bytes.subarray(0, cut));
  }

  end(): TextFlaw | null {
    return this.decode(this.pending);
  }

  private decode(whole: Buffer): TextFlaw | null {
    if (whole.length === 0) return null;
    const block = this.withoutMark(whole);
    if (!Buffer.isBuffer(block)) return block;
    if (this.encoding === 'windows-1252' && isUtf8(block) && !isAscii(block)) return this.mismatch('utf-8');
    const text = this.decodeBlock(block);
    if (typeof text !== 'string') return text;
    this.onText(text);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line += 1;
    return null;
  }

  private decodeBlock(block: Buffer): string | TextFlaw {
    try {
      return this.decoder.decode(block);
    } catch {
      const { lines, position } = locateFailure(block, this.encoding);
      return { code: 'encoding-invalid', line: this.line + lines, params: { encoding: this.encoding, position: String(position) } };
    }
  }

  /** Removes a byte order mark; it must agree with the encoding of the profile. */
  private withoutMark(block: Buffer): Buffer | TextFlaw {
    if (!this.first) return block;
    this.first = false;
    const mark = findMark(block);
    if (!mark) return block;
    return mark[0] === this.encoding ? block.subarray(mark[1].length) : this.mismatch(mark[0]);
  }

  private mismatch(seen: Encoding): TextFlaw {
    return { code: 'encoding-mismatch', line: this.line, params: { declared: this.encoding, seen } };
  }
}

/** Decodes bytes in the declared encoding and stops at the first invalid one. */
export async function readText(
  chunks: AsyncIterable<Buffer>,
  encoding: Encoding,
  onText: (text: string) => void,
): Promise<TextFlaw | null> {
  const decoder = new Decoder(encoding, onText);
  for await (const chunk of chunks) {
    const flaw = decoder.write(chunk);
    if (flaw) return flaw;
  }
  return decoder.end();
}
