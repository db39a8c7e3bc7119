import type { FindingCode } from '../finding-texts.ts';

/** `field` is the position in the row, from 0; null where the whole row is meant. */
export interface Flaw {
  readonly code: FindingCode;
  readonly line: number;
  readonly field: number | null;
  readonly params?: Readonly<Record<string, string>>;
}

export interface TokenizerOptions {
  readonly delimiter: string;
  /** Null: quote marks mean nothing. */
  readonly quote: string | null;
  /** Number of the first line that is written. Default 1. */
  readonly firstLine?: number;
  /** `line` is where the record begins. */
  readonly onRecord: (cells: string[], line: number) => void;
  readonly onFlaw: (flaw: Flaw) => void;
}

export const MOST_COLUMNS = 1_000;
export const LONGEST_FIELD = 1_048_576;

const LF = 10;
const CR = 13;
const ORDINARY = 0;
const DELIMITER = 1;
const LINE_FEED = 2;
const CARRIAGE_RETURN = 3;
const QUOTE = 4;
const CONTROL = 5;
/** Above these code units every character is ordinary. */
const TABLE_SIZE = 160;

type State = 'start' | 'plain' | 'quoted' | 'closed' | 'cr' | 'skip';

function classes(delimiter: string, quote: string | null): Uint8Array {
  const table = new Uint8Array(TABLE_SIZE);
  for (let code = 0; code < TABLE_SIZE; code += 1) if (code < 32 || code >= 127) table[code] = CONTROL;
  table[9] = ORDINARY;
  table[LF] = LINE_FEED;
  table[CR] = CARRIAGE_RETURN;
  table[delimiter.charCodeAt(0)] = DELIMITER;
  if (quote !== null) table[quote.charCodeAt(0)] = QUOTE;
  return table;
}

/** Finds what no ordinary line holds: quote marks, control characters, CR that is not part of a line end. */
function specialCharacters(table: Uint8Array): RegExp {
  const codes = [...table.keys()].filter((code) => [QUOTE, CONTROL].includes(table[code] ?? ORDINARY));
  return new RegExp(`[${codes.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('')}]|\\r(?!\\n)`, 'g');
}

const named = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * RFC 4180, streaming and strict: what a correct writer wrote is read back exactly, everything else is a flaw of its line, after
 * which reading goes on at the next line so that all flaws of a file are told at once. Rows of different widths are the caller's
 * to judge. One blank line at the very end is accepted.
 */
export class Tokenizer {
  private readonly table: Uint8Array;
  private readonly special: RegExp;
  private state: State = 'start';
  private cells: string[] = [];
  private value = '';
  private line: number;
  private recordLine: number;
  private quoteLine = 1;
  private sawQuote = false;
  private blanks: number[] = [];
  private stop = -1;

  constructor(private readonly options: TokenizerOptions) {
    this.table = classes(options.delimiter, options.quote);
    this.special = specialCharacters(this.table);
    this.line = options.firstLine ?? 1;
    this.recordLine = this.line;
  }

  write(text: string): void {
    let at = 0;
    this.stop = -1;
    while (at < text.length) at = this.state === 'start' && this.cells.length === 0 ? this.lines(text, at) : this.step(text, at);
  }

  end(): void {
    if (this.state === 'cr') this.flaw('bare-cr', this.cells.length);
    else if (this.state === 'quoted') this.flaw('unterminated-quote', this.cells.length, this.quoteLine);
    else if (this.state !== 'skip' && (this.state !== 'start' || this.cells.length > 0)) this.endRecord();
    if (this.blanks.length > 1) this.tellBlanks();
    this.blanks = [];
  }

  /**
   * Takes whole lines at once as long as they hold nothing but ordinary characters and delimiters, as nearly all lines do; the
   * first one that does not is read character by character.
   */
  private lines(text: string, from: number): number {
    const stop = this.nextSpecial(text, from);
    let at = from;
    for (;;) {
      const end = text.indexOf('\n', at);
      if (end < 0 || end > stop) break;
      const last = text.charCodeAt(end - 1) === CR ? end - 1 : end;
      // What is odd about a line's length is told by the reading of its characters.
      if (last <= at || last - at > LONGEST_FIELD) break;
      const cells = text.slice(at, last).split(this.options.delimiter);
      if (cells.length > MOST_COLUMNS) break;
      const { recordLine } = this;
      this.line += 1;
      this.recordLine = this.line;
      if (this.blanks.length > 0) this.tellBlanks();
      this.options.onRecord(cells, recordLine);
      at = end + 1;
    }
    return at === from ? this.step(text, at) : at;
  }

  /** Where the next character is that no ordinary line holds; looked for once, however often reading begins anew before it. */
  private nextSpecial(text: string, from: number): number {
    if (this.stop >= from) return this.stop;
    this.special.lastIndex = from;
    this.stop = this.special.exec(text)?.index ?? text.length;
    return this.stop;
  }

