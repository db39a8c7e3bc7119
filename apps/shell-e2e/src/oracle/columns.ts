import { daysBetween, effectiveComparison, type Days } from './days.ts';
import type { Cell, Figures, Source } from './figures.ts';
import { definePanel, type Column, type Panel, type TableDimension } from './panel.ts';
import type { View } from './view.ts';

/** SQL that gives the displayed name of a document kind. */
export const SHORT_DOCUMENTS = `CASE document WHEN 'SPPT' THEN 'Tax due notice (SPPT)' WHEN 'SKKP' THEN 'Payment obligation notice (vehicles)'
  WHEN 'SKPD' THEN 'Assessment notice' WHEN 'SKPDKB' THEN 'Underpayment assessment' WHEN 'STPD' THEN 'Collection notice' ELSE document END`;

/** Number of rows of a list's first page. */
const MAX_ROWS = 50;

/** Panel of the largest cases of a source. Its rows need `case_id`, `amount` and `called` (the displayed name). */
export function defineCaseList(
  title: string,
  header: string,
  source: Source,
  columns: Readonly<Record<string, 'amount' | 'before' | 'periods' | 'transactions'>>,
): Panel {
  const names = [...new Set(['amount', ...Object.values(columns)])];
  return definePanel<string>({
    titles: [title],
    dimensions: () => [
      { header: 'case', nameSql: 'case_id' },
      { header: 'called', nameSql: "coalesce(called, '-')" },
    ],
    rowKeyHeaders: ['Rank', header],
    fixedComparison: 'none',
    measures: Object.fromEntries(names.map((name) => [name, { source, sql: `sum(${name})` }])),
    columns: {},
    uncheckedColumns: [
      'Name (masked)',
      'Number',
      'NPWPD (masked)',
      'Kind of taxpayer',
      'Document',
      'Tax type',
      'Unit',
      'Region',
      'Period',
      'Issued',
      'In arrears since',
      'Oldest due date',
      'Last filing',
      'First lapses',
      'At the latest',
      'Next letter',
      'Not paid',
      'Last payment',
    ],
    makeRows: ({ groups }) => {
      const largest = [...groups]
        .sort((a, b) => (b.now.amount ?? 0) - (a.now.amount ?? 0) || Number(a.key[0]) - Number(b.key[0]))
        .slice(0, MAX_ROWS);
      const cells = (figures: Figures) =>
        Object.fromEntries(Object.entries(columns).map(([name, measure]) => [name, figures[measure] ?? null]));
      return Object.fromEntries(largest.map(({ key, now }, index) => [`${String(index + 1)}\t${key[1] ?? ''}`, cells(now)]));
    },
  });
}

/** Month in a table of the file: its first day. */
export const MONTH: TableDimension = { header: 'Month', nameSql: "strftime($day, '%Y-%m-01')" };
export const SHORT_MONTH: TableDimension = { header: '', nameSql: "replace(strftime($day, '%b %Y'), 'Sep ', 'Sept ')" };

/** Share of the total; NaN if the total is 0 or unknown. */
export const quotient = (part: number | null, whole: number | null): number => (part === null || !whole ? NaN : part / whole);

/** Average rounded to whole units, because money has no fractions. */
export const average = (sum: number | null, count: number | null): number => {
  const value = quotient(sum, count);
  return Math.sign(value) * Math.round(Math.abs(value));
};

/** Growth rate; NaN if the base is 0 or negative. */
export const growth = (now: number | null, before: number | null): number =>
  now === null || before === null || before <= 0 ? NaN : now / before - 1;

/** Column of a measure. */
export const valueColumn =
  <M extends string>(measure: M): Column<M> =>
  ({ now }) =>
    now[measure];

/** Column of the share of the total. */
export const shareColumn =
  <M extends string>(measure: M): Column<M> =>
  ({ now }, { whole }) =>
    quotient(now[measure], whole.now[measure]);

/** Column of the growth from the comparison. */
export const changeColumn =
  <M extends string>(measure: M): Column<M> =>
  ({ now, before }) =>
    growth(now[measure], before[measure]);

/** True if both years have passed the same number of days, apart from a leap day. Only then are figures to date compared. */
export function isAsFarIntoYear(days: Days, before: Days): boolean {
  const daysIntoYear = ({ to }: Days): number => daysBetween(`${to.slice(0, 4)}-01-01`, to);
  return Math.abs(daysIntoYear(days) - daysIntoYear(before)) <= 1;
}

/** Text of a ratio to the plan; NaN means no plan. */
export function planStatusText(ratio: number): string {
  if (Number.isNaN(ratio)) return 'No plan';
  if (ratio >= 1) return 'On plan';
  return ratio >= 0.95 ? 'Needs attention' : 'Below 95% of plan';
}

const COMPARISON_HEADERS = {
  none: 'Change',
  previous: 'Against the previous period',
  'last-year': 'Against last year',
  lebaran: 'Against last Lebaran',
} as const;

/** Header of the column with the change from the comparison. */
export const comparisonHeader = ({ comparison, period }: View): string => COMPARISON_HEADERS[effectiveComparison(comparison, period)];

/** Rank of a figure among all groups, 1 is the largest; null without a figure. */
export function rank(figures: readonly (number | null)[], own: number | null): Cell {
  return own === null ? null : 1 + figures.filter((other) => other !== null && other > own).length;
}
