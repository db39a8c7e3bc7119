import { defineCard, definePanel, type Column, type PageOfFigures } from '../panel.ts';
import { comparisonDaysOf, firstOfMonth, type Days } from '../days.ts';
import { comparisonHeader, isAsFarIntoYear, growth, MONTH, quotient, rank, planStatusText, valueColumn } from '../columns.ts';
import { MONEY, allPaymentsMeasure, PLAN, planPaymentMeasure, TOWARDS_PLAN } from '../measures.ts';
import { yearTargets } from '../sources/payments.ts';
import type { Figures, Grouped } from '../figures.ts';
import type { View } from '../view.ts';
import { revenueGrowth, planRatio, cumulativeColumn, YEAR_MEASURES, yearToDate, type Year } from './achievement.ts';
import { breakdown, TAX, UNIT } from './revenue.ts';

/** Condition of the chosen kinds of units; UP3D by default. */
const kindCondition = ({ codes }: View): string => (codes.kind ? 'true' : "unit_kind = 'up3d'");
/** No condition on the kind if units are chosen. */
const chosenUnitsCondition = (view: View): string => (view.codes.unit ? 'true' : kindCondition(view));

const YEARS = 5;
/** Last five years to the end of the period, not before the data begin. */
const yearsOf = ({ period, since }: View): readonly string[] => {
  const last = Number(period.to.slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => String(last - YEARS + 1 + index)).filter((year) => year >= since.slice(0, 4));
};
const paidInPeriod = ({ from, to }: Days) => allPaymentsMeasure(`sum($money) FILTER (day BETWEEN DATE '${from}' AND DATE '${to}')`);
const yearMeasure = (view: View, year: string) => {
  const end = `${year}-12-31`;
  return paidInPeriod({ from: `${year}-01-01`, to: end < view.period.to ? end : view.period.to });
};

/** Last year with revenue. */
const lastYearWithRevenue = (view: View, { whole }: Grouped): string =>
  yearsOf(view).findLast((year) => (whole.now[year] ?? null) !== null) ?? '';

/** Compound annual growth over complete years; NaN with fewer than two, or from 0. */
function annualGrowth(figures: Figures, view: View): number {
  const finished = yearsOf(view).filter((year) => `${year}-12-31` <= view.period.to);
  const [first, end] = [figures[finished[0] ?? ''] ?? null, figures[finished.at(-1) ?? ''] ?? null];
  if (finished.length < 2 || first === null || end === null || first <= 0 || end < 0) return NaN;
  return (end / first) ** (1 / (finished.length - 1)) - 1;
}

const UP3D_YEARS: PageOfFigures = {
  address: '/revenue-up3d',
  offeredFilters: ['period', 'compare', 'tax', 'category', 'unit', 'kind', 'penalty'],
  cards: { Revenue: defineCard({ measures: { money: MONEY }, value: ({ money }) => money, conditionSql: chosenUnitsCondition }) },
  uncheckedCards: ['Fastest growth', 'Largest UP3D', 'Share of all revenue', 'Share of the top 5'],
  panels: [
    breakdown('UP3D ranked', UNIT, kindCondition),
    definePanel<string>({
      titles: ['Ranks over the years', 'How each UP3D developed', 'Revenue per UP3D and year'],
      dimensions: () => [UNIT],
      fixedComparison: 'none',
      conditionSql: kindCondition,
      measures: (view) => {
        const before = comparisonDaysOf(view.period, view.comparison);
        return {
          ...Object.fromEntries(yearsOf(view).map((year) => [year, yearMeasure(view, year)])),
          now: paidInPeriod(view.period),
          before: before ? paidInPeriod(before) : allPaymentsMeasure('CAST(NULL AS BIGINT)'),
        };
      },
      columns: (view) => ({
        ...Object.fromEntries(yearsOf(view).map((year) => [year, valueColumn(year)])),
        'Growth a year': ({ now }) => annualGrowth(now, view),
        [comparisonHeader(view)]: ({ now }) => growth(now.now ?? null, now.before ?? null),
        Share: ({ now }, all) =>
          quotient(now[lastYearWithRevenue(view, all)] ?? null, all.whole.now[lastYearWithRevenue(view, all)] ?? null),
        Rank: ({ now }, all) =>
          rank(
            all.groups.map((group) => group.now[lastYearWithRevenue(view, all)] ?? null),
            now[lastYearWithRevenue(view, all)] ?? null,
          ),
      }),
      hasRow: ({ now }, _, view) => yearsOf(view).some((year) => (now[year] ?? null) !== null),
    }),
    breakdown('Tax types at $unit', TAX),
    breakdown('Wards of $unit', { header: 'Ward', nameSql: 'ward' }),
  ],
};

/** Header of the target column by the chosen version. */
export const TARGET_HEADERS = {
  'in-force': 'Target in force',
  'as-was': 'Target as it was',
  apbd: 'APBD target',
  apbdp: 'APBDP target',
} as const;
const MONTHS = { year: 12, quarter: 3, month: 1 } as const;

