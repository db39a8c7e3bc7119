import type { FindingCode } from '../finding-texts.ts';
import {
  CARRIAGE_RETURN,
  Characters,
  DELIMITERS,
  formatDelimiter,
  CONTROL,
  CR,
  DELIMITER,
  LF,
  LINE_FEED,
  formatCodePoint,
  ORDINARY,
  QUOTE,
} from './characters.ts';
import { OpenRecord } from './open-record.ts';

/** `field` is the position in the row, from 0; null if the whole row is meant. */
export interface Flaw {
  readonly code: FindingCode;
  readonly line: number;
  readonly field: number | null;
  readonly params?: Readonly<Record<string, string>>;
}

export interface TokenizerOptions {
  readonly delimiter: string;
  /** Null: quote marks have no meaning. */
  readonly quote: string | null;
  /** Number of the first line that is written. Default 1. */
  readonly firstLine?: number;
  /** `line` is the line in which the record begins. */
  readonly onRecord: (cells: string[], line: number) => void;
  readonly onFlaw: (flaw: Flaw) => void;
}

export const MAX_COLUMNS = 1_000;
export const MAX_FIELD_LENGTH = 1_048_576;

type State = 'start' | 'plain' | 'quoted' | 'closed' | 'cr' | 'skip';

/**
 * Reads delimited text by RFC 4180, streaming and strict. A flaw skips its line only, so that one run reports all flaws of a file. Callers
 * check the widths of rows. Blank lines at the end are accepted.
 */
export class Tokenizer {
  private readonly characters: Characters;
  private readonly record: OpenRecord;
  private state: State = 'start';
  private line: number;
  private quoteLine = 1;
  private blankLines: number[] = [];

  constructor(private readonly options: TokenizerOptions) {
    this.characters = new Characters(options.delimiter, options.quote);
    this.line = options.firstLine ?? 1;
    this.record = new OpenRecord(this.line);
  }

  write(text: string): void {
    let at = 0;
    this.characters.restart();
    while (at < text.length)
      at = this.state === 'start' && this.record.cells.length === 0 ? this.readWholeLines(text, at) : this.step(text, at);
  }

  end(): void {
    const { length } = this.record.cells;
    if (this.state === 'cr') this.reportFlaw('bare-cr', length);
    else if (this.state === 'quoted') this.reportFlaw('unterminated-quote', length, this.quoteLine);
    else if (this.state !== 'skip' && (this.state !== 'start' || length > 0)) this.endRecord();
    this.blankLines = [];
  }

  /**
   * Reads whole lines at once as long as they hold only ordinary characters and delimiters, as most lines do. The first other line is read
   * character by character.
   */
  private readWholeLines(text: string, from: number): number {
    const stop = this.characters.nextSpecial(text, from);
    let at = from;
    for (;;) {
      const end = text.indexOf('\n', at);
      if (end < 0 || end > stop) break;
      const last = text.charCodeAt(end - 1) === CR ? end - 1 : end;
      // Reading by character reports lines that are empty or too long.
      if (last <= at || last - at > MAX_FIELD_LENGTH) break;
      const cells = text.slice(at, last).split(this.options.delimiter);
      if (cells.length > MAX_COLUMNS) break;
      const { line } = this;
      this.line += 1;
      this.record.line = this.line;
      if (this.blankLines.length > 0) this.reportBlanks();
      this.options.onRecord(cells, line);
      at = end + 1;
    }
    return at === from ? this.step(text, at) : at;
  }

  private step(text: string, at: number): number {
    switch (this.state) {
      case 'start':
      case 'plain':
        return this.outsideQuotes(text, at);
      case 'quoted':
        return this.inQuotes(text, at);
      case 'closed':
        return this.afterClosingQuote(text, at);
      case 'cr':
        return this.afterCr(text, at);
      case 'skip':
        return this.skip(text, at);
    }
  }

