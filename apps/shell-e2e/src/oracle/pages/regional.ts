import { defineCard, definePanel, type Column, type PageOfFigures } from '../panel.ts';
import { comparisonHeader, average, changeColumn, MONTH, quotient, rank, shareColumn, valueColumn } from '../columns.ts';
import {
  AMOUNT_OF_OBJECTS,
  assessmentMeasure,
  MONEY,
  openObjectMeasure,
  arrearsMeasure,
  snapshotYearPaymentMeasure,
  PAYING_OBJECTS,
  REGISTERED,
  TRANSACTIONS,
} from '../measures.ts';
import type { Source } from '../figures.ts';
import { OBLIGATIONS } from '../sources/obligations.ts';
import type { View } from '../view.ts';
import { completeMonths } from './compliance-figures.ts';
import { hasPlace, levelOf, mapLevels, onMap, regionDimension, placeWithin } from './places.ts';
import { payingRatio } from './objects.ts';
import { monthsUpTo } from './revenue.ts';

const OF_REGIONS = { money: MONEY, ofObjects: AMOUNT_OF_OBJECTS, paying: PAYING_OBJECTS };
const ALL_OF_REGIONS = { ...OF_REGIONS, transactions: TRANSACTIONS };

const placeNow: Column<'money'> = ({ key, now }, { groups }) =>
  hasPlace(key)
    ? rank(
        groups.filter((other) => hasPlace(other.key)).map((other) => other.now.money),
        now.money,
      )
    : null;
const placeBefore: Column<'money'> = ({ key, before }, { groups }) =>
  hasPlace(key)
    ? rank(
        groups.filter((other) => hasPlace(other.key)).map((other) => other.before.money),
        before.money,
      )
    : null;

const ranked = (view: View): Readonly<Record<string, Column<'money'>>> => ({
  Revenue: valueColumn('money'),
  Share: shareColumn('money'),
  [comparisonHeader(view)]: changeColumn('money'),
  Rank: placeNow,
  'Change of rank': (group, all) => {
    const [now, before] = [placeNow(group, all, view), placeBefore(group, all, view)];
    return typeof now === 'number' && typeof before === 'number' ? before - now : null;
  },
});

const single = (view: View) => ({ group: levelOf(view), level: levelOf(view) });

const MAP = definePanel({
  titles: ['Map of the regions'],
  conditionSql: onMap,
  dimensions: (view) => {
    const { group, level } = mapLevels(view);
    return group === level ? [regionDimension(level)] : [regionDimension(level), regionDimension(group)];
  },
  measures: { money: MONEY },
  columns: { 'Change of revenue': changeColumn('money') },
});

const RANKING = definePanel({
  titles: ['Regions by revenue'],
  conditionSql: onMap,
  dimensions: (view) => [placeWithin(mapLevels(view))],
  measures: { money: MONEY, paying: PAYING_OBJECTS },
  columns: (view) => ({ ...ranked(view), 'Paying tax objects': valueColumn<'money' | 'paying'>('paying') }),
});

/** Obligations of complete months; those of the current month are not known yet. */
const ENDED_OBLIGATIONS: Source = { ...OBLIGATIONS, days: completeMonths };
const RATE = { net: assessmentMeasure('sum(net)'), settled: assessmentMeasure('sum(settled)') };
const OWED_IN_ALL = arrearsMeasure('sum(principal + coalesce(penalty, 0))');
const ASSESSED_OF_REGIONS = {
  ...RATE,
  total: OWED_IN_ALL,
  debtors: arrearsMeasure('count(DISTINCT object_key)'),
  collected: snapshotYearPaymentMeasure('sum(amount)'),
  registered: REGISTERED,
  base: openObjectMeasure('sum(base_value)'),
  obligations: { source: ENDED_OBLIGATIONS, sql: 'count(*)' },
  onTime: { source: ENDED_OBLIGATIONS, sql: 'count(*) FILTER (on_time)' },
};

const OFFERS = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'penalty'] as const;

