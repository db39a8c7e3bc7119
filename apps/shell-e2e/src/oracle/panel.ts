import { comparisonDaysOf, type Comparison, type Days } from './days.ts';
import { computeGroups, type Cell, type Figures, type Group, type Grouped, type Measure } from './figures.ts';
import type { RawData } from './raw-data.ts';
import { listChosenFilters, type Filter, type View } from './view.ts';

/** Dimension of a table. */
export interface TableDimension {
  /** Header of its column in the exported file. */
  readonly header: string;
  /** SQL over the rows of the sources that gives the displayed name. */
  readonly nameSql: string;
}

type Measures<M extends string> = Readonly<Record<M, Measure>>;
type Columns<M extends string> = Readonly<Record<string, Column<M>>>;
/** Computes the cell of a group; `all` are the groups of the table and their total. */
export type Column<M extends string> = (group: Group<M>, all: Grouped<M>, view: View) => Cell;

/** Declaration of a table of a page: from it the oracle computes the cells that the exported file must show. */
export interface Panel<M extends string = string> {
  /** Titles above the table in the file, without the dates that follow some of them. */
  readonly titles: readonly string[];
  /** Dimensions of the rows; each row of the table is one combination of their members. */
  readonly dimensions: (view: View) => readonly TableDimension[];
  /** Days; by default those of the page. */
  readonly days?: (view: View) => Days;
  /** Comparison, if it does not follow the filter of the page. */
  readonly fixedComparison?: Comparison | 'whole-last-year';
  /** Figures that are computed for each row and for the total. */
  readonly measures: Measures<M> | ((view: View) => Measures<M>);
  /** Cells of a row by the header of their column. */
  readonly columns: Columns<M> | ((view: View) => Columns<M>);
  /** Headers of columns whose cells disclosure control may hide. */
  readonly hideableColumns?: readonly string[];
  /** Headers of columns that the oracle does not check, such as texts and names. */
  readonly uncheckedColumns?: readonly string[];
  /** Headers of columns that the file may lack in some views. */
  readonly optionalColumns?: readonly string[];
  /** Dimension whose members are the columns of the file. Such a table has one figure: `value` in `columns`. */
  readonly columnDimension?: TableDimension;
  /** Headers of the columns that identify a row of `makeRows`, such as the step of a waterfall. By default those of `dimensions`. */
  readonly rowKeyHeaders?: readonly string[];
  /** Computes rows that are no groups. The key has the texts of `rowKeyHeaders`, joined by tabs; the value has the cells. */
  readonly makeRows?: (all: Grouped<M>, view: View) => Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  /** True if a group must have a row in the file; by default all with a figure. */
  readonly hasRow?: (group: Group<M>, all: Grouped<M>, view: View) => boolean;
  /** True if columns come from several sources. A filter then applies to the sources whose rows have it. */
  readonly hasSeveralSources?: boolean;
  /** SQL condition on rows in addition to filters. */
  readonly conditionSql?: (view: View) => string;
}

/** Declaration of a card, which shows one figure. From it the oracle computes what the page must show. */
export interface Card<M extends string = string> {
  readonly measures: Readonly<Record<M, Measure>>;
  /** Computes the figure of the card from its measures. */
  readonly value: (figures: Figures<M>) => Cell;
  /** Days; by default those of the page. */
  readonly days?: (view: View) => Days;
  /** SQL condition on rows in addition to filters. */
  readonly conditionSql?: (view: View) => string;
  /** True if disclosure control may hide the figure. */
  readonly isHideable?: boolean;
  /** True if the figures of both periods are comparable; always by default. */
  readonly isComparable?: (days: Days, before: Days, comparison: Comparison) => boolean;
}

/**
 * Declaration of a page with its cards and tables: a second, independent definition of its figures in SQL over single rows.
 * `check:pages` compares the exported file of the page with it.
 */
