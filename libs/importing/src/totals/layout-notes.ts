import type { SourceFile } from '../rows/row.ts';

/** Rows of a table that is laid out for people are few; beyond so many nothing is kept to compare them by. */
export const MOST_COMPARED = 200_000;

/** A row that is called a total in a column that is not read. */
export interface UnreadTotal {
  readonly column: string;
  readonly line: number;
  readonly value: string;
  readonly amount: string;
}

/** What the reading of a load notes of the layout of its tables, to be judged when all rows are there. */
export class LayoutNotes {
  /** Account codes as the files have them: by file and column, by line. */
  readonly accounts = new Map<string, Map<number, string>>();
  readonly unreadTotals = new Map<SourceFile, UnreadTotal[]>();
  /** Rows that were looked at and are no total by their words. */
  rows = 0;
  private kept = 0;

  account(file: number, column: string, line: number, code: string): void {
    if (this.kept >= MOST_COMPARED) return;
    this.kept += 1;
    const key = `${file}/${column}`;
    const codes = this.accounts.get(key) ?? new Map<number, string>();
    codes.set(line, code);
    this.accounts.set(key, codes);
  }

  unread(file: SourceFile, total: UnreadTotal): void {
    if (this.kept >= MOST_COMPARED) return;
    this.kept += 1;
    const known = this.unreadTotals.get(file);
    if (known) known.push(total);
    else this.unreadTotals.set(file, [total]);
  }

  /**
   * Rows called totals in columns that are not read. A column that calls many rows so names the group that they are in:
   * `Total Retail` beside each kind of shop.
   */
  *totalsUnread(): Generator<UnreadTotal & { readonly file: SourceFile }> {
    for (const [file, totals] of this.unreadTotals) {
      const counts = new Map<string, number>();
      for (const { column } of totals) counts.set(column, (counts.get(column) ?? 0) + 1);
      for (const total of totals) if ((counts.get(total.column) ?? 0) * 3 <= this.rows) yield { ...total, file };
    }
  }
}
