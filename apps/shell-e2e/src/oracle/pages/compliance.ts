import { comparisonHeader, defineCaseList, MONTH, quotient, rank, valueColumn } from '../columns.ts';
import type { Group, Grouped } from '../figures.ts';
import { obligationDelayMeasure } from '../measures.ts';
import { defineCard, definePanel, type Card, type PageOfFigures } from '../panel.ts';
import { NOT_FILED, NOT_SETTLED } from '../sources/obligations.ts';
import type { View } from '../view.ts';
import { COMPLIANCE_TREND } from './compliance-trend.ts';
import {
  figureColumns,
  OBLIGATIONS,
  completeMonths,
  OBLIGATION_FIGURES,
  pointChangeColumn,
  OBLIGED_OBJECTS,
  OBJECT_STATES,
  type ObligationFigure,
  type FigureName,
} from './compliance-figures.ts';
import { monthsUpTo, TAX, UNIT } from './revenue.ts';

const rateCard = (name: FigureName): Card =>
  defineCard({ measures: OBLIGATIONS, days: completeMonths, value: (figures) => OBLIGATION_FIGURES[name](figures) });
const objectCard = (wanted: (figures: Group<keyof typeof OBLIGED_OBJECTS>['now']) => number | null): Card =>
  defineCard({
    measures: OBLIGED_OBJECTS,
    days: completeMonths,
    value: wanted,
    isComparable: (_, __, comparison) => comparison === 'last-year',
  });

const timelinessRow = (all: FigureName, onTime: FigureName, late: FigureName, none: FigureName, now: Group<ObligationFigure>['now']) => ({
  All: OBLIGATION_FIGURES[all](now),
  'On time': OBLIGATION_FIGURES[onTime](now),
  Late: OBLIGATION_FIGURES[late](now),
  'Not yet': OBLIGATION_FIGURES[none](now),
});

const COMPLIANCE: PageOfFigures = {
  address: '/compliance',
  offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
  cards: {
    'On-time filing rate': rateCard('On-time filing rate'),
    'On-time payment (number)': rateCard('On-time payment (number)'),
    'On-time payment (value)': rateCard('On-time payment (value)'),
    'Compliant objects': objectCard(({ objects, owing }) => quotient((objects ?? 0) - (owing ?? 0), objects)),
    'Electronic filing rate': rateCard('Electronic filing rate'),
    'Objects that have not filed': objectCard(({ unfiled }) => unfiled),
    'Objects with 3 or more obligations not settled': defineCard({
      measures: OBLIGED_OBJECTS,
      days: completeMonths,
      value: ({ many }) => many,
      isComparable: () => false,
    }),
  },
  panels: [
    definePanel({
      titles: ['Filing and paying: on time, late or not yet'],
      dimensions: () => [],
      rowKeyHeaders: ['Obligation'],
      days: completeMonths,
      measures: OBLIGATIONS,
      columns: {},
      makeRows: ({ whole: { now } }) => ({
        Filing: timelinessRow('Returns expected', 'Filed on time', 'Filed late', 'Not filed', now),
        Paying: timelinessRow('Obligations due', 'Paid on time', 'Paid late', 'Not settled', now),
      }),
    }),
    definePanel({
      titles: ['From the state a year before to the state now'],
      dimensions: () => [
        { header: 'State a year before', nameSql: 'state_before' },
        { header: 'State now', nameSql: 'state' },
      ],
      days: completeMonths,
      fixedComparison: 'none',
      ...OBJECT_STATES,
    }),
    definePanel({
      titles: ['Filing by month of the due date'],
      dimensions: () => [MONTH],
      days: monthsUpTo(36),
      fixedComparison: 'none',
      measures: OBLIGATIONS,
      columns: figureColumns('Filed on time', 'Filed late', 'Not filed'),
    }),
    definePanel({
      titles: ['Paying by month of the due date'],
      dimensions: () => [MONTH],
      days: monthsUpTo(36),
      fixedComparison: 'none',
      measures: OBLIGATIONS,
      columns: figureColumns('Paid on time', 'Paid late', 'Not settled'),
    }),
    definePanel({
      titles: ['How late payments are'],
      dimensions: () => [MONTH, { header: 'Lateness of payment', nameSql: 'lateness' }],
      days: completeMonths,
      fixedComparison: 'none',
      measures: { all: obligationDelayMeasure('count(*)') },
      columns: { 'Obligations due': valueColumn('all') },
    }),
    definePanel({
      titles: ['Paid on time by unit and month'],
      dimensions: () => [UNIT, MONTH],
      days: completeMonths,
      fixedComparison: 'none',
      measures: OBLIGATIONS,
      columns: figureColumns('On-time payment (number)', 'Paid on time', 'Obligations due'),
    }),
    {
      ...defineCaseList('Worklist: objects not settled', 'Object number', NOT_SETTLED, {
        'Obligations not settled': 'periods',
        'Not paid': 'amount',
      }),
      days: completeMonths,
    },
    {
      ...defineCaseList('Worklist: objects that have not filed', 'Object number', NOT_FILED, { 'Periods not filed': 'periods' }),
      days: completeMonths,
    },
  ],
};