export const REGIONAL_PAGES: readonly PageOfFigures[] = [
  {
    address: '/regional',
    offeredFilters: [...OFFERS, 'level'],
    cards: { Revenue: defineCard({ measures: { money: MONEY }, value: ({ money }) => money }) },
    uncheckedCards: ['Share of the top 10', 'Spread of the UP3D on plan', 'Top region', 'UP3D below 90% of plan'],
    panels: [
      MAP,
      RANKING,
      definePanel({
        titles: ['Regions and tax categories'],
        dimensions: (view) => [placeWithin(single(view)), { header: 'Tax category', nameSql: 'category' }],
        measures: { money: MONEY },
        columns: { Revenue: valueColumn('money'), Share: shareColumn('money') },
      }),
      definePanel({
        titles: ['By region in detail'],
        dimensions: (view) => [placeWithin(single(view))],
        measures: ALL_OF_REGIONS,
        columns: (view) => ({
          ...ranked(view),
          'Revenue per paying object': ({ now }) => average(now.ofObjects, now.paying),
          Transactions: valueColumn('transactions'),
          'Paying tax objects': valueColumn('paying'),
        }),
      }),
    ],
  },
  {
    address: '/detailed-regional',
    offeredFilters: OFFERS,
    cards: {
      Revenue: defineCard({ measures: { money: MONEY }, value: ({ money }) => money }),
      'Paying tax objects': defineCard({ measures: { paying: PAYING_OBJECTS }, value: ({ paying }) => paying }),
      'Realisation rate': defineCard({ measures: RATE, value: ({ settled, net }) => quotient(settled, net) }),
      Arrears: defineCard({ measures: { total: OWED_IN_ALL }, value: ({ total }) => total }),
    },
    uncheckedCards: ['Rank by revenue'],
    panels: [
      MAP,
      RANKING,
      definePanel({
        titles: ['Revenue by area'],
        conditionSql: onMap,
        dimensions: (view) => [placeWithin(areaLevels(view))],
        fixedComparison: 'none',
        measures: { money: MONEY },
        columns: {
          Revenue: valueColumn('money'),
          Share: shareColumn('money'),
          Rank: placeNow,
        },
      }),
      definePanel({
        titles: ['The course of each region'],
        conditionSql: onMap,
        dimensions: (view) => [regionDimension(mapLevels(view).level), MONTH],
        days: monthsUpTo(25),
        measures: { money: MONEY },
        columns: { Revenue: valueColumn('money') },
      }),
      definePanel({
        titles: ['Six indicators, region beside region'],
        conditionSql: onMap,
        hasSeveralSources: true,
        dimensions: (view) => [placeWithin(mapLevels(view), 'Region')],
        measures: { ...OF_REGIONS, ...ASSESSED_OF_REGIONS },
        columns: {
          'Revenue per paying object': ({ now }) => average(now.ofObjects, now.paying),
          'Paying ratio': ({ now }) => payingRatio(now),
          'Average tax base': ({ now }) => average(now.base, now.registered),
          'Realisation rate': ({ now }) => quotient(now.settled, now.net),
          'On-time payment (number)': ({ now }) => quotient(now.onTime, now.obligations),
          'Arrears ratio': ({ now }) => quotient(now.total, now.collected),
        },
        hasRow: ({ key }) => hasPlace(key),
      }),
      definePanel({
        titles: ['List for the meeting with districts and wards'],
        conditionSql: onMap,
        hasSeveralSources: true,
        dimensions: (view) => [placeWithin(mapLevels(view), 'Region')],
        measures: { ...OF_REGIONS, ...ASSESSED_OF_REGIONS },
        columns: {
          Revenue: valueColumn('money'),
          'Registered tax objects': valueColumn('registered'),
          'Net principal due': valueColumn('net'),
          Paid: valueColumn('settled'),
          'Realisation rate': ({ now }) => quotient(now.settled, now.net),
          Arrears: valueColumn('total'),
          'Objects in arrears': valueColumn('debtors'),
          'Average tax base': ({ now }) => average(now.base, now.registered),
        },
      }),
    ],
  },
];

/** Districts by city, or wards by district if a city is chosen. */
function areaLevels({ codes }: View) {
  return codes.region ? ({ group: 'district', level: 'ward' } as const) : ({ group: 'city', level: 'district' } as const);
}
