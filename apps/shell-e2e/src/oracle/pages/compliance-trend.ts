import { quotient, valueColumn } from '../columns.ts';
import { lastOfMonth, addMonths, type Days } from '../days.ts';
import type { Group, Grouped } from '../figures.ts';
import { obligationDelayMeasure } from '../measures.ts';
import { defineCard, definePanel, type PageOfFigures, type TableDimension } from '../panel.ts';
import { AGES } from '../sources/obligations.ts';
import type { View } from '../view.ts';
import { figureColumns, OBLIGATIONS, yearsOfCompleteMonths, type FigureName } from './compliance-figures.ts';
import { TAX } from './revenue.ts';

const YEAR: TableDimension = { header: 'Year', nameSql: "strftime($day, '%Y')" };
const YEARLY_MEASURES = {
  ...OBLIGATIONS,
  byYearEnd: obligationDelayMeasure('count(*) FILTER (settled_in_year)'),
  filedInYear: { source: OBLIGATIONS.filed.source, sql: 'count(*) FILTER (first_filed <= $seen AND year(first_filed) <= year(due_on))' },
};
type YearlyFigure = keyof typeof YEARLY_MEASURES;
const yearColumns = (...names: readonly FigureName[]) => figureColumns(...names);
const yearEndPaymentRate = ({ now }: Group<YearlyFigure>) => quotient(now.byYearEnd, now.obligations);

const PAID_BY_AGE = Object.fromEntries(AGES.map((age) => [`age${String(age)}`, obligationDelayMeasure(`sum(paid_${String(age)})`)]));
const hasReachedAge = (month: string, age: number, asOf: string): boolean => lastDayLater(month, age) <= asOf;
/** Last day of the month `age` months later. */
const lastDayLater = (month: string, age: number): string => addMonths(lastOfMonth(`${month}-01`), age);

/** Payments at each age of months that are three months old, or younger if there are none. All years use the same months. */
function paidShareCurves({ groups }: Grouped, { asOf }: View): Readonly<Record<string, Readonly<Record<string, number | null>>>> {
  const known = groups.map(({ key, now }) => ({ month: key[0] ?? '', now })).filter(({ now }) => (now.net ?? 0) > 0);
  const years = [...new Set(known.map(({ month }) => month.slice(0, 4)))].sort();
  const latest = known.map(({ month }) => month).filter((month) => month.startsWith(years.at(-1) ?? '-'));
  const compared =
    [3, 1, 0].map((age) => latest.filter((month) => hasReachedAge(month, age, asOf))).find((months) => months.length > 0) ?? [];
  const [first, last] = [[...compared].sort()[0], [...compared].sort().at(-1)];
  if (first === undefined || last === undefined) return {};
  return Object.fromEntries(
    years.map((year) => {
      const own = known.filter(
        ({ month }) => month.startsWith(year) && month.slice(5) >= first.slice(5) && month.slice(5) <= last.slice(5),
      );
      const youngest =
        own
          .map(({ month }) => month)
          .sort()
          .at(-1) ?? '9999-12';
      const sum = (name: string) => own.reduce((total, { now }) => total + (now[name] ?? 0), 0);
      const cells = AGES.map((age) => [
        age === 1 ? '1 month' : `${String(age)} months`,
        hasReachedAge(youngest, age, asOf) ? quotient(sum(`age${String(age)}`), sum('net')) : NaN,
      ]);
      return [year, Object.fromEntries(cells)];
    }),
  );
}

const COHORTS = {
  objects: obligationDelayMeasure("count(DISTINCT object_key || ' ' || tax_code || ' ' || year(due_on)) FILTER (opened_on IS NOT NULL)"),
  owing: obligationDelayMeasure(
    "count(DISTINCT object_key || ' ' || tax_code || ' ' || year(due_on)) FILTER (opened_on IS NOT NULL AND NOT settled_in_year)",
  ),
};
const settledObjects = ({ objects, owing }: Group<keyof typeof COHORTS>['now']): number | null =>
  objects === null ? null : objects - (owing ?? 0);

/** The last year that is over in the complete months of the view. */
function lastCompleteYear(view: View): Days {
  const { to } = yearsOfCompleteMonths(8)(view);
  const year = String(Number(to.slice(0, 4)) - (to.endsWith('-12-31') ? 0 : 1));
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
const yearCard = (value: (figures: Group<YearlyFigure>['now']) => number | null) =>
  defineCard({ measures: YEARLY_MEASURES, days: lastCompleteYear, value, isComparable: () => false });

export const COMPLIANCE_TREND: PageOfFigures = {
  address: '/compliance-trend',
  offeredFilters: ['period', 'region', 'tax', 'category', 'unit', 'kind'],
  cards: {
    'Settled at year end': yearCard(({ byYearEnd, obligations }) => quotient(byYearEnd, obligations)),
    'Paid on time in the year': yearCard(({ onTime, obligations }) => quotient(onTime, obligations)),
    'Filed at year end': yearCard(({ filedInYear, expected }) => quotient(filedInYear, expected)),
    'Filed on time in the year': yearCard(({ filedOnTime, expected }) => quotient(filedOnTime, expected)),
  },
  panels: [
    definePanel({
      titles: ['Payment rate by year', 'Payments and events'],
      dimensions: () => [YEAR],
      days: yearsOfCompleteMonths(8),
      fixedComparison: 'none',
      measures: YEARLY_MEASURES,
      columns: {
        ...yearColumns('Obligations due', 'On-time payment (number)', 'Payment rate (number)'),
        'Payment rate at year end': yearEndPaymentRate,
      },
    }),
    definePanel({
      titles: ['Filing rate by year'],
      dimensions: () => [YEAR],
      days: yearsOfCompleteMonths(8),
      fixedComparison: 'none',
      measures: YEARLY_MEASURES,
      columns: {
        ...yearColumns('Returns expected', 'On-time filing rate', 'Filing rate'),
        'Filing rate at year end': ({ now }) => quotient(now.filedInYear, now.expected),
      },
    }),
    definePanel({
      titles: ['Speed of payment since the due date'],
      dimensions: () => [{ header: 'Year', nameSql: "strftime($day, '%Y-%m')" }],
      rowKeyHeaders: [YEAR.header],
      days: yearsOfCompleteMonths(5),
      fixedComparison: 'none',
      measures: { net: obligationDelayMeasure('sum(net)'), ...PAID_BY_AGE },
      columns: {},
      makeRows: paidShareCurves,
    }),
    definePanel({
      titles: ['Compliance since the year of registration'],
      dimensions: () => [{ header: 'Year of registration', nameSql: "strftime(opened_on, '%Y')" }, YEAR],
      days: yearsOfCompleteMonths(5),
      fixedComparison: 'none',
      measures: COHORTS,
      columns: {
        'Objects by year of the due date': valueColumn('objects'),
        'Objects settled by the end of the year': ({ now }) => settledObjects(now),
        'Compliant objects at the end of the year': ({ now }) => quotient(settledObjects(now), now.objects),
      },
    }),
    definePanel({
      titles: ['Years and taxes'],
      dimensions: () => [YEAR, TAX],
      days: yearsOfCompleteMonths(8),
      fixedComparison: 'none',
      measures: YEARLY_MEASURES,
      columns: {
        ...yearColumns('Obligations due', 'On-time payment (number)', 'Payment rate (number)', 'On-time filing rate', 'Amount unpaid'),
        'Payment rate at year end': yearEndPaymentRate,
      },
    }),
  ],
};
