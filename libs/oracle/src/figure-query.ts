import type { Comparison, Days } from './days.ts';
import type { Statement } from './statement.ts';
import type { Filter, View } from './view.ts';

/** Comparison of a table; `whole-last-year` is the whole year before, whatever the days. */
export type ComparedWith = Comparison | 'whole-last-year';
/** A statement with the days of its figures. */
export interface Wanted {
  readonly statement: Statement;
  readonly days: Days;
}

export interface FigureQuery<M extends string> {
  readonly view: View;
  readonly wanted: Readonly<Record<M, Wanted>>;
  /** SQL expressions that give text. `$day` is the row's day, or the corresponding day of the compared period. */
  readonly dimensionSql: readonly string[];
  readonly comparison: ComparedWith;
  /** Filters that the page names as unapplied. */
  readonly unappliedFilters: readonly Filter[];
  /** SQL condition in addition to the filters. */
  readonly conditionSql?: string | undefined;
}
