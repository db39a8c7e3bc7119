import { quotient, valueColumn } from '../columns.ts';
import { addDays, firstOfMonth, lastOfMonth, addMonths, type Days } from '../days.ts';
import type { Figures } from '../figures.ts';
import { byState, due, filing } from '../measures.ts';
import type { Column } from '../panel.ts';
import type { View } from '../view.ts';

const lastEnded = (day: string): string => (day === lastOfMonth(day) ? day : addDays(firstOfMonth(day), -1));

/** Complete months of the chosen days; the last twelve by default, or if none is complete. */
export function ended({ address, period, asOf }: View): Days {
  const from = period.from === firstOfMonth(period.from) ? period.from : addMonths(firstOfMonth(period.from), 1);
  const to = lastEnded(period.to < asOf ? period.to : asOf);
  if (!/[?&]p=y(&|$)/.test(address) && from <= to) return { from, to };
  const last = lastEnded(period.to);
  return { from: addMonths(firstOfMonth(last), -11), to: last };
}

/** Years to the last complete month, not before the data begin. */
export const endedYears =
  (years: number) =>
  ({ period, since }: View): Days => {
    const to = lastEnded(period.to);
    const from = `${String(Number(to.slice(0, 4)) - years + 1)}-01-01`;
    const first = firstOfMonth(since);
    return { from: from < first && first <= to ? first : from, to };
  };

export const OBLIGATIONS = {
  obligations: due('count(*)'),
  onTime: due('count(*) FILTER (on_time AND settled)'),
  settled: due('count(*) FILTER (settled)'),
  net: due('sum(net)'),
  paid: due('sum(greatest(0, least(net, coalesce(at_all, 0))))'),
  timely: due('sum(greatest(0, least(net, coalesce(in_time, 0), coalesce(at_all, 0))))'),
  expected: filing('count(*)'),
  filed: filing('count(*) FILTER (first_filed <= $seen)'),
  filedOnTime: filing('count(*) FILTER (first_filed <= due_on AND first_filed <= $seen)'),
  filedOnline: filing("count(*) FILTER (first_filed <= $seen AND mode = 'online')"),
};
export type ObligationFigure = keyof typeof OBLIGATIONS;

const less = (whole: number | null, part: number | null): number | null => (whole === null ? null : whole - (part ?? 0));

/** Figures of obligations by their displayed name. */
export const FIGURE = {
  'Returns expected': ({ expected }) => expected,
  'Filed on time': ({ filedOnTime }) => filedOnTime,
  'Filed late': ({ filed, filedOnTime }) => less(filed, filedOnTime),
  'Not filed': ({ expected, filed }) => less(expected, filed),
  'On-time filing rate': ({ filedOnTime, expected }) => quotient(filedOnTime, expected),
  'Filing rate': ({ filed, expected }) => quotient(filed, expected),
  'Electronic filing rate': ({ filedOnline, filed }) => quotient(filedOnline, filed),
  'Obligations due': ({ obligations }) => obligations,
  'Paid on time': ({ onTime }) => onTime,
  'Paid late': ({ settled, onTime }) => less(settled, onTime),
  'Not settled': ({ obligations, settled }) => less(obligations, settled),
  'On-time payment (number)': ({ onTime, obligations }) => quotient(onTime, obligations),
  'Payment rate (number)': ({ settled, obligations }) => quotient(settled, obligations),
  'On-time payment (value)': ({ timely, net }) => quotient(timely, net),
  'Amount unpaid': ({ net, paid }) => less(net, paid),
} as const satisfies Readonly<Record<string, (figures: Figures<ObligationFigure>) => number | null>>;
export type FigureName = keyof typeof FIGURE;

export const columns = (...names: readonly FigureName[]): Readonly<Record<string, Column<ObligationFigure>>> =>
  Object.fromEntries(names.map((name): [string, Column<ObligationFigure>] => [name, ({ now }) => FIGURE[name](now)]));

/** Change of a rate in points. */
export const moved =
  (name: FigureName): Column<ObligationFigure> =>
  ({ now, before }) =>
    (FIGURE[name](now) ?? NaN) - (FIGURE[name](before) ?? NaN);

export const OBJECTS = {
  objects: due('count(DISTINCT object_key)'),
  owing: due('count(DISTINCT object_key) FILTER (NOT settled)'),
  unfiled: filing('count(DISTINCT object_key) FILTER (first_filed IS NULL OR first_filed > $seen)'),
  many: byState('count(DISTINCT object_key) FILTER (missed >= 3)'),
};

export const STATES = {
  measures: { objects: byState('count(DISTINCT object_key)') },
  columns: { 'Objects with something due': valueColumn('objects') },
} as const;
