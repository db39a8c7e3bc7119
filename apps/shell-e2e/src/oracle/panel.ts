import { comparisonDaysOf, type Comparison, type Days } from './days.ts';
import { computeGroups, type Cell, type Figures, type Group, type Grouped, type Measure } from './figures.ts';
import type { RawData } from './raw-data.ts';
import { listChosenFilters, type Filter, type View } from './view.ts';

/** Dimension of a table: header, and the name as SQL over the rows of the sources. */
export interface TableDimension {
  readonly header: string;
  readonly nameSql: string;
}

type Measures<M extends string> = Readonly<Record<M, Measure>>;
type Columns<M extends string> = Readonly<Record<string, Column<M>>>;
export type Column<M extends string> = (group: Group<M>, all: Grouped<M>, view: View) => Cell;

/** Declaration of a table of a page. */
export interface Panel<M extends string = string> {
  /** Titles above the table in the file, without dates. */
  readonly titles: readonly string[];
  readonly by: (view: View) => readonly TableDimension[];
  /** Days; by default those of the page. */
  readonly days?: (view: View) => Days;
  /** Fixed comparison, named in a column header. */
  readonly fixedComparison?: Comparison | 'whole-last-year';
  readonly measures: Measures<M> | ((view: View) => Measures<M>);
  readonly columns: Columns<M> | ((view: View) => Columns<M>);
  /** Columns that disclosure control may hide. */
  readonly hideableColumns?: readonly string[];
  /** Text columns. */
  readonly ignoredColumns?: readonly string[];
  /** Columns that exist in some views only. */
  readonly optionalColumns?: readonly string[];
  /** Dimension across the columns, for a table of one figure (`value` in `columns`). */
  readonly across?: TableDimension;
  /** For tables of steps: first columns, and cells of each step by its texts joined by tabs. */
  readonly keyColumns?: readonly TableDimension[];
  readonly makeRows?: (all: Grouped<M>, view: View) => Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  /** Groups that have a row; by default all with a figure. */
  readonly hasRow?: (group: Group<M>, all: Grouped<M>, view: View) => boolean;
  /** True if columns come from several sources, each filtered by what it has. */
  readonly hasSeveralSources?: boolean;
  /** Condition on rows in addition to filters. */
  readonly condition?: (view: View) => string;
}

/** Declaration of a card. */
export interface Card<M extends string = string> {
  readonly measures: Readonly<Record<M, Measure>>;
  readonly value: (figures: Figures<M>) => Cell;
  readonly days?: (view: View) => Days;
  readonly condition?: (view: View) => string;
  /** True if disclosure control may hide it. */
  readonly isHideable?: boolean;
  /** True if the comparison is valid; always by default. */
  readonly isComparable?: (days: Days, before: Days, comparison: Comparison) => boolean;
}

export interface PageOfFigures {
  readonly address: string;
  readonly offers: readonly (Filter | 'period' | 'compare')[];
  /** True if the page counts taxpayers: only years and the same days a year before. */
  readonly countsTaxpayers?: boolean;
  readonly cards: Readonly<Record<string, Card>>;
  /** Cards that are not checked: texts, and figures from several tables. */
  readonly ignoredCards?: readonly string[];
  readonly panels: readonly Panel[];
}

/** Declares a panel with the names of its measures checked. */
export const definePanel = <M extends string>(one: Panel<M>): Panel => one as unknown as Panel;
export const defineCard = <M extends string>(one: Card<M>): Card => one as unknown as Card;

export interface ExpectedTable {
  readonly rows: ReadonlyMap<string, { readonly shown: boolean; readonly cells: Readonly<Record<string, Cell>> }>;
  readonly totals: Readonly<Record<string, Cell>>;
}

export const columnsOf = ({ columns }: Panel, view: View): Columns<string> => (typeof columns === 'function' ? columns(view) : columns);

/** Computes a table over single rows, without the filters that the page names as unapplied. */
export async function computeTable(raw: RawData, view: View, one: Panel, unappliedFilters: readonly Filter[]): Promise<ExpectedTable> {
  const days = one.days?.(view) ?? view.period;
  const comparison = one.fixedComparison ?? view.comparison;
  const splits = [...one.by(view), ...(one.across ? [one.across] : [])];
  const all = await computeGroups(raw, {
    view,
    measures: typeof one.measures === 'function' ? one.measures(view) : one.measures,
    by: splits.map(({ nameSql }) => nameSql),
    days,
    comparison,
    chosenFilters: listChosenFilters(view),
    unappliedFilters,
    hasSeveralSources: one.hasSeveralSources ?? false,
    condition: one.condition?.(view),
  });
  const cellsOf = (group: Group) =>
    Object.fromEntries(Object.entries(columnsOf(one, view)).map(([header, value]) => [header, value(group, all, view)]));
  if (one.makeRows) {
    const steps = Object.entries(one.makeRows(all, view)).map(
      ([name, cells]) => [JSON.stringify(name.split('\t')), { shown: true, cells }] as const,
    );
    return { rows: new Map(steps), totals: {} };
  }
  const rows = all.groups.map(
    (group) => [JSON.stringify(group.key), { shown: one.hasRow?.(group, all, view) ?? true, cells: cellsOf(group) }] as const,
  );
  return { rows: new Map(rows), totals: cellsOf(all.whole) };
}

export async function computeCard(
  raw: RawData,
  view: View,
  one: Card,
  unappliedFilters: readonly Filter[],
): Promise<{ readonly now: Cell; readonly before: Cell }> {
  const days = one.days?.(view) ?? view.period;
  const { whole } = await computeGroups(raw, {
    view,
    measures: one.measures,
    by: [],
    days,
    comparison: view.comparison,
    chosenFilters: listChosenFilters(view),
    unappliedFilters,
    hasSeveralSources: false,
    condition: one.condition?.(view),
  });
  const before = comparisonDaysOf(days, view.comparison);
  const compared = before === null || !one.isComparable || one.isComparable(days, before, view.comparison);
  return { now: one.value(whole.now), before: compared ? one.value(whole.before) : NaN };
}
