import type { FindingCode } from '../finding-texts.ts';
import type { FindingList } from '../finding.ts';

/** A file of a load and what its name tells. */
export interface SourceFile {
  readonly path: string;
  readonly name: string;
  /** Place in the load, from 0. */
  readonly number: number;
  readonly year: number | null;
  readonly month: number | null;
}

/** A column that is a period: `year` is null where the month alone is known. */
export interface WideColumn {
  readonly index: number;
  readonly name: string;
  readonly month: number;
  readonly year: number | null;
}

/** The record that is being read; one object is used for all of them. */
export interface Row {
  readonly file: SourceFile;
  cells: readonly string[];
  line: number;
  wide: WideColumn | null;
  /** Set where the row takes back an earlier payment: its amounts may be negative. */
  reversal: boolean;
}

/** Where a field's text comes from: `name` is the column to tell in a finding, null for constants. */
export interface Source {
  readonly text: (row: Row) => string;
  readonly name: (row: Row) => string | null;
  readonly wide: boolean;
}

/** What a load gathers while it reads: refusals stop it, warnings go into the receipt. */
export interface Findings {
  readonly refused: FindingList;
  readonly warned: FindingList;
}

export type Params = Readonly<Record<string, string>>;

/** Reports a refusal at a field of the row that is being read. */
export type Refuse = (row: Row, source: Source, code: FindingCode, params?: Params) => void;