  private step(text: string, at: number): number {
    switch (this.state) {
      case 'start':
      case 'plain':
        return this.plain(text, at);
      case 'quoted':
        return this.quoted(text, at);
      case 'closed':
        return this.closed(text, at);
      case 'cr':
        return this.afterCr(text, at);
      case 'skip':
        return this.skip(text, at);
    }
  }

  private classAt(text: string, at: number): number {
    const code = text.charCodeAt(at);
    return code < TABLE_SIZE ? (this.table[code] ?? ORDINARY) : ORDINARY;
  }

  private plain(text: string, from: number): number {
    let at = from;
    while (at < text.length && this.classAt(text, at) === ORDINARY) at += 1;
    if (at > from) {
      this.take(text, from, at);
      if (this.state === 'skip') return at;
      this.state = 'plain';
    }
    if (at === text.length) return at;
    const kind = this.classAt(text, at);
    if (kind === QUOTE && this.state === 'start') {
      this.state = 'quoted';
      this.quoteLine = this.line;
      this.sawQuote = true;
      return at + 1;
    }
    if (kind === QUOTE) return this.refuse('stray-quote', at);
    return this.separator(text, at, kind);
  }

  /** Delimiter, line end or a character that may not be there, outside quotes. */
  private separator(text: string, at: number, kind: number): number {
    if (kind === DELIMITER) this.endField();
    else if (kind === LINE_FEED) this.endLine();
    else if (kind === CARRIAGE_RETURN) this.state = 'cr';
    else return this.refuse('control-character', at, { character: named(text.charCodeAt(at)) });
    return at + 1;
  }

  private quoted(text: string, from: number): number {
    let at = from;
    for (; at < text.length; at += 1) {
      const kind = this.classAt(text, at);
      if (kind === QUOTE || kind === CONTROL) break;
      if (kind === LINE_FEED) this.line += 1;
    }
    this.take(text, from, at);
    if (this.state === 'skip' || at === text.length) return at;
    if (this.classAt(text, at) === CONTROL) return this.refuse('control-character', at, { character: named(text.charCodeAt(at)) });
    this.state = 'closed';
    return at + 1;
  }

  private closed(text: string, at: number): number {
    const kind = this.classAt(text, at);
    if (kind === QUOTE) {
      this.value += this.options.quote ?? '';
      this.state = 'quoted';
      return at + 1;
    }
    if (kind === ORDINARY) return this.refuse('text-after-quote', at);
    return this.separator(text, at, kind);
  }

  private afterCr(text: string, at: number): number {
    if (text.charCodeAt(at) !== LF) return this.refuse('bare-cr', at);
    this.endLine();
    return at + 1;
  }

  private skip(text: string, from: number): number {
    const end = text.indexOf('\n', from);
    if (end < 0) return text.length;
    this.line += 1;
    this.begin();
    return end + 1;
  }

  private take(text: string, from: number, to: number): void {
    if (to === from) return;
    this.value = this.value === '' ? text.slice(from, to) : this.value + text.slice(from, to);
    if (this.value.length > LONGEST_FIELD) this.refuse('field-too-long', to, { most: String(LONGEST_FIELD) });
  }

  private endField(): void {
    this.cells.push(this.value);
    this.value = '';
    this.state = 'start';
    if (this.cells.length === MOST_COLUMNS) this.refuse('too-many-columns', 0, { most: String(MOST_COLUMNS) });
  }

  private endLine(): void {
    this.line += 1;
    this.endRecord();
  }

  private endRecord(): void {
    // A line that holds only `""` is an empty value, not a blank line.
    const blank = this.cells.length === 0 && this.value === '' && !this.sawQuote;
    this.cells.push(this.value);
    const { cells, recordLine } = this;
    this.begin();
    if (blank) {
      this.blanks.push(recordLine);
      return;
    }
    this.tellBlanks();
    this.options.onRecord(cells, recordLine);
  }

  private begin(): void {
    this.cells = [];
    this.value = '';
    this.state = 'start';
    this.recordLine = this.line;
    this.sawQuote = false;
  }

  private tellBlanks(): void {
    for (const line of this.blanks) this.options.onFlaw({ code: 'blank-line', line, field: null });
    this.blanks = [];
  }

  private refuse(code: FindingCode, at: number, params?: Readonly<Record<string, string>>): number {
    this.flaw(code, code === 'too-many-columns' ? null : this.cells.length, this.line, params);
    this.state = 'skip';
    return at;
  }

  private flaw(code: FindingCode, field: number | null, line = this.line, params?: Readonly<Record<string, string>>): void {
    this.tellBlanks();
    this.options.onFlaw(params ? { code, line, field, params } : { code, line, field });
  }
}
