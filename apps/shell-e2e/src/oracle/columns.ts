import {
  effectiveComparison,
  growth,
  quotient,
  measureByName,
  type ComparedWith,
  type Days,
  type Figure,
  type Figures,
  type Group,
  type Grouped,
  type MeasureName,
  type ShownSubject,
  type Statement,
  type View,
} from '@pendapa/oracle';

export type Cell = Figure | string;
type Compute = (group: Group, all: Grouped, view: View) => Cell;

/** Meaning of a heading of a table or of the name of a card: the measures that it needs, and its cell for a group. */
export interface Column {
  readonly measures: readonly MeasureName[];
  /** Statements that only this page needs, by names of their own; `subject` decides about their days. */
  readonly own?: Readonly<Record<string, Statement>>;
  readonly subject?: ShownSubject;
  readonly cell: Compute;
  /** True if the cell compares two periods. */
  readonly usesComparison?: boolean;
  /** False for a card that is never compared, such as the register of today. */
  readonly isCompared?: false;
}
export type Columns = Readonly<Record<string, Column>>;
/** A card; its days and rows are by default those of the page. */
export interface Card extends Column {
  readonly days?: (view: View) => Days;
  /** SQL condition on rows in addition to filters. */
  readonly conditionSql?: (view: View) => string;
  /** Comparison, if it does not follow the filter of the page. */
  readonly comparison?: ComparedWith;
}

/** Column of a figure that is computed from measures. */
export const derived = (measures: readonly MeasureName[], cell: Compute): Column => ({ measures, cell });
export const measure = (name: MeasureName): Column => derived([name], ({ now }) => now[name] ?? null);
/** Column of a statement that is no measure. */
export const ownColumn = (name: string, statement: Statement, subject?: ShownSubject): Column => ({
  measures: [],
  own: { [name]: statement },
  ...(subject ? { subject } : {}),
  cell: ({ now }) => now[name] ?? null,
});
export const ratioOf = (part: MeasureName, whole: MeasureName): Column =>
  derived([part, whole], ({ now }) => quotient(now[part], now[whole]));
/** Share of the total. */
export const shareOf = (name: MeasureName): Column => derived([name], ({ now }, { whole }) => quotient(now[name], whole.now[name]));
/** Growth from the comparison; for a ratio the difference in points. */
export const changeOf = (name: MeasureName): Column => ({
  ...derived([name], ({ now, before }) =>
    measureByName(name).unit === 'ratio' ? (now[name] ?? NaN) - (before[name] ?? NaN) : growth(now[name] ?? null, before[name] ?? null),
  ),
  usesComparison: true,
});
/** The same column for the comparison. */
export const beforeOf = (column: Column): Column => ({
  ...column,
  cell: (group, all, view) => column.cell({ ...group, now: group.before }, all, view),
  usesComparison: true,
});

/** Rank of a figure among all groups, 1 is the largest; null without a figure. */
export function rank(figures: readonly (Figure | undefined)[], own: Figure | undefined): number | null {
  return (own ?? null) === null ? null : 1 + figures.filter((other) => (other ?? null) !== null && Number(other) > Number(own)).length;
}
export const rankOf = (name: MeasureName): Column =>
  derived([name], (group, { groups, whole }) =>
    group === whole
      ? null
      : rank(
          groups.map(({ now }) => now[name]),
          group.now[name],
        ),
  );

/** Text of a ratio to the plan; NaN means no plan. */
function planStatus(reached: Figure = NaN): string {
  if (reached === null || Number.isNaN(reached)) return 'No plan';
  if (reached >= 1) return 'On plan';
  return reached >= 0.95 ? 'Nearly on plan' : 'Below 95% of plan';
}

/** Registered and not temporarily closed. */
export const activeObjects = (now: Figures): Figure => {
  const registered = now['objects.registered'] ?? null;
  return registered === null ? null : registered - (now['objects.suspended'] ?? 0);
};
/** Objects that paid and were closed in the period are no longer active. */
const objectsWithoutPayment = (now: Figures): number => {
  const active = activeObjects(now);
  return active === null ? NaN : active - Math.min(now['objects.payingObjects'] ?? 0, active);
};

/** Headings that are no labels of measures, and mean the same on every page. */
export const COMMON_COLUMNS: Columns = {
  Status: derived(['achievement.planAchievement'], ({ now }) => planStatus(now['achievement.planAchievement'])),
  '% of plan': measure('achievement.planAchievement'),
  'Target in force': measure('achievement.target'),
  'Target as it was': measure('achievement.target'),
  'Registered objects': measure('objects.registered'),
  'Active, no payment in the period': derived(['objects.registered', 'objects.suspended', 'objects.payingObjects'], ({ now }) =>
    objectsWithoutPayment(now),
  ),
};

/** Headings of the share of the measure before them. */
export const SHARE_HEADERS: readonly string[] = [
  'Share',
  'Share of revenue',
  'Share of taxpayers',
  'Share of amount paid',
  'Share of objects',
  'Share of value',
];

const COMPARISON_HEADERS = {
  none: 'Change',
  previous: 'Against the previous period',
  'last-year': 'Against last year',
  lebaran: 'Against last Lebaran',
} as const;

/** Heading of the change from the comparison. */
export const comparisonHeader = ({ comparison, period }: View): string => COMPARISON_HEADERS[effectiveComparison(comparison, period)];
