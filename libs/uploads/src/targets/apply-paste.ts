import { readPaste, type PastedLine, type SourceSum } from './read-paste.ts';
import { cellCount, withCells, type TargetDraft } from './target-draft.ts';
import type { TargetTax } from './target-table.ts';

/** The rows that a table took of a block, and those that it left out. */
export interface TakenPaste {
  readonly kind: 'taken';
  /** Number of rows with texts that went into the table. */
  readonly taken: number;
  readonly unplaced: readonly PastedLine[];
  readonly repeated: readonly string[];
  readonly sums: readonly SourceSum[];
}

/** The result of pasting a block. */
export type PasteReport =
  { readonly kind: 'width'; readonly found: number; readonly expected: number } | { readonly kind: 'overflow' } | TakenPaste;

/** True if rows went into the table and none was left out. */
export const isWhole = ({ taken, unplaced, repeated }: TakenPaste): boolean => taken > 0 && unplaced.length + repeated.length === 0;

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface AppliedPaste {
  readonly draft: TargetDraft;
  readonly report: PasteReport;
}

/** Writes amounts without names into a cell and those after it; nothing if they do not fit. */
function applyAmounts(
  draft: TargetDraft,
  taxes: readonly TargetTax[],
  lines: readonly (readonly string[])[],
  at: CellPosition,
): AppliedPaste {
  const width = Math.max(...lines.map(({ length }) => length));
  if (at.row + lines.length > taxes.length || at.column + width > cellCount(draft)) return { draft, report: { kind: 'overflow' } };
  const filled = lines.reduce((own, texts, index) => {
    const tax = taxes[at.row + index];
    return tax === undefined ? own : withCells(own, tax.code, texts, at.column);
  }, draft);
  const taken = lines.filter((texts) => texts.some((text) => text !== '')).length;
  return { draft: filled, report: { kind: 'taken', taken, unplaced: [], repeated: [], sums: [] } };
}

/** Writes a pasted block into the table: by the names of its rows, or without names from a cell on. */
export function applyPaste(draft: TargetDraft, taxes: readonly TargetTax[], text: string, at: CellPosition): AppliedPaste {
  const expected = cellCount(draft);
  const paste = readPaste(text, taxes, expected);
  if (paste.kind === 'width') return { draft, report: { kind: 'width', found: paste.found, expected } };
  if (paste.kind === 'amounts') return applyAmounts(draft, taxes, paste.lines, at);
  const { placed, unplaced, repeated, sums } = paste;
  const filled = [...placed].reduce((own, [tax, texts]) => withCells(own, tax, texts), draft);
  return { draft: filled, report: { kind: 'taken', taken: placed.size, unplaced, repeated, sums } };
}

/** Writes a line that found no tax into the row that a person chose. */
export function placeLine({ draft, report }: AppliedPaste, line: PastedLine, tax: string): AppliedPaste {
  if (report.kind !== 'taken') return { draft, report };
  const unplaced = report.unplaced.filter((other) => other !== line);
  return { draft: withCells(draft, tax, line.texts), report: { ...report, taken: report.taken + 1, unplaced } };
}
