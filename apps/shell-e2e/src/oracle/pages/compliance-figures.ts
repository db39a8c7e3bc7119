import { quotient, valueColumn } from '../columns.ts';
import { addDays, firstOfMonth, lastOfMonth, addMonths, type Days } from '../days.ts';
import type { Figures } from '../figures.ts';
import { objectStateMeasure, obligationMeasure, returnMeasure } from '../measures.ts';
import type { Column } from '../panel.ts';
import type { View } from '../view.ts';

/** Last day of the latest complete month: itself for 30 June, 31 May for 12 June. */
const lastCompleteDay = (day: string): string => (day === lastOfMonth(day) ? day : addDays(firstOfMonth(day), -1));

/** Complete months of the chosen days; the last twelve by default, or if none is complete. */
export function completeMonths({ address, period, asOf }: View): Days {
  const from = period.from === firstOfMonth(period.from) ? period.from : addMonths(firstOfMonth(period.from), 1);
  const to = lastCompleteDay(period.to < asOf ? period.to : asOf);
  if (!/[?&]p=y(&|$)/.test(address) && from <= to) return { from, to };
  const last = lastCompleteDay(period.to);
  return { from: addMonths(firstOfMonth(last), -11), to: last };
}

/** Days of some years that end with the last complete month, not before the data begin. */
export const yearsOfCompleteMonths =
  (years: number) =>
  ({ period, since }: View): Days => {
    const to = lastCompleteDay(period.to);
    const from = `${String(Number(to.slice(0, 4)) - years + 1)}-01-01`;
    const first = firstOfMonth(since);
    return { from: from < first && first <= to ? first : from, to };
  };

/** Numbers and amounts of obligations to pay and of returns to file. */
export const OBLIGATIONS = {
  obligations: obligationMeasure('count(*)'),
  onTime: obligationMeasure('count(*) FILTER (on_time AND settled)'),
  settled: obligationMeasure('count(*) FILTER (settled)'),
  net: obligationMeasure('sum(net)'),
  paid: obligationMeasure('sum(greatest(0, least(net, coalesce(at_all, 0))))'),
  timely: obligationMeasure('sum(greatest(0, least(net, coalesce(in_time, 0), coalesce(at_all, 0))))'),
  expected: returnMeasure('count(*)'),
  filed: returnMeasure('count(*) FILTER (first_filed <= $seen)'),
  filedOnTime: returnMeasure('count(*) FILTER (first_filed <= due_on AND first_filed <= $seen)'),
  filedOnline: returnMeasure("count(*) FILTER (first_filed <= $seen AND mode = 'online')"),
};
export type ObligationFigure = keyof typeof OBLIGATIONS;

/** Part of a whole that is not counted elsewhere; an unknown part counts as 0. */
const remainder = (whole: number | null, part: number | null): number | null => (whole === null ? null : whole - (part ?? 0));

/** Figures of obligations by their displayed name. */
export const OBLIGATION_FIGURES = {
  'Returns expected': ({ expected }) => expected,
  'Filed on time': ({ filedOnTime }) => filedOnTime,
  'Filed late': ({ filed, filedOnTime }) => remainder(filed, filedOnTime),
  'Not filed': ({ expected, filed }) => remainder(expected, filed),
  'On-time filing rate': ({ filedOnTime, expected }) => quotient(filedOnTime, expected),
  'Filing rate': ({ filed, expected }) => quotient(filed, expected),
  'Electronic filing rate': ({ filedOnline, filed }) => quotient(filedOnline, filed),
  'Obligations due': ({ obligations }) => obligations,
  'Paid on time': ({ onTime }) => onTime,
  'Paid late': ({ settled, onTime }) => remainder(settled, onTime),
  'Not settled': ({ obligations, settled }) => remainder(obligations, settled),
  'On-time payment (number)': ({ onTime, obligations }) => quotient(onTime, obligations),
  'Payment rate (number)': ({ settled, obligations }) => quotient(settled, obligations),
  'On-time payment (value)': ({ timely, net }) => quotient(timely, net),
  'Amount unpaid': ({ net, paid }) => remainder(net, paid),
} as const satisfies Readonly<Record<string, (figures: Figures<ObligationFigure>) => number | null>>;
export type FigureName = keyof typeof OBLIGATION_FIGURES;

/** Columns of the named figures. */
export const figureColumns = (...names: readonly FigureName[]): Readonly<Record<string, Column<ObligationFigure>>> =>
  Object.fromEntries(names.map((name): [string, Column<ObligationFigure>] => [name, ({ now }) => OBLIGATION_FIGURES[name](now)]));

/** Column of the change of a rate from the comparison, as a difference of ratios. */
export const pointChangeColumn =
  (name: FigureName): Column<ObligationFigure> =>
  ({ now, before }) =>
    (OBLIGATION_FIGURES[name](now) ?? NaN) - (OBLIGATION_FIGURES[name](before) ?? NaN);

/** Numbers of objects that had something to pay or to file; `many` are those with three or more obligations not settled. */
export const OBLIGED_OBJECTS = {
  objects: obligationMeasure('count(DISTINCT object_key)'),
  owing: obligationMeasure('count(DISTINCT object_key) FILTER (NOT settled)'),
  unfiled: returnMeasure('count(DISTINCT object_key) FILTER (first_filed IS NULL OR first_filed > $seen)'),
  many: objectStateMeasure('count(DISTINCT object_key) FILTER (missed >= 3)'),
};

/** Parts of the panels that count objects by their state. */
export const OBJECT_STATES = {
  measures: { objects: objectStateMeasure('count(DISTINCT object_key)') },
  columns: { 'Objects with something due': valueColumn('objects') },
} as const;