  private outsideQuotes(text: string, from: number): number {
    let at = from;
    while (at < text.length && this.characters.at(text, at) === ORDINARY) at += 1;
    if (at > from) {
      this.take(text, from, at);
      if (this.state === 'skip') return at;
      this.state = 'plain';
    }
    if (at === text.length) return at;
    const kind = this.characters.at(text, at);
    if (kind === QUOTE && this.state === 'start') {
      this.state = 'quoted';
      this.quoteLine = this.line;
      this.record.sawQuote = true;
      return at + 1;
    }
    if (kind === QUOTE) return this.refuse('stray-quote', at);
    return this.separator(text, at, kind);
  }

  /** Handles a delimiter, a line end or a forbidden character outside quotes. */
  private separator(text: string, at: number, kind: number): number {
    if (kind === DELIMITER) this.endField();
    else if (kind === LINE_FEED) this.endLine();
    else if (kind === CARRIAGE_RETURN) this.state = 'cr';
    else return this.refuse('control-character', at, { character: formatCodePoint(text.charCodeAt(at)) });
    return at + 1;
  }

  private inQuotes(text: string, from: number): number {
    let at = from;
    for (; at < text.length; at += 1) {
      const kind = this.characters.at(text, at);
      if (kind === QUOTE || kind === CONTROL) break;
      if (kind === LINE_FEED) this.line += 1;
    }
    this.take(text, from, at);
    if (this.state === 'skip' || at === text.length) return at;
    if (this.characters.at(text, at) === CONTROL)
      return this.refuse('control-character', at, { character: formatCodePoint(text.charCodeAt(at)) });
    this.state = 'closed';
    return at + 1;
  }

  private afterClosingQuote(text: string, at: number): number {
    const kind = this.characters.at(text, at);
    if (kind === QUOTE) {
      this.record.take(this.options.quote ?? '');
      this.state = 'quoted';
      return at + 1;
    }
    if (kind === ORDINARY) return this.afterQuote(text, at);
    return this.separator(text, at, kind);
  }

  /** Another delimiter after a quote means that the profile declares the wrong one. */
  private afterQuote(text: string, at: number): number {
    const delimiter = text.charAt(at);
    if (!DELIMITERS.includes(delimiter)) return this.refuse('text-after-quote', at);
    return this.refuse('quoted-delimiter', at, { delimiter: formatDelimiter(delimiter) });
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
    this.record.take(text.slice(from, to));
    if (this.record.value.length > MAX_FIELD_LENGTH) this.refuse('field-too-long', to, { most: String(MAX_FIELD_LENGTH) });
  }

  private endField(): void {
    this.record.endCell();
    this.state = 'start';
    if (this.record.cells.length === MAX_COLUMNS) this.refuse('too-many-columns', 0, { most: String(MAX_COLUMNS) });
  }

  private endLine(): void {
    this.line += 1;
    this.endRecord();
  }

  private endRecord(): void {
    const { record } = this;
    const { isBlank, line } = record;
    record.endCell();
    const { cells } = record;
    this.begin();
    if (isBlank) {
      this.blankLines.push(line);
      return;
    }
    this.reportBlanks();
    this.options.onRecord(cells, line);
  }

  private begin(): void {
    this.record.begin(this.line);
    this.state = 'start';
  }

  private reportBlanks(): void {
    for (const line of this.blankLines) this.options.onFlaw({ code: 'blank-line', line, field: null });
    this.blankLines = [];
  }

  private refuse(code: FindingCode, at: number, params?: Readonly<Record<string, string>>): number {
    this.reportFlaw(code, code === 'too-many-columns' ? null : this.record.cells.length, this.line, params);
    this.state = 'skip';
    return at;
  }

  private reportFlaw(code: FindingCode, field: number | null, line = this.line, params?: Readonly<Record<string, string>>): void {
    this.reportBlanks();
    this.options.onFlaw(params ? { code, line, field, params } : { code, line, field });
  }
}
