import {
  comparisonDaysOf,
  computeGroups,
  daysOfSubject,
  measureByName,
  type ComparedWith,
  type Days,
  type Filter,
  type Grouped,
  type MeasureName,
  type RawData,
  type ShownSubject,
  type View,
  type Wanted,
} from '@pendapa/oracle';
import type { Card, Cell, Column, Columns } from './columns.ts';

export type Cells = Readonly<Record<string, Cell>>;

/** Rows that are no groups, such as the steps of a waterfall or the cases of a list. */
export interface MadeRows {
  /** Headings that identify a row. */
  readonly keys: readonly string[];
  /** SQL of the groups from which the rows are made. */
  readonly groupSql: readonly string[];
  /** Measures and statements from which the rows are made. */
  readonly from: Pick<Column, 'measures' | 'own'>;
  /** Computes cells by the texts of `keys`, joined by tabs. */
  readonly make: (all: Grouped, view: View) => Readonly<Record<string, Cells>>;
}

/**
 * Facts about a table that its headings do not tell: days, comparison, and figures that are no measures. Without such facts a table
 * needs no declaration.
 */
export interface Panel {
  /** Titles above the table in the file, without the dates that follow some of them; `$` stands for any name. */
  readonly titles: readonly string[];
  /** The subject of labels that several subjects have. */
  readonly subject?: ShownSubject;
  /** Days; by default those of the subjects. */
  readonly days?: (view: View) => Days;
  /** Comparison, if it does not follow the filter of the page. */
  readonly comparison?: ComparedWith;
  /** SQL condition on rows in addition to filters; by default that of the page. */
  readonly conditionSql?: (view: View) => string;
  /** SQL of the names under a heading that is no dimension, or names its members in another way. */
  readonly names?: (view: View) => Readonly<Record<string, string>>;
  /** Columns by their headings. */
  readonly columns?: Columns | ((view: View) => Columns);
  /** Headings that the oracle does not check, such as texts and names. */
  readonly unchecked?: readonly string[];
  /** Headings of columns whose cells disclosure control may hide; by default those of the page. */
  readonly hideable?: readonly string[];
  /** Dimension whose members are the headings, and the one figure of such a table. */
  readonly pivot?: { readonly sql: string; readonly column: (view: View) => Column };
  readonly rows?: MadeRows;
  /** True if a group must have a row in the file; by default all with a figure. */
  readonly hasRow?: (cells: Cells, key: readonly string[], view: View) => boolean;
}

/** Facts about a page that the names of its tables and cards do not tell. All else follows from the labels. */
export interface PageOfFigures {
  /** Path of the page in the browser. */
  readonly address: string;
  /** Filters on the page; the check chooses random values for them. */
  readonly offeredFilters: readonly (Filter | 'period' | 'compare')[];
  /** Subjects of labels that several subjects have, the first that fits. */
  readonly subjects?: readonly ShownSubject[];
  /** True if the page counts taxpayers. It then offers only years, and the same days a year before as comparison. */
  readonly countsTaxpayers?: boolean;
  readonly conditionSql?: (view: View) => string;
  readonly names?: (view: View) => Readonly<Record<string, string>>;
  readonly columns?: Columns;
  readonly hideable?: readonly string[];
  /** Cards that are no measures, or show one in another way. */
  readonly cards?: Readonly<Record<string, Card>>;
  /** Labels of cards that disclosure control may hide. */
  readonly hideableCards?: readonly string[];
  /** Labels (or their beginnings) of cards that the oracle does not check: texts, and figures from several tables. */
  readonly uncheckedCards?: readonly string[];
  readonly panels?: readonly Panel[];
}

/** Cells that a table must show. */
export interface ExpectedTable {
  /** Rows by the names of their group as JSON. `shown` is false if the file may omit the row. */
  readonly rows: ReadonlyMap<string, { readonly shown: boolean; readonly cells: Cells }>;
  readonly totals: Cells;
}

