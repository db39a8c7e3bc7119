import type { FindingCode } from '../finding-texts.ts';
import type { FindingList } from '../finding.ts';

/** A file of a load, with year and month from its name. */
export interface SourceFile {
  readonly path: string;
  readonly name: string;
  /** Position in the load, from 0. */
  readonly number: number;
  readonly year: number | null;
  readonly month: number | null;
  /** Sheet of a workbook that is read; null: the one that the profile chooses. */
  readonly sheet?: string | null;
}

/** A column of amounts of one month, tax, channel or unit; parts of the period are null if it does not name them. */
export interface WideColumn {
  readonly index: number;
  readonly name: string;
  readonly month: number | null;
  readonly quarter: number | null;
  readonly year: number | null;
  /** Values of other fields, by the name of the field. */
  readonly values: Readonly<Record<string, string>>;
}

/** The record that is being read; one object serves all records. */
export interface Row {
  readonly file: SourceFile;
  cells: readonly string[];
  line: number;
  wide: WideColumn | null;
  /** True if the row reverses an earlier payment: its amounts may be negative. */
  reversal: boolean;
}

/** Gives the text of a field; `name` is the column for findings, null for constants. */
export interface Source {
  readonly text: (row: Row) => string;
  readonly name: (row: Row) => string | null;
  readonly wide: boolean;
}

/** Findings of a load: refusals stop it, warnings go into the receipt. */
export interface Findings {
  readonly refused: FindingList;
  readonly warned: FindingList;
}

export type Params = Readonly<Record<string, string>>;

/** Reports a refusal at a field of the current row. */
export type Refuse = (row: Row, source: Source, code: FindingCode, params?: Params) => void;
