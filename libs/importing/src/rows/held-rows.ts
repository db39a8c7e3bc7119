import type { Flaw } from '../text/tokenizer.ts';

/** A row without any value, by its line and width, or a blank line. */
type Held = Flaw | { readonly line: number; readonly width: number };

export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell === '' || cell.trim() === '');

/** Empty rows wait until it is known whether anything follows them: at the end of a file they are no error and no rows. */
export class HeldRows {
  private held: Held[] = [];

  row(cells: readonly string[], line: number): void {
    this.held.push({ line, width: cells.length });
  }

  blank(flaw: Flaw): void {
    this.held.push(flaw);
  }

  /** Something follows: they are judged like others. */
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
