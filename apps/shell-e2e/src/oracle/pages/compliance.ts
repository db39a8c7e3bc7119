import { comparisonHeader, defineCaseList, MONTH, quotient, rank, valueColumn } from '../columns.ts';
import type { Group, Grouped } from '../figures.ts';
import { dated } from '../measures.ts';
import { defineCard, definePanel, type Card, type PageOfFigures } from '../panel.ts';
import { NOT_FILED, NOT_SETTLED } from '../sources/obligations.ts';
import type { View } from '../view.ts';
import { COMPLIANCE_TREND } from './compliance-trend.ts';
import {
  columns,
  OBLIGATIONS,
  ended,
  FIGURE,
  moved,
  OBJECTS,
  STATES,
  type ObligationFigure,
  type FigureName,
} from './compliance-figures.ts';
import { monthsUpTo, TAX, UNIT } from './revenue.ts';

const rate = (name: FigureName): Card => defineCard({ measures: OBLIGATIONS, days: ended, value: (figures) => FIGURE[name](figures) });
const ofObjects = (wanted: (figures: Group<keyof typeof OBJECTS>['now']) => number | null): Card =>
  defineCard({ measures: OBJECTS, days: ended, value: wanted, isComparable: (_, __, comparison) => comparison === 'last-year' });

const ratePanels = (all: FigureName, onTime: FigureName, late: FigureName, none: FigureName, now: Group<ObligationFigure>['now']) => ({
  All: FIGURE[all](now),
  'On time': FIGURE[onTime](now),
  Late: FIGURE[late](now),
  'Not yet': FIGURE[none](now),
});

const COMPLIANCE: PageOfFigures = {
  address: '/compliance',
  offers: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
  cards: {
    'On-time filing rate': rate('On-time filing rate'),
    'On-time payment (number)': rate('On-time payment (number)'),
    'On-time payment (value)': rate('On-time payment (value)'),
    'Compliant objects': ofObjects(({ objects, owing }) => quotient((objects ?? 0) - (owing ?? 0), objects)),
    'Electronic filing rate': rate('Electronic filing rate'),
    'Objects that have not filed': ofObjects(({ unfiled }) => unfiled),
    'Objects with 3 or more obligations not settled': defineCard({
      measures: OBJECTS,
      days: ended,
      value: ({ many }) => many,
      isComparable: () => false,
    }),
  },
  panels: [
    definePanel({
      titles: ['Filing and paying: on time, late or not yet'],
      by: () => [],
      keyColumns: [{ header: 'Obligation', nameSql: "''" }],
      days: ended,
      measures: OBLIGATIONS,
      columns: {},
      makeRows: ({ whole: { now } }) => ({
        Filing: ratePanels('Returns expected', 'Filed on time', 'Filed late', 'Not filed', now),
        Paying: ratePanels('Obligations due', 'Paid on time', 'Paid late', 'Not settled', now),
      }),
    }),
    definePanel({
      titles: ['From the state a year before to the state now'],
      by: () => [
        { header: 'State a year before', nameSql: 'state_before' },
        { header: 'State now', nameSql: 'state' },
      ],
      days: ended,
      fixedComparison: 'none',
      ...STATES,
    }),
    definePanel({
      titles: ['Filing by month of the due date'],
      by: () => [MONTH],
      days: monthsUpTo(36),
      fixedComparison: 'none',
      measures: OBLIGATIONS,
      columns: columns('Filed on time', 'Filed late', 'Not filed'),
    }),
    definePanel({
      titles: ['Paying by month of the due date'],
      by: () => [MONTH],
      days: monthsUpTo(36),
      fixedComparison: 'none',
      measures: OBLIGATIONS,
      columns: columns('Paid on time', 'Paid late', 'Not settled'),
    }),
    definePanel({
      titles: ['How late payments are'],
      by: () => [MONTH, { header: 'Lateness of payment', nameSql: 'lateness' }],
      days: ended,
      fixedComparison: 'none',
      measures: { all: dated('count(*)') },
      columns: { 'Obligations due': valueColumn('all') },
    }),
    definePanel({
      titles: ['Paid on time by unit and month'],
      by: () => [UNIT, MONTH],
      days: ended,
      fixedComparison: 'none',
      measures: OBLIGATIONS,
      columns: columns('On-time payment (number)', 'Paid on time', 'Obligations due'),
    }),
    {
      ...defineCaseList('Worklist: objects not settled', 'Object number', NOT_SETTLED, {
        'Obligations not settled': 'periods',
        'Not paid': 'amount',
      }),
      days: ended,
    },
    {
      ...defineCaseList('Worklist: objects that have not filed', 'Object number', NOT_FILED, { 'Periods not filed': 'periods' }),
      days: ended,
    },
  ],
};

