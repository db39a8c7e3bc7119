import { quotient, measureByName, over, type Figures, type MeasureName, type Rows } from '@pendapa/oracle';
import { measure, type Cell, type Column } from './columns.ts';
import type { MadeRows, Panel } from './panel.ts';

/** Headings of lists that name a case. */
const NAMES_OF_CASES: readonly string[] = [
  'Name (masked)',
  'Number',
  'NPWPD (masked)',
  'Kind of taxpayer',
  'Document type',
  'Tax type',
  'Unit',
  'Region',
  'Period',
  'Issued',
  'In arrears since',
  'Oldest due date',
  'Last filing',
  'Earliest date of lapse',
  'Deadline',
  'Next letter',
  'Amount unpaid',
  'Last payment',
];

/** Numbers by size, other codes as text. */
const compareIds = (a: string, b: string): number => {
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? (a < b ? -1 : 1) : difference;
};

/** Table of the largest cases. Its rows need `case_id`, `amount` and `called` (the displayed name). */
export function caseList(
  title: string,
  header: string,
  cases: Rows,
  columns: Readonly<Record<string, 'amount' | 'before' | 'periods' | 'transactions'>>,
): Panel {
  const sums = [...new Set(['amount', ...Object.values(columns)])];
  const cellsOf = (figures: Figures) => Object.fromEntries(Object.entries(columns).map(([name, sum]) => [name, figures[sum] ?? null]));
  return {
    titles: [title],
    comparison: 'none',
    unchecked: NAMES_OF_CASES.filter((name) => name !== header && !Object.keys(columns).includes(name)),
    rows: {
      keys: ['Rank', header],
      groupSql: ['case_id', "coalesce(called, '-')"],
      from: { measures: [], own: Object.fromEntries(sums.map((sum) => [sum, over(cases)(`sum(${sum})`)])) },
      make: ({ groups }) => {
        const largestFirst = [...groups].sort(
          (a, b) => (b.now['amount'] ?? 0) - (a.now['amount'] ?? 0) || compareIds(a.key[0] ?? '', b.key[0] ?? ''),
        );
        return Object.fromEntries(largestFirst.map(({ key, now }, at) => [`${String(at + 1)}\t${key[1] ?? ''}`, cellsOf(now)]));
      },
    },
  };
}

/** Step of a waterfall or funnel: a measure under its label, with the sign that the step has. */
export function step(name: MeasureName, label = measureByName(name).label, sign: 1 | -1 = 1): Readonly<Record<string, Column>> {
  const { cell, ...column } = measure(name);
  const signed = (value: Cell): Cell => (typeof value === 'number' ? sign * value : value);
  return { [label]: { ...column, cell: (...of) => signed(cell(...of)) } };
}
export const minus = (name: MeasureName): Readonly<Record<string, Column>> => step(name, undefined, -1);

/** Rows of steps; each has its share of the first step, or of the last one before it among `firsts`. */
export function stepRows(heading: 'Amount' | 'Number', steps: Readonly<Record<string, Column>>, firsts: readonly string[] = []): MadeRows {
  const labels = Object.keys(steps);
  return {
    keys: ['Step'],
    groupSql: [],
    from: { measures: [...new Set(Object.values(steps).flatMap(({ measures }) => measures))] },
    make: (all, view) => {
      const figureOf = (label: string): number | null => {
        const cell = steps[label]?.cell(all.whole, all, view) ?? null;
        return typeof cell === 'string' ? null : cell;
      };
      const firstOf = (at: number): string => labels.slice(0, at + 1).findLast((label) => firsts.includes(label)) ?? labels[0] ?? '';
      return Object.fromEntries(
        labels.map((label, at) => {
          const figure = figureOf(label);
          return [label, { [heading]: figure, 'Share of the first step': quotient(figure, figureOf(firstOf(at))) }];
        }),
      );
    },
  };
}
