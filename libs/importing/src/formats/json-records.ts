import { MAX_COLUMNS } from '../text/tokenizer.ts';
import type { TypedCell } from './typed-records.ts';
import { Unreadable } from './unreadable.ts';

/** Receives the names of the columns, then each record in their order. */
export type OnCells = (cells: readonly TypedCell[], line: number) => void;

const BLANKS = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
/** A number or word ends before a mark, so that a cut text is never read as a shorter one. */
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,2})?(?=[\s,}\]])/y;
const WORD = /(?:true|false|null)(?=[\s,}\]])/y;
/** A longer token cannot be a cell. */
const MAX_TOKEN_LENGTH = 8_388_608;

type State = 'start' | 'first' | 'record' | 'firstKey' | 'key' | 'colon' | 'value' | 'afterValue' | 'afterRecord' | 'end';

/** Plain decimal text of a number, without an exponent and exact: `1.25e3` is `1250`. */
function plainNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const shift = Number(exponent);
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${fraction}${'0'.repeat(Math.max(0, shift))}`;
  const point = digits.length - fraction.length - Math.max(0, shift) + shift;
  const [head, tail] = [digits.slice(0, point).replace(/^0+(?=\d)/, ''), digits.slice(point).replace(/0+$/, '')];
  return `${sign}${head}${tail === '' ? '' : `.${tail}`}`;
}

function scalarCell(text: string): TypedCell {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return { kind: 'text', text: text.toUpperCase() };
  return { kind: 'number', text: plainNumber(text) };
}

const textCell = (text: string): TypedCell => (text === '' ? null : { kind: 'text', text });

/**
 * Reads an array of flat JSON objects in pieces, in constant memory. Numbers keep all their digits. The first record names the columns,
 * and each other one must have the same.
 */
export class JsonRecords {
  private state: State = 'start';
  private pending = '';
  private line = 1;
  private recordLine = 1;
  private key = '';
  private names: readonly string[] | null = null;
  private record = new Map<string, TypedCell>();

  constructor(private readonly onCells: OnCells) {}

  write(text: string): void {
    this.pending += text;
    let at = 0;
    for (let next = this.step(at); next !== null; next = this.step(at)) at = next;
    this.pending = this.pending.slice(at);
    if (this.pending.length > MAX_TOKEN_LENGTH) throw this.damaged();
  }

  end(): void {
    if (this.state !== 'end' || this.pending.trim() !== '') throw this.damaged();
  }

  private damaged(): Unreadable {
    return new Unreadable('json-damaged', {}, this.line);
  }

  private match(pattern: RegExp, at: number): string | null {
    pattern.lastIndex = at;
    return pattern.exec(this.pending)?.[0] ?? null;
  }

  /** Reads one token and returns where the next begins; null if the text ends within it. */
  private step(from: number): number | null {
    const blanks = this.match(BLANKS, from) ?? '';
    const at = from + blanks.length;
    if (at >= this.pending.length) return null;
    const before = this.line;
    for (const character of blanks) if (character === '\n') this.line += 1;
    const length = this.take(this.pending[at] ?? '', at);
    // The blanks are read again together with the token.
    if (length === null) this.line = before;
    return length === null ? null : at + length;
  }

  /** Takes a token that begins with `mark`; null if it is not complete yet. */
  private take(mark: string, at: number): number | null {
    switch (this.state) {
      case 'start':
        return this.goOn(mark, { '[': 'first' });
      case 'first':
        return mark === ']' ? this.goOn(mark, { ']': 'end' }) : this.openRecord(mark);
      case 'record':
        return this.openRecord(mark);
      case 'firstKey':
        return mark === '}' ? this.closeRecord() : this.takeKey(at);
      case 'key':
        return this.takeKey(at);
      case 'colon':
        return this.goOn(mark, { ':': 'value' });
      case 'value':
        return this.takeValue(mark, at);
      case 'afterValue':
        return mark === '}' ? this.closeRecord() : this.goOn(mark, { ',': 'key' });
      case 'afterRecord':
        return this.goOn(mark, { ',': 'record', ']': 'end' });
      case 'end':
        throw this.damaged();
    }
  }

  private goOn(mark: string, next: Readonly<Record<string, State>>): number {
    const state = next[mark];
    if (state === undefined) throw this.damaged();
    this.state = state;
    return mark.length;
  }

  private openRecord(mark: string): number {
    if (mark !== '{') throw new Unreadable('json-nested', {}, this.line);
    this.state = 'firstKey';
    this.recordLine = this.line;
    this.record = new Map();
    return mark.length;
  }

  private takeText(at: number): { readonly text: string; readonly length: number } | null {
    if (this.pending[at] !== '"') throw this.damaged();
    const token = this.match(STRING, at);
    return token === null ? null : { text: String(JSON.parse(token)), length: token.length };
  }

  private takeKey(at: number): number | null {
    const taken = this.takeText(at);
    if (taken === null) return null;
    const key = taken.text.normalize('NFC').trim();
    if (this.record.has(key)) throw new Unreadable('json-duplicate', { name: key }, this.line);
    if (this.record.size === MAX_COLUMNS) throw new Unreadable('too-many-columns', { most: String(MAX_COLUMNS) }, this.line);
    this.key = key;
    this.state = 'colon';
    return taken.length;
  }

  private takeValue(mark: string, at: number): number | null {
    if (mark === '{' || mark === '[') throw new Unreadable('json-nested', {}, this.line);
    if (mark === '"') {
      const taken = this.takeText(at);
      if (taken === null) return null;
      return this.addCell(textCell(taken.text), taken.length);
    }
    const token = this.match(NUMBER, at) ?? this.match(WORD, at);
    if (token !== null) return this.addCell(scalarCell(token), token.length);
    // A scalar without a mark behind it may go on in the next piece.
    if (/[\s,}\]]/.test(this.pending.slice(at))) throw this.damaged();
    return null;
  }

  private addCell(cell: TypedCell, length: number): number {
    this.record.set(this.key, cell);
    this.state = 'afterValue';
    return length;
  }

  private closeRecord(): number {
    this.state = 'afterRecord';
    if (this.names === null) {
      this.names = [...this.record.keys()];
      this.onCells(this.names.map(textCell), this.recordLine);
    }
    const { names, record } = this;
    const missing = names.find((name) => !record.has(name)) ?? [...record.keys()].find((name) => !names.includes(name));
    if (missing !== undefined) throw new Unreadable('json-keys', { name: missing }, this.recordLine);
    this.onCells(
      names.map((name) => record.get(name) ?? null),
      this.recordLine,
    );
    return 1;
  }
}