const TAX_MEASURES = {
  ...OBLIGATIONS,
  interest: obligationDelayMeasure('sum(interest)'),
};
const DETAIL_COLUMNS = [
  ...(['Returns expected', 'Filed on time', 'Filed late', 'Not filed', 'On-time filing rate'] as const),
  ...(['Obligations due', 'Paid on time', 'Paid late', 'Not settled', 'On-time payment (number)'] as const),
  ...(['On-time payment (value)', 'Amount unpaid'] as const),
];
const taxPanel = (title: string, ...names: readonly FigureName[]) =>
  definePanel({ titles: [title], dimensions: () => [TAX], days: completeMonths, measures: OBLIGATIONS, columns: figureColumns(...names) });

const TAXES: PageOfFigures = {
  address: '/compliance-tax-type',
  offeredFilters: ['period', 'compare', 'region', 'category', 'unit', 'kind'],
  cards: {},
  panels: [
    taxPanel('Paid on time: by number of obligations and by value', 'On-time payment (number)', 'On-time payment (value)'),
    taxPanel('Filing by tax type', 'Returns expected', 'Filed on time', 'Filed late', 'Not filed'),
    taxPanel('Paying by tax type', 'Obligations due', 'Paid on time', 'Paid late', 'Not settled'),
    definePanel({
      titles: ['Paid on time by tax, 36 months'],
      dimensions: () => [TAX, MONTH],
      days: monthsUpTo(36),
      fixedComparison: 'none',
      measures: OBLIGATIONS,
      columns: figureColumns('On-time payment (number)'),
    }),
    definePanel({
      titles: ['Details by tax type'],
      dimensions: () => [TAX],
      days: completeMonths,
      measures: TAX_MEASURES,
      columns: (view) => ({
        ...figureColumns(...DETAIL_COLUMNS),
        'Interest on what was late': valueColumn('interest'),
        [comparisonHeader(view)]: pointChangeColumn('On-time payment (number)'),
        [`#2 ${comparisonHeader(view)}`]: pointChangeColumn('On-time filing rate'),
      }),
    }),
  ],
};

/** Units are compared with units of the same kind. */
const peerCondition = ({ codes }: View): string => (codes.kind ? 'true' : "unit_kind = 'up3d'");

/** Rates of units adjusted to the mix of taxes of all units. */
function adjustedRates({ groups }: Grouped<ObligationFigure>): Readonly<Record<string, Readonly<Record<string, number | null>>>> {
  const sum = (of: readonly Group<ObligationFigure>[], name: ObligationFigure) =>
    of.reduce((total, { now }) => total + (now[name] ?? 0), 0);
  const rates = new Map(
    groups.map(({ key }) => {
      const own = groups.filter((group) => group.key[1] === key[1]);
      return [key[1], sum(own, 'onTime') / sum(own, 'obligations')] as const;
    }),
  );
  const units = [...new Set(groups.map(({ key }) => key[0] ?? ''))].filter((unit) => unit !== 'Not stated');
  const named = groups.filter(({ key }) => key[0] !== 'Not stated');
  const rate = sum(named, 'onTime') / sum(named, 'obligations');
  const cells = units.map((unit) => {
    const own = groups.filter(({ key }) => key[0] === unit);
    const expected = own.reduce((total, { key, now }) => total + (now.obligations ?? 0) * (rates.get(key[1]) ?? 0), 0);
    const count = sum(own, 'obligations');
    const adjustedRate = rate + (sum(own, 'onTime') - expected) / count;
    return [unit, { 'Obligations due': count, 'Paid on time (adjusted)': Math.min(1, Math.max(0, adjustedRate)) }] as const;
  });
  // There is no funnel at rates of 0 or 100 %.
  return rate > 0 && rate < 1 ? Object.fromEntries(cells) : {};
}

const UNITS: PageOfFigures = {
  address: '/compliance-up3d',
  offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'kind'],
  cards: {},
  panels: [
    definePanel({
      titles: ['Paid on time by number of obligations'],
      dimensions: () => [UNIT, TAX],
      rowKeyHeaders: [UNIT.header],
      days: completeMonths,
      fixedComparison: 'none',
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: {},
      uncheckedColumns: ['Against the limits of 99.8%'],
      makeRows: adjustedRates,
    }),
    definePanel({
      titles: ['Units from the lowest'],
      dimensions: () => [UNIT],
      days: completeMonths,
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: figureColumns('On-time payment (number)', 'Obligations due', 'Paid on time', 'Not settled', 'Amount unpaid'),
    }),
    definePanel({
      titles: ['Paid on time by unit and tax type'],
      dimensions: () => [UNIT, TAX],
      days: completeMonths,
      fixedComparison: 'none',
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: figureColumns('On-time payment (number)', 'Obligations due', 'Paid on time'),
    }),
    definePanel({
      titles: ['Units and their rank'],
      dimensions: () => [UNIT],
      days: completeMonths,
      conditionSql: peerCondition,
      measures: OBLIGATIONS,
      columns: (view) => ({
        ...figureColumns('Obligations due', 'On-time payment (number)', 'Not settled', 'Amount unpaid'),
        Rank: (group, { groups, whole }) => {
          const rateOf = ({ now }: Group<ObligationFigure>) => OBLIGATION_FIGURES['On-time payment (number)'](now);
          return group === whole ? null : rank(groups.map(rateOf), rateOf(group));
        },
        [comparisonHeader(view)]: pointChangeColumn('On-time payment (number)'),
      }),
    }),
  ],
};

export const COMPLIANCE_PAGES: readonly PageOfFigures[] = [COMPLIANCE, TAXES, UNITS, COMPLIANCE_TREND];
