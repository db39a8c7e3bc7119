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

const CURRENCY = /\b(?:rp|idr)\b\.?/gi;
const TOTAL = /^(?:jumlah|total|grandtotal|jumlahtotal|totaltarget|jumlahtarget)$/;

const plainName = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(CURRENCY, ''));

/** Spreadsheets put cells with line ends or quotes between quotes. */
const unquoted = (text: string): string => (/^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text).trim();

const linesOf = (text: string): string[][] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map(unquoted))
    .filter((cells) => cells.some((own) => own !== ''));

interface LabelledLine extends PastedLine {
  /** Codes of the taxes that its cells name. */
  readonly taxes: readonly string[];
}

/** Code by name and by code. A name that two taxes share finds neither. */
function codesByName(taxes: readonly TargetTax[]): ReadonlyMap<string, string> {
  const pairs = taxes.flatMap(({ code, names }) => [code, ...names].map((own) => [plainName(own), code] as const));
  const isShared = (name: string, code: string): boolean => pairs.some(([own, other]) => own === name && other !== code);
  return new Map(pairs.filter(([name, code]) => !isShared(name, code)));
}

function labelledLine(cells: readonly string[], codes: ReadonlyMap<string, string>): LabelledLine {
  const found = cells.map((own) => codes.get(plainName(own)));
  const last = cells.reduce((before, own, index) => (hasWords(own) || found[index] !== undefined ? index : before), -1);
  const label = cells.slice(0, last + 1).filter((own) => own !== '');
  const taxes = [...new Set(found.filter((code) => code !== undefined))];
  return { taxes, label: label.join(' '), texts: cells.slice(last + 1) };
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
    const [tax = ''] = line.taxes;
    if (single.has(tax)) repeated.set(tax, line.label);
    else single.set(tax, line);
  }
  for (const tax of repeated.keys()) single.delete(tax);
  return { single, repeated: [...repeated.values()] };
}

/** Reads lines that begin with a name or code. */
function readNamed(lines: readonly LabelledLine[], cellCount: number): Paste {
  const named = lines.filter(({ taxes }) => taxes.length === 1);
  const others = lines.filter((line) => line.taxes.length !== 1 && !isTotal(line) && hasAmounts(line));
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
  const codes = codesByName(taxes);
  const cells = linesOf(text);
  const lines = cells.map((own) => labelledLine(own, codes));
  return lines.every(({ label }) => label === '') ? { kind: 'amounts', lines: cells } : readNamed(lines, cellCount);
}

/** True if a text holds several cells. */
export const isBlock = (text: string): boolean => /[\t\r\n]/.test(text.trim());