/** Target span: the year, or the quarter or month in which the period ends. A period to 12 May has the quarter from 1 April. */
function spanOf({ period, target }: View): Days {
  const length = MONTHS[target];
  const [year, month] = [period.to.slice(0, 4), Number(period.to.slice(5, 7))];
  const first = Math.floor((month - 1) / length) * length + 1;
  const pad = (one: number) => String(one).padStart(2, '0');
  const end = new Date(Date.UTC(Number(year), first + length - 1, 0)).toISOString().slice(0, 10);
  return { from: `${year}-${pad(first)}-01`, to: end };
}

/** Amount needed per remaining working day of the target span; 0 once it is reached. Example: (100 - 40) / 20 days is 3. */
const neededPerDay: Column<Needs> = ({ now }, _, view) => {
  const wanted = view.target === 'year' ? now.target : now.wanted;
  const came = view.target === 'year' ? now.towardsTarget : now.inSpan;
  if (wanted === null || !now.days) return null;
  return Math.max(0, Math.ceil((wanted - (came ?? 0)) / now.days));
};
type Needs = Year | 'thisMonth' | 'inSpan' | 'wanted' | 'days';

const UP3D_CURRENT: PageOfFigures = {
  address: '/revenue-up3d-current',
  offeredFilters: ['period', 'compare', 'tax', 'category', 'unit', 'kind', 'target', 'version'],
  cards: {
    Actual: defineCard({
      measures: { realised: YEAR_MEASURES.realised },
      value: ({ realised }) => realised,
      conditionSql: chosenUnitsCondition,
    }),
    'Achievement against plan': defineCard({
      measures: { realised: TOWARDS_PLAN, plan: PLAN },
      value: ({ realised, plan }) => quotient(realised ?? 0, plan),
      conditionSql: chosenUnitsCondition,
      isComparable: isAsFarIntoYear,
    }),
  },
  uncheckedCards: ['Realised in', 'This month', 'UP3D on plan', 'Working days left'],
  panels: [
    definePanel<Needs>({
      titles: ['Realised per UP3D against plan', 'Realised revenue per UP3D'],
      dimensions: () => [UNIT],
      conditionSql: kindCondition,
      optionalColumns: ['Actual to date'],
      measures: (view) => {
        const span = spanOf(view);
        const months = `month BETWEEN ${span.from.slice(5, 7)} AND ${span.to.slice(5, 7)}`;
        const sums = (days: Days) => allPaymentsMeasure(`sum(amount) FILTER (day BETWEEN DATE '${days.from}' AND DATE '${days.to}')`);
        return {
          ...YEAR_MEASURES,
          thisMonth: sums({ from: firstOfMonth(view.period.to), to: view.period.to }),
          inSpan: planPaymentMeasure(`sum(amount) FILTER (day BETWEEN DATE '${span.from}' AND DATE '${view.period.to}')`),
          wanted: { source: yearTargets('$version', months), sql: 'sum(wanted)' },
          days: {
            source: yearTargets('$version'),
            sql: `(SELECT count(*) FROM calendar WHERE working AND day > DATE '${view.period.to}' AND day <= DATE '${span.to}')`,
          },
        };
      },
      columns: (view) => ({
        [TARGET_HEADERS[view.version]]: valueColumn('target'),
        'Plan to date': valueColumn('plan'),
        Actual: valueColumn('realised'),
        'Actual to date': valueColumn('toDate'),
        'Achievement against plan': planRatio,
        'This month': valueColumn('thisMonth'),
        'Needed per working day': neededPerDay,
        [comparisonHeader(view)]: revenueGrowth,
        Status: (group) => planStatusText(planRatio(group)),
      }),
    }),
    definePanel({
      titles: ['Cumulative course'],
      dimensions: () => [MONTH],
      days: yearToDate,
      fixedComparison: 'whole-last-year',
      conditionSql: chosenUnitsCondition,
      measures: { realised: MONEY, plan: PLAN },
      columns: {
        Plan: cumulativeColumn('now', 'plan'),
        Actual: cumulativeColumn('now', 'realised'),
        'Last year': cumulativeColumn('before', 'realised'),
      },
    }),
    definePanel({
      titles: ['Monthly plan reached'],
      dimensions: () => [UNIT, MONTH],
      days: yearToDate,
      fixedComparison: 'none',
      conditionSql: kindCondition,
      measures: { money: MONEY, towardsPlan: TOWARDS_PLAN, plan: PLAN },
      columns: {
        Plan: valueColumn('plan'),
        Actual: valueColumn('money'),
        '% of plan': ({ now }) => quotient(now.towardsPlan ?? 0, now.plan),
      },
    }),
    definePanel({
      titles: ['Tax types at $unit'],
      dimensions: () => [TAX],
      measures: YEAR_MEASURES,
      optionalColumns: ['Actual', 'Actual to date'],
      columns: {
        'Plan to date': valueColumn('plan'),
        Actual: valueColumn('realised'),
        'Actual to date': valueColumn('toDate'),
        'Achievement against plan': planRatio,
        Status: (group) => planStatusText(planRatio(group)),
      },
    }),
  ],
};

export const UNIT_PAGES: readonly PageOfFigures[] = [UP3D_YEARS, UP3D_CURRENT];
