export const LF = 10;
export const CR = 13;

export const ORDINARY = 0;
export const DELIMITER = 1;
export const LINE_FEED = 2;
export const CARRIAGE_RETURN = 3;
export const QUOTE = 4;
export const CONTROL = 5;

/** Delimiters that a profile may declare. */
export const DELIMITERS: readonly string[] = [',', ';', '\t', '|'];

/** Formats a delimiter as profiles write it. */
export const formatDelimiter = (delimiter: string): string => (delimiter === '\t' ? '\\t' : delimiter);

/** All characters from this code unit on are ordinary. */
const TABLE_SIZE = 160;
const TAB = 9;

function createClasses(delimiter: string, quote: string | null): Uint8Array {
  const table = new Uint8Array(TABLE_SIZE);
  for (let code = 0; code < TABLE_SIZE; code += 1) if (code < 32 || code >= 127) table[code] = CONTROL;
  table[TAB] = ORDINARY;
  table[LF] = LINE_FEED;
  table[CR] = CARRIAGE_RETURN;
  table[delimiter.charCodeAt(0)] = DELIMITER;
  if (quote !== null) table[quote.charCodeAt(0)] = QUOTE;
  return table;
}

/** Matches characters that ordinary lines do not have: quote marks, control characters, CR without LF. */
function specialPattern(table: Uint8Array): RegExp {
  const codes = [...table.keys()].filter((code) => [QUOTE, CONTROL].includes(table[code] ?? ORDINARY));
  return new RegExp(`[${codes.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('')}]|\\r(?!\\n)`, 'g');
}

/** Classifies the characters of a delimited file. */
export class Characters {
  private readonly table: Uint8Array;
  private readonly special: RegExp;
  private nextStop = -1;

  constructor(delimiter: string, quote: string | null) {
    this.table = createClasses(delimiter, quote);
    this.special = specialPattern(this.table);
  }

  /** Class of a character: one of the constants above. */
  at(text: string, at: number): number {
    const code = text.charCodeAt(at);
    return code < TABLE_SIZE ? (this.table[code] ?? ORDINARY) : ORDINARY;
  }

  /** Begins another text. */
  restart(): void {
    this.nextStop = -1;
  }

  /** Position of the next special character; it is searched only once for all starts before it. */
  nextSpecial(text: string, from: number): number {
    if (this.nextStop >= from) return this.nextStop;
    this.special.lastIndex = from;
    this.nextStop = this.special.exec(text)?.index ?? text.length;
    return this.nextStop;
  }
}

/** Formats a character for a finding, e.g. U+0007. */
export const formatCodePoint = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
