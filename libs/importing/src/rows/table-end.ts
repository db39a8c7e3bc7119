import { EXTRACT_SPECS } from '../extracts.ts';
import type { Profile } from '../profile/schema.ts';
import { isTotalLabel } from '../values/total-words.ts';
import type { Header } from './header.ts';

type ColumnField = { readonly column?: string } | undefined;

/** Positions of the columns of amounts, wide columns included. */
export function amountColumns({ extract, fields, wide }: Profile, { index }: Header): readonly number[] {
  const names = Object.entries(EXTRACT_SPECS[extract].fields)
    .filter(([, { kind }]) => kind === 'money')
    .map(([name]) => (fields[name] as ColumnField)?.column);
  return [...names, ...Object.keys(wide ?? {})].flatMap((name) => (name === undefined ? [] : (index.get(name) ?? [])));
}

/** Positions of the columns that every row must fill. */
function requiredColumns({ extract, fields }: Profile, { index }: Header): readonly number[] {
  const names = Object.entries(EXTRACT_SPECS[extract].fields)
    .filter(([, { required }]) => required === true)
    .map(([name]) => (fields[name] as ColumnField)?.column);
  return names.flatMap((name) => (name === undefined ? [] : (index.get(name) ?? [])));
}

const isFilled = (cells: readonly string[], index: number): boolean => (cells[index] ?? '').trim() !== '';
/** A figure: digits with marks, maybe with a sign and a short symbol or suffix. */
const FIGURE = /^[-(]?\s*(?:rp\.?|[a-z]{3}(?<!nip|nik|tgl)|\p{Sc})?\s*[-(]?\d[\d.,'’\s]*\)?-?\s*(?:,-|\p{L}{1,8}\.?|%)?\)?$/iu;

/** Rows below the first blank row of a table, which are notes and signatures and not read. */
export class Foot {
  private readonly amounts: readonly number[];
  private readonly required: readonly number[];
  private firstLine: number | null = null;
  private rows = 0;

  constructor(profile: Profile, header: Header) {
    this.amounts = amountColumns(profile, header);
    this.required = requiredColumns(profile, header);
  }

  get isOpen(): boolean {
    return this.firstLine !== null;
  }

  /** Number of rows and the first line; null if the table has no foot. */
  get extent(): { readonly line: number; readonly rows: number } | null {
    return this.firstLine === null ? null : { line: this.firstLine, rows: this.rows };
  }

  /** Takes a row; false if it looks like a row of the table, which must not be lost. */
  take(cells: readonly string[], line: number): boolean {
    this.firstLine ??= line;
    this.rows += 1;
    if (cells.some(isTotalLabel)) return true;
    if (this.amounts.length > 0) return !this.amounts.some((index) => FIGURE.test((cells[index] ?? '').trim()));
    return this.required.length === 0 || !this.required.every((index) => isFilled(cells, index));
  }
}

/** True if a row is the heading of a group: it has text, and no amount at all. */
export const isHeadingRow = (cells: readonly string[], amounts: readonly number[]): boolean =>
  amounts.length > 0 && !amounts.some((index) => isFilled(cells, index));