const BY_TAX = {
  ...OBLIGATIONS,
  interest: dated('sum(interest)'),
};
const PARTS = [
  ...(['Returns expected', 'Filed on time', 'Filed late', 'Not filed', 'On-time filing rate'] as const),
  ...(['Obligations due', 'Paid on time', 'Paid late', 'Not settled', 'On-time payment (number)'] as const),
  ...(['On-time payment (value)', 'Amount unpaid'] as const),
];
const byTax = (title: string, ...names: readonly FigureName[]) =>
  definePanel({ titles: [title], by: () => [TAX], days: ended, measures: OBLIGATIONS, columns: columns(...names) });

const TAXES: PageOfFigures = {
  address: '/compliance-tax-type',
  offers: ['period', 'compare', 'region', 'category', 'unit', 'kind'],
  cards: {},
  panels: [
    byTax('Paid on time: by number of obligations and by value', 'On-time payment (number)', 'On-time payment (value)'),
    byTax('Filing by tax type', 'Returns expected', 'Filed on time', 'Filed late', 'Not filed'),
    byTax('Paying by tax type', 'Obligations due', 'Paid on time', 'Paid late', 'Not settled'),
    definePanel({
      titles: ['Paid on time by tax, 36 months'],
      by: () => [TAX, MONTH],
      days: monthsUpTo(36),
      fixedComparison: 'none',
      measures: OBLIGATIONS,
      columns: columns('On-time payment (number)'),
    }),
    definePanel({
      titles: ['Details by tax type'],
      by: () => [TAX],
      days: ended,
      measures: BY_TAX,
      columns: (view) => ({
        ...columns(...PARTS),
        'Interest on what was late': valueColumn('interest'),
        [comparisonHeader(view)]: moved('On-time payment (number)'),
        [`#2 ${comparisonHeader(view)}`]: moved('On-time filing rate'),
      }),
    }),
  ],
};

/** Units are compared with units of the same kind. */
const peers = ({ codes }: View): string => (codes.kind ? 'true' : "unit_kind = 'up3d'");

/** Rates of units adjusted to the mix of taxes of all units. */
function adjusted({ groups }: Grouped<ObligationFigure>): Readonly<Record<string, Readonly<Record<string, number | null>>>> {
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
  offers: ['period', 'compare', 'region', 'tax', 'category', 'kind'],
  cards: {},
  panels: [
    definePanel({
      titles: ['Paid on time by number of obligations'],
      by: () => [UNIT, TAX],
      keyColumns: [UNIT],
      days: ended,
      fixedComparison: 'none',
      condition: peers,
      measures: OBLIGATIONS,
      columns: {},
      ignoredColumns: ['Against the limits of 99.8%'],
      makeRows: adjusted,
    }),
    definePanel({
      titles: ['Units from the lowest'],
      by: () => [UNIT],
      days: ended,
      condition: peers,
      measures: OBLIGATIONS,
      columns: columns('On-time payment (number)', 'Obligations due', 'Paid on time', 'Not settled', 'Amount unpaid'),
    }),
    definePanel({
      titles: ['Paid on time by unit and tax type'],
      by: () => [UNIT, TAX],
      days: ended,
      fixedComparison: 'none',
      condition: peers,
      measures: OBLIGATIONS,
      columns: columns('On-time payment (number)', 'Obligations due', 'Paid on time'),
    }),
    definePanel({
      titles: ['Units and their rank'],
      by: () => [UNIT],
      days: ended,
      condition: peers,
      measures: OBLIGATIONS,
      columns: (view) => ({
        ...columns('Obligations due', 'On-time payment (number)', 'Not settled', 'Amount unpaid'),
        Rank: (group, { groups, whole }) => {
          const rateOf = ({ now }: Group<ObligationFigure>) => FIGURE['On-time payment (number)'](now);
          return group === whole ? null : rank(groups.map(rateOf), rateOf(group));
        },
        [comparisonHeader(view)]: moved('On-time payment (number)'),
      }),
    }),
  ],
};

export const COMPLIANCE_PAGES: readonly PageOfFigures[] = [COMPLIANCE, TAXES, UNITS, COMPLIANCE_TREND];
