import type { SourceFile } from './row.ts';

/** Report tables have few rows; beyond this number nothing is recorded for comparison. */
export const MAX_COMPARED_ROWS = 200_000;

/** A row with the label of a total in a column that is not read. */
export interface UnreadTotal {
  readonly column: string;
  readonly line: number;
  readonly value: string;
  readonly amount: string;
}

/** Observations about the layout of tables, which are evaluated after all rows were read. */
export class LayoutNotes {
  /** Account codes of the files: by file and column, then by line. */
  readonly accounts = new Map<string, Map<number, string>>();
  readonly unreadTotals = new Map<SourceFile, UnreadTotal[]>();
  /** Rows without the label of a total. */
  rows = 0;
  private noteCount = 0;

  addAccount(file: number, column: string, line: number, code: string): void {
    if (this.noteCount >= MAX_COMPARED_ROWS) return;
    this.noteCount += 1;
    const key = `${file}/${column}`;
    const codes = this.accounts.get(key) ?? new Map<number, string>();
    codes.set(line, code);
    this.accounts.set(key, codes);
  }

  addUnreadTotal(file: SourceFile, total: UnreadTotal): void {
    if (this.noteCount >= MAX_COMPARED_ROWS) return;
    this.noteCount += 1;
    const fileTotals = this.unreadTotals.get(file);
    if (fileTotals) fileTotals.push(total);
    else this.unreadTotals.set(file, [total]);
  }

  /**
   * Rows with labels of totals in unread columns. A column with many such labels names groups and is ignored: `Total Retail` for each kind
   * of shop.
   */
  *listUnreadTotals(): Generator<UnreadTotal & { readonly file: SourceFile }> {
    for (const [file, totals] of this.unreadTotals) {
      const counts = new Map<string, number>();
      for (const { column } of totals) counts.set(column, (counts.get(column) ?? 0) + 1);
      for (const total of totals) if ((counts.get(total.column) ?? 0) * 3 <= this.rows) yield { ...total, file };
    }
  }
}