/** A table with the meaning of its headings. */
export interface ReadTable {
  readonly page: PageOfFigures;
  readonly panel: Panel;
  /** Headings that identify a row, and SQL of the names under each. */
  readonly keys: readonly string[];
  readonly keySql: readonly string[];
  readonly columns: Columns;
}

/** The statements of columns, each with its days. */
function wantedBy(
  columns: readonly Pick<Column, 'measures' | 'own' | 'subject'>[],
  view: View,
  days?: Days,
): Readonly<Record<string, Wanted>> {
  const ofSubject = (subject: ShownSubject | undefined): Days => days ?? (subject ? daysOfSubject(subject, view) : view.period);
  const measures = columns
    .flatMap((column) => column.measures)
    .map((name: MeasureName): [string, Wanted] => {
      const { statement, subject } = measureByName(name);
      return [name, { statement, days: ofSubject(subject) }];
    });
  const own = columns.flatMap(({ own: statements = {}, subject }) =>
    Object.entries(statements).map(([name, statement]): [string, Wanted] => [name, { statement, days: ofSubject(subject) }]),
  );
  return Object.fromEntries([...measures, ...own]);
}

/** Computes a table from single rows of the data, without the filters that the page names as unapplied. */
export async function computeTable(
  raw: RawData,
  view: View,
  table: ReadTable,
  unappliedFilters: readonly Filter[],
): Promise<ExpectedTable> {
  const { page, panel, columns, keySql } = table;
  const { rows, pivot } = panel;
  const all = Object.values(columns);
  const usesComparison = rows !== undefined || all.some((column) => column.usesComparison);
  const grouped = await computeGroups(raw, {
    view,
    wanted: wantedBy(rows ? [rows.from] : all, view, panel.days?.(view)),
    dimensionSql: rows?.groupSql ?? [...keySql, ...(pivot ? [pivot.sql] : [])],
    comparison: usesComparison ? (panel.comparison ?? view.comparison) : 'none',
    unappliedFilters,
    conditionSql: (panel.conditionSql ?? page.conditionSql)?.(view),
  });
  if (rows) {
    const made = Object.entries(rows.make(grouped, view)).map(
      ([key, cells]) => [JSON.stringify(key.split('\t')), { shown: true, cells }] as const,
    );
    return { rows: new Map(made), totals: {} };
  }
  const cellsOf = (group: Grouped['whole']): Cells =>
    Object.fromEntries(Object.entries(columns).map(([header, { cell }]) => [header, cell(group, grouped, view)]));
  const groups = grouped.groups.map((group) => {
    const cells = cellsOf(group);
    return [JSON.stringify(group.key), { shown: panel.hasRow?.(cells, group.key, view) ?? true, cells }] as const;
  });
  return { rows: new Map(groups), totals: cellsOf(grouped.whole) };
}

/** Computes a card from single rows of the data. `before` is its comparison, NaN if the periods are not comparable. */
export async function computeCard(
  raw: RawData,
  view: View,
  page: PageOfFigures,
  card: Card,
  unappliedFilters: readonly Filter[],
): Promise<{ readonly now: Cell; readonly before: Cell }> {
  const wanted = wantedBy([card], view, card.days?.(view));
  const comparison = card.comparison ?? view.comparison;
  const grouped = await computeGroups(raw, {
    view,
    wanted,
    dimensionSql: [],
    comparison,
    unappliedFilters,
    conditionSql: (card.conditionSql ?? page.conditionSql)?.(view),
  });
  const isCompared = card.isCompared ?? (card.comparison !== undefined || page.offeredFilters.includes('compare'));
  const isComparable = Object.values(wanted).every(({ statement, days }) => {
    const before = comparisonDaysOf(days, comparison);
    return before === null || !statement.isComparable || statement.isComparable(days, before);
  });
  const { whole } = grouped;
  const before = card.cell({ ...whole, now: whole.before }, grouped, view);
  return { now: card.cell(whole, grouped, view), before: isComparable && isCompared ? before : NaN };
}
