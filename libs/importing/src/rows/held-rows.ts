import type { Flaw } from '../text/tokenizer.ts';

/** A row of empty cells with its line and width, or a blank line. */
type Held = Flaw | { readonly line: number; readonly width: number };

export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell === '' || cell.trim() === '');

/** Keeps empty rows until another row follows. At the end of a file they are neither errors nor rows. */
export class HeldRows {
  private held: Held[] = [];

  row(cells: readonly string[], line: number): void {
    this.held.push({ line, width: cells.length });
  }

  blank(flaw: Flaw): void {
    this.held.push(flaw);
  }

  /** Passes on the empty rows because another row follows. */
  release(onRow: (cells: readonly string[], line: number) => void, onBlank: (flaw: Flaw) => void): void {
    if (this.held.length === 0) return;
    const all = this.held;
    this.held = [];
    for (const one of all) {
      if ('code' in one) onBlank(one);
      else onRow(new Array<string>(one.width).fill(''), one.line);
    }
  }
}
