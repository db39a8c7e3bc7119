import type { LayoutNotes } from '../rows/layout-notes.ts';

/** A staged row for comparison with the other rows of its table. */
export interface ComparedRow {
  readonly file: number;
  readonly line: number;
  readonly table: string;
  readonly amount: bigint;
  readonly names: readonly (string | null)[];
}

/** A row that is a total of others; `below` is the sum of its child accounts if that differs. */
export interface TotalRow {
  readonly row: ComparedRow;
  readonly rows: number;
  readonly account: string | null;
  readonly below: bigint | null;
}

/** Rows of a load, and what else is needed to compare them. */
export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** One unit of the currency in minor units. */
  readonly unit: bigint;
  /** Positions of the names that a total leaves blank. */
  readonly blank: readonly number[];
  readonly notes: LayoutNotes;
}