export interface PageOfFigures {
  /** Path of the page in the browser. */
  readonly address: string;
  /** Filters on the page; the check chooses random values for them. */
  readonly offeredFilters: readonly (Filter | 'period' | 'compare')[];
  /** True if the page counts taxpayers. It then offers only years, and the same days a year before as comparison. */
  readonly countsTaxpayers?: boolean;
  /** Cards by their label. */
  readonly cards: Readonly<Record<string, Card>>;
  /** Labels (or their beginnings) of cards that the oracle does not check: texts, and figures from several tables. */
  readonly uncheckedCards?: readonly string[];
  /** Tables of the page. */
  readonly panels: readonly Panel[];
}

/** Returns the declaration unchanged. The compiler checks that its columns use only its own measures. */
export const definePanel = <M extends string>(panel: Panel<M>): Panel => panel as unknown as Panel;
/** Returns the declaration unchanged. The compiler checks that its value uses only its own measures. */
export const defineCard = <M extends string>(card: Card<M>): Card => card as unknown as Card;

/** Cells that a table must show. */
export interface ExpectedTable {
  /** Rows by the names of their group as JSON. `shown` is false if the file may omit the row. */
  readonly rows: ReadonlyMap<string, { readonly shown: boolean; readonly cells: Readonly<Record<string, Cell>> }>;
  readonly totals: Readonly<Record<string, Cell>>;
}

export const columnsOf = ({ columns }: Panel, view: View): Columns<string> => (typeof columns === 'function' ? columns(view) : columns);

/** Computes a table from single rows of the data, without the filters that the page names as unapplied. */
export async function computeTable(raw: RawData, view: View, panel: Panel, unappliedFilters: readonly Filter[]): Promise<ExpectedTable> {
  const days = panel.days?.(view) ?? view.period;
  const comparison = panel.fixedComparison ?? view.comparison;
  const dimensions = [...panel.dimensions(view), ...(panel.columnDimension ? [panel.columnDimension] : [])];
  const all = await computeGroups(raw, {
    view,
    measures: typeof panel.measures === 'function' ? panel.measures(view) : panel.measures,
    dimensionSql: dimensions.map(({ nameSql }) => nameSql),
    days,
    comparison,
    chosenFilters: listChosenFilters(view),
    unappliedFilters,
    hasSeveralSources: panel.hasSeveralSources ?? false,
    conditionSql: panel.conditionSql?.(view),
  });
  const cellsOf = (group: Group) =>
    Object.fromEntries(Object.entries(columnsOf(panel, view)).map(([header, value]) => [header, value(group, all, view)]));
  if (panel.makeRows) {
    const steps = Object.entries(panel.makeRows(all, view)).map(
      ([name, cells]) => [JSON.stringify(name.split('\t')), { shown: true, cells }] as const,
    );
    return { rows: new Map(steps), totals: {} };
  }
  const rows = all.groups.map(
    (group) => [JSON.stringify(group.key), { shown: panel.hasRow?.(group, all, view) ?? true, cells: cellsOf(group) }] as const,
  );
  return { rows: new Map(rows), totals: cellsOf(all.whole) };
}

/** Computes a card from single rows of the data. `before` is its comparison, NaN if the periods are not comparable. */
export async function computeCard(
  raw: RawData,
  view: View,
  card: Card,
  unappliedFilters: readonly Filter[],
): Promise<{ readonly now: Cell; readonly before: Cell }> {
  const days = card.days?.(view) ?? view.period;
  const { whole: total } = await computeGroups(raw, {
    view,
    measures: card.measures,
    dimensionSql: [],
    days,
    comparison: view.comparison,
    chosenFilters: listChosenFilters(view),
    unappliedFilters,
    hasSeveralSources: false,
    conditionSql: card.conditionSql?.(view),
  });
  const comparisonDays = comparisonDaysOf(days, view.comparison);
  // Without a comparison the figures before are null already.
  const isComparable = comparisonDays === null || !card.isComparable || card.isComparable(days, comparisonDays, view.comparison);
  return { now: card.value(total.now), before: isComparable ? card.value(total.before) : NaN };
}
