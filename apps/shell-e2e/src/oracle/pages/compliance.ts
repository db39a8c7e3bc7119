import { comparisonHeader, defineCaseList, MONTH, quotient, valueColumn } from '../columns.ts';
import type { Group } from '../figures.ts';
import { obligationDelayMeasure } from '../measures.ts';
import { defineCard, definePanel, type Card, type PageOfFigures } from '../panel.ts';
import { NOT_FILED, NOT_SETTLED } from '../sources/obligations.ts';
import { COMPLIANCE_TREND } from './compliance-trend.ts';
import { COMPLIANCE_UNITS } from './compliance-units.ts';
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
    '3 or more obligations not settled': defineCard({
      measures: OBLIGED_OBJECTS,
      days: completeMonths,
      value: ({ many }) => many,
      isComparable: () => false,
    }),
  },
  panels: [
    definePanel({
      titles: ['Filing and paying by state'],
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
      titles: ['Objects now and a year before'],
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
const FILING_COLUMNS = ['Returns expected', 'Filed on time', 'Filed late', 'Not filed', 'On-time filing rate'] as const;
const PAYMENT_COLUMNS = [
  ...(['Obligations due', 'Paid on time', 'Paid late', 'Not settled', 'On-time payment (number)'] as const),
  ...(['On-time payment (value)', 'Amount unpaid'] as const),
];
const unpaidAmount = (figures: Group<ObligationFigure>['now']) => OBLIGATION_FIGURES['Amount unpaid'](figures);
const taxPanel = (title: string, ...names: readonly FigureName[]) =>
  definePanel({ titles: [title], dimensions: () => [TAX], days: completeMonths, measures: OBLIGATIONS, columns: figureColumns(...names) });

const TAXES: PageOfFigures = {
  address: '/compliance-tax-type',
  offeredFilters: ['period', 'compare', 'region', 'category', 'unit', 'kind'],
  cards: {
    'On-time payment (number)': rateCard('On-time payment (number)'),
    'On-time payment (value)': rateCard('On-time payment (value)'),
    'On-time filing rate': rateCard('On-time filing rate'),
    'Amount unpaid': rateCard('Amount unpaid'),
  },
  panels: [
    taxPanel('Paid on time by tax type', 'On-time payment (number)', 'On-time payment (value)'),
    definePanel({
      titles: ['Unpaid amount by tax type'],
      dimensions: () => [TAX],
      days: completeMonths,
      measures: OBLIGATIONS,
      columns: {
        ...figureColumns('Amount unpaid', 'Not settled'),
        Share: ({ now }, { whole }) => quotient(unpaidAmount(now), unpaidAmount(whole.now)),
      },
    }),
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
      titles: ['Payment by tax type in detail'],
      dimensions: () => [TAX],
      days: completeMonths,
      measures: TAX_MEASURES,
      columns: (view) => ({
        ...figureColumns(...PAYMENT_COLUMNS),
        'Interest on what was late': valueColumn('interest'),
        [comparisonHeader(view)]: pointChangeColumn('On-time payment (number)'),
      }),
    }),
    definePanel({
      titles: ['Filing by tax type in detail'],
      dimensions: () => [TAX],
      days: completeMonths,
      measures: OBLIGATIONS,
      columns: (view) => ({
        ...figureColumns(...FILING_COLUMNS),
        [comparisonHeader(view)]: pointChangeColumn('On-time filing rate'),
      }),
    }),
  ],
};

export const COMPLIANCE_PAGES: readonly PageOfFigures[] = [COMPLIANCE, TAXES, COMPLIANCE_UNITS, COMPLIANCE_TREND];
