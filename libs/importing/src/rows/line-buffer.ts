import type { Flaw } from '../text/tokenizer.ts';

/** A row of empty cells with its line and width, or a blank line. */
type BufferedLine = Flaw | { readonly line: number; readonly width: number };

export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell === '' || cell.trim() === '');

/** Keeps empty rows until another row follows. At the end of a file they are neither errors nor rows. */
export class LineBuffer {
  private lines: BufferedLine[] = [];

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  addRow(cells: readonly string[], line: number): void {
    this.lines.push({ line, width: cells.length });
  }

  addBlank(flaw: Flaw): void {
    this.lines.push(flaw);
  }

  /** Passes on the empty rows because another row follows. */
  release(onRow: (cells: readonly string[], line: number) => void, onBlank: (flaw: Flaw) => void): void {
    if (this.lines.length === 0) return;
    const buffered = this.lines;
    this.lines = [];
    for (const one of buffered) {
      if ('code' in one) onBlank(one);
      else onRow(new Array<string>(one.width).fill(''), one.line);
    }
  }
}
