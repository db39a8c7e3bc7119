import { comparedWith, type Comparison, type Days } from './days.ts';
import { grouped, type Cell, type Figures, type Group, type Grouped, type Measure } from './figures.ts';
import type { RawData } from './raw-data.ts';
import { setFilters, type Filter, type View } from './view.ts';

/** What names the rows of a table: the header of the column, and the name in SQL over the rows of the sources. */
export interface Split {
  readonly header: string;
  readonly name: string;
}

type Measures<M extends string> = Readonly<Record<M, Measure>>;
type Columns<M extends string> = Readonly<Record<string, Column<M>>>;
export type Column<M extends string> = (group: Group<M>, all: Grouped<M>, view: View) => Cell;

/** What a table of a page says it holds. */
export interface Panel<M extends string = string> {
  /** As it stands above the table in the file; dates at its end are left out. */
  readonly titles: readonly string[];
  readonly by: (view: View) => readonly Split[];
  /** The page's own days unless it says others. */
  readonly days?: (view: View) => Days;
  /** What it is compared with whatever the reader chose, because a column is called so; the whole year before beside a year under way. */
  readonly compares?: Comparison | 'whole-last-year';
  readonly measures: Measures<M> | ((view: View) => Measures<M>);
  readonly columns: Columns<M> | ((view: View) => Columns<M>);
  /** Columns of taxpayers, of whom few are not told, nor what is theirs. */
  readonly hides?: readonly string[];
  /** Columns of words. */
  readonly aside?: readonly string[];
  /** Columns that stand there in some views only. */
  readonly sometimes?: readonly string[];
  /** Columns of which each is one value of this split: a table of one figure, `value` among the columns. */
  readonly across?: Split;
  /** Of a table whose rows are steps: its first columns, and the cells of each step, their texts joined by tabs, by all rows together. */
  readonly steps?: readonly Split[];
  readonly rows?: (all: Grouped<M>, view: View) => Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  /** Groups that have a row; all with a figure unless it says so. */
  readonly shows?: (group: Group<M>, all: Grouped<M>, view: View) => boolean;
  /** Its columns are of several facts, each narrowed by what it knows. */
  readonly parted?: boolean;
  /** What its title or the page narrows it to beside the filters: a condition on its rows. */
  readonly only?: (view: View) => string;
}

/** A figure that stands alone on a card. */
export interface Card<M extends string = string> {
  readonly measures: Readonly<Record<M, Measure>>;
  readonly value: (figures: Figures<M>) => Cell;
  readonly days?: (view: View) => Days;
  readonly only?: (view: View) => string;
  /** Whether it counts taxpayers, of whom few are not told. */
  readonly hides?: boolean;
  /** Whether the earlier days can stand beside the others; they can unless it says so. */
  readonly comparable?: (days: Days, before: Days, comparison: Comparison) => boolean;
}

export interface PageOfFigures {
  readonly address: string;
  readonly offers: readonly (Filter | 'period' | 'compare')[];
  /** Whether it counts taxpayers: then it has years and the same days a year before alone. */
  readonly counted?: boolean;
  readonly cards: Readonly<Record<string, Card>>;
  /** Cards of words, and of figures over several tables of the page, that are not stated. */
  readonly cardsAside?: readonly string[];
  readonly panels: readonly Panel[];
}

/** Keeps the names of the measures while a panel is written. */
export const panel = <M extends string>(one: Panel<M>): Panel => one as unknown as Panel;
export const card = <M extends string>(one: Card<M>): Card => one as unknown as Card;

export interface Expected {
  readonly rows: ReadonlyMap<string, { readonly shown: boolean; readonly cells: Readonly<Record<string, Cell>> }>;
  readonly totals: Readonly<Record<string, Cell>>;
}

export const columnsOf = ({ columns }: Panel, view: View): Columns<string> => (typeof columns === 'function' ? columns(view) : columns);

/** A table of the page by single facts; the filters that the page says it leaves aside are. */
export async function expectedTable(raw: RawData, view: View, one: Panel, leftAside: readonly Filter[]): Promise<Expected> {
  const days = one.days?.(view) ?? view.period;
  const comparison = one.compares ?? view.comparison;
  const splits = [...one.by(view), ...(one.across ? [one.across] : [])];
  const all = await grouped(raw, {
    view,
    measures: typeof one.measures === 'function' ? one.measures(view) : one.measures,
    by: splits.map(({ name }) => name),
    days,
    comparison,
    set: setFilters(view),
    leftAside,
    parted: one.parted ?? false,
    only: one.only?.(view),
  });
  const cellsOf = (group: Group) =>
    Object.fromEntries(Object.entries(columnsOf(one, view)).map(([header, value]) => [header, value(group, all, view)]));
  if (one.rows) {
    const steps = Object.entries(one.rows(all, view)).map(
      ([name, cells]) => [JSON.stringify(name.split('\t')), { shown: true, cells }] as const,
    );
    return { rows: new Map(steps), totals: {} };
  }
  const rows = all.groups.map(
    (group) => [JSON.stringify(group.key), { shown: one.shows?.(group, all, view) ?? true, cells: cellsOf(group) }] as const,
  );
  return { rows: new Map(rows), totals: cellsOf(all.whole) };
}

export async function expectedCard(
  raw: RawData,
  view: View,
  one: Card,
  leftAside: readonly Filter[],
): Promise<{ readonly now: Cell; readonly before: Cell }> {
  const days = one.days?.(view) ?? view.period;
  const { whole } = await grouped(raw, {
    view,
    measures: one.measures,
    by: [],
    days,
    comparison: view.comparison,
    set: setFilters(view),
    leftAside,
    parted: false,
    only: one.only?.(view),
  });
  const before = comparedWith(days, view.comparison);
  const compared = before === null || !one.comparable || one.comparable(days, before, view.comparison);
  return { now: one.value(whole.now), before: compared ? one.value(whole.before) : NaN };
}
