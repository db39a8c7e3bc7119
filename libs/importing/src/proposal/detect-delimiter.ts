import { DELIMITERS } from '../text/characters.ts';
import { unquoteLines } from '../rows/quoted-lines.ts';
import { Tokenizer, type Flaw } from '../text/tokenizer.ts';

interface TextRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** How a delimited text is written. */
export interface Delimited {
  readonly delimiter: string;
  readonly quotedLines: boolean;
  /** Records whose width is that of nearly all; and all records. */
  readonly regular: number;
  readonly all: number;
  readonly records: readonly TextRecord[];
}

function split(text: string, delimiter: string, maxRows: number, quotedLines: boolean): TextRecord[] {
  const records: TextRecord[] = [];
  const marks = { delimiter, quote: '"' };
  const add = (cells: readonly string[], line: number): void => {
    if (records.length < maxRows) records.push({ line, cells: [...cells] });
  };
  const onFlaw = ({ code, line }: Flaw): void => {
    if (code === 'blank-line') add([], line);
  };
  const onRecord = quotedLines ? unquoteLines(marks, { onRecord: add, onFlaw }) : add;
  const tokenizer = new Tokenizer({ ...marks, onRecord, onFlaw });
  tokenizer.write(text);
  tokenizer.end();
  return records;
}

/** Number of records with the most frequent width of at least two cells. */
function countRegular(records: readonly TextRecord[]): { readonly regular: number; readonly width: number } {
  const widths = new Map<number, number>();
  for (const { cells } of records) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const [width = 1, regular = 0] = [...widths].sort(([a, m], [b, n]) => n - m || b - a)[0] ?? [];
  return { regular, width };
}

const MAX_LOOKED_AT = 2_000;
/** More text than the lines that are looked at hold. */
const MAX_LOOKED_AT_LENGTH = 4 << 20;

/** The first lines of a text, without a line that is cut. */
function firstLines(text: string): string {
  return text.length <= MAX_LOOKED_AT_LENGTH ? text : text.slice(0, text.lastIndexOf('\n', MAX_LOOKED_AT_LENGTH) + 1);
}

/** Finds the delimiter with which most records have equally many cells, and whether whole lines are quoted. */
export function detectDelimiter(text: string, maxRows: number): Delimited {
  const beginning = firstLines(text);
  const attempts = DELIMITERS.map((delimiter) => {
    const records = split(beginning, delimiter, MAX_LOOKED_AT, false);
    const [once, twice] = [countRegular(records), countRegular(split(beginning, delimiter, MAX_LOOKED_AT, true))];
    const quotedLines = twice.regular > once.regular;
    return { delimiter, quotedLines, ...(quotedLines ? twice : once), all: records.length };
  });
  const [best] = attempts.sort((a, b) => b.regular - a.regular || b.width - a.width);
  const { delimiter = ',', quotedLines = false, regular = 0, all = 0 } = best ?? {};
  return { delimiter, quotedLines, regular, all, records: split(text, delimiter, maxRows, quotedLines) };
}
