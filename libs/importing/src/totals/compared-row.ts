import type { LayoutNotes } from './layout-notes.ts';

/** A staged row as it is compared with the others of its table. */
export interface ComparedRow {
  readonly file: number;
  readonly line: number;
  readonly table: string;
  readonly amount: bigint;
  readonly names: readonly (string | null)[];
}

/** A row that is a total of others; `below` is the sum of its accounts where that is another one. */
export interface TotalRow {
  readonly row: ComparedRow;
  readonly rows: number;
  readonly account: string | null;
  readonly below: bigint | null;
}

/** Rows of a load, and what is known of them besides. */
export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** One of the currency in minor units. */
  readonly unit: bigint;
  /** Names that a total leaves blank, by their places. */
  readonly blank: readonly number[];
  readonly notes: LayoutNotes;
}
