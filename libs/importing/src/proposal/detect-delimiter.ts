import { DELIMITERS } from '../text/characters.ts';
import { Tokenizer } from '../text/tokenizer.ts';

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

function split(text: string, delimiter: string, firstLine: number, maxRows: number): TextRecord[] {
  const records: TextRecord[] = [];
  const tokenizer = new Tokenizer({
    delimiter,
    quote: '"',
    firstLine,
    onRecord: (cells, line) => {
      if (records.length < maxRows) records.push({ line, cells: [...cells] });
    },
    onFlaw: ({ code, line }) => {
      if (code === 'blank-line' && records.length < maxRows) records.push({ line, cells: [] });
    },
  });
  tokenizer.write(text);
  tokenizer.end();
  return records;
}

/** Splits records whose whole line stands within quotes once more. */
const unquoted = (records: readonly TextRecord[], delimiter: string): TextRecord[] =>
  records.flatMap((record) => {
    const [whole = '', ...more] = record.cells;
    return more.length > 0 || !whole.includes(delimiter) ? [record] : split(whole, delimiter, record.line, 2);
  });

/** Number of records with the most frequent width of at least two cells. */
function countRegular(records: readonly TextRecord[]): { readonly regular: number; readonly width: number } {
  const widths = new Map<number, number>();
  for (const { cells } of records) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const [width = 1, regular = 0] = [...widths].sort(([a, m], [b, n]) => n - m || b - a)[0] ?? [];
  return { regular, width };
}

const MAX_LOOKED_AT = 2_000;

/** Finds the delimiter with which most records have equally many cells, and whether whole lines are quoted. */
export function detectDelimiter(text: string, maxRows: number): Delimited {
  const attempts = DELIMITERS.flatMap((delimiter) => {
    const records = split(text, delimiter, 1, MAX_LOOKED_AT);
    const again = unquoted(records, delimiter);
    const [once, twice] = [countRegular(records), countRegular(again)];
    const quotedLines = twice.regular > once.regular;
    return [{ delimiter, quotedLines, ...(quotedLines ? twice : once), all: records.length }];
  });
  const [best] = attempts.sort((a, b) => b.regular - a.regular || b.width - a.width);
  const { delimiter = ',', quotedLines = false, regular = 0, all = 0 } = best ?? {};
  const records = split(text, delimiter, 1, maxRows);
  return { delimiter, quotedLines, regular, all, records: quotedLines ? unquoted(records, delimiter) : records };
}
