import type { TargetTax } from './target-table.ts';

/** A pasted line with the texts of its cells; without texts if it has another number of them. */
export interface PastedLine {
  readonly label: string;
  readonly texts: readonly string[];
}

/** A sum in the pasted block. Null: of all taxes. */
export interface SourceSum {
  readonly tax: string | null;
  readonly text: string;
}

/** Lines that name their tax, and what became of the others. */
export interface NamedPaste {
  readonly kind: 'named';
  /** Texts of the cells by tax. */
  readonly placed: ReadonlyMap<string, readonly string[]>;
  /** Lines with amounts whose name or code is not one of the agency's taxes. */
  readonly unplaced: readonly PastedLine[];
  /** Names of taxes that came more than once; none of their lines is taken. */
  readonly repeated: readonly string[];
  readonly sums: readonly SourceSum[];
}

export type Paste =
  | NamedPaste
  /** Amounts alone: they go to the cell in which they were pasted, and to those after it. */
  | { readonly kind: 'amounts'; readonly lines: readonly (readonly string[])[] }
  /** The lines have another number of amounts than the table. */
  | { readonly kind: 'width'; readonly found: number };

/** A sign may stand at its number: "Rp48.000.000". */
const CURRENCY = /\b(?:rp|idr)(?=\P{L}|$)\.?/giu;
const TOTAL = /^(?:jumlah|total|grandtotal|jumlahtotal|totaltarget|jumlahtarget)$/;
/** A cell and what ends it. Spreadsheets put cells with line breaks or quotes between quotes. */
const CELL = /(?:"((?:[^"\t]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;

const plainName = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');
/** Dots of a code count: "410.106" is an amount, "4.1.01.06" another text. */
const plainCode = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d.]+/gu, '');
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(CURRENCY, ''));

/** Lines and cells of a block. Blank lines count: without names, the lines after them would go to other taxes. */
function linesOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    line.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    lines.push(line);
    line = [];
    if (end === '') break;
  }
  // Spreadsheets end the last line as well.
  const isEnded = lines.length > 1 && /[\r\n]$/.test(text);
  return isEnded ? lines.slice(0, -1) : lines;
}

interface LabelledLine extends PastedLine {
  /** Code of the tax that its cells name; null if they name none, or several. */
  readonly tax: string | null;
  /** True if a cell names a tax, whatever the others say. */
  readonly isNaming: boolean;
}

type TaxFinder = (text: string) => string | null;

/** Finds a tax by one of its names, or by its code. A text that fits two taxes finds neither. */
function taxFinder(taxes: readonly TargetTax[]): TaxFinder {
  const known = taxes.map(({ code, names }) => ({ code, plain: plainCode(code), names: names.map(plainName) }));
  return (text) => {
    const [name, code] = [plainName(text), plainCode(text)];
    if (name === '') return null;
    const [found, other] = known.filter(({ plain, names }) => plain === code || names.includes(name));
    return found === undefined || other !== undefined ? null : found.code;
  };
}

/**
 * Splits a line into what names its tax, and the texts after that. Digits are a code only where no cell has words.
 * Beside words they number the rows; at the end of a line they are an amount.
 */
function labelledLine(cells: readonly string[], taxOf: TaxFinder): LabelledLine {
  const hasLabel = cells.some(hasWords);
  const naming = cells.map((text, index) => (hasLabel ? hasWords(text) : index < cells.length - 1 && taxOf(text) !== null));
  const named = cells.filter((_, index) => naming[index]).map(taxOf);
  const [first = null] = named;
  const last = naming.lastIndexOf(true);
  const label = cells.slice(0, last + 1).filter((own) => own !== '');
  return {
    tax: named.every((own) => own === first) ? first : null,
    isNaming: named.some((own) => own !== null),
    label: label.join(' '),
    texts: cells.slice(last + 1),
  };
}

const isTotal = ({ label }: LabelledLine): boolean => TOTAL.test(plainName(label));
const hasAmounts = ({ texts }: PastedLine): boolean => texts.some((text) => /\d/.test(text));

/** True if a line fills the cells of a tax; one more text may be their sum. */
const isFitting = ({ texts }: PastedLine, cellCount: number): boolean =>
  texts.length === cellCount || (cellCount > 1 && texts.length === cellCount + 1);

/** Lines by tax, and the names that came more than once. */
function linesByTax(lines: readonly LabelledLine[]): {
  readonly single: ReadonlyMap<string, PastedLine>;
  readonly repeated: readonly string[];
} {
  const single = new Map<string, PastedLine>();
  const repeated = new Map<string, string>();
  for (const line of lines) {
    const { tax } = line;
    if (tax === null) continue;
    if (single.has(tax)) repeated.set(tax, line.label);
    else single.set(tax, line);
  }
  for (const tax of repeated.keys()) single.delete(tax);
  return { single, repeated: [...repeated.values()] };
}

/** Reads lines that begin with a name or code. */
function readNamed(lines: readonly LabelledLine[], cellCount: number): Paste {
  const named = lines.filter(({ tax }) => tax !== null);
  const others = lines.filter((line) => line.tax === null && !isTotal(line) && (line.isNaming || hasAmounts(line)));
  const odd = (named.length > 0 ? named : others).find((line) => !isFitting(line, cellCount));
  if (odd !== undefined) return { kind: 'width', found: odd.texts.length };
  const { single, repeated } = linesByTax(named);
  const sums = [...single].flatMap(([tax, { texts }]): SourceSum[] => texts.slice(cellCount).map((text) => ({ tax, text })));
  const total = lines.find((line) => isTotal(line) && hasAmounts(line))?.texts.at(-1);
  return {
    kind: 'named',
    placed: new Map([...single].map(([tax, { texts }]) => [tax, texts.slice(0, cellCount)])),
    unplaced: others.map((line) => ({ label: line.label, texts: isFitting(line, cellCount) ? line.texts.slice(0, cellCount) : [] })),
    repeated,
    sums: total === undefined ? sums : [...sums, { tax: null, text: total }],
  };
}

/**
 * Reads a block of cells as spreadsheets copy them. Lines are found by name or code of the tax, letter for letter; nothing is guessed.
 * @example "Pajak Hotel\t1.250.000\nJUMLAH\t1.250.000" places one line, and states the sum 1.250.000
 */
export function readPaste(text: string, taxes: readonly TargetTax[], cellCount: number): Paste {
  const taxOf = taxFinder(taxes);
  const cells = linesOf(text);
  const lines = cells.map((own) => labelledLine(own, taxOf));
  return lines.every(({ label }) => label === '') ? { kind: 'amounts', lines: cells } : readNamed(lines, cellCount);
}

/** True if a text holds several cells; a blank one is a cell too. */
export const isBlock = (text: string): boolean => linesOf(text).flat().length > 1;
