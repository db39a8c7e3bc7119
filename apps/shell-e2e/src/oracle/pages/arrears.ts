import { defineCaseList, quotient, shareColumn, valueColumn } from '../columns.ts';
import { defineCard, definePanel, type PageOfFigures } from '../panel.ts';
import { LAPSING_DEBTS } from '../sources/arrears-objects.ts';
import {
  AGE_BAND,
  expectedCollection,
  arrearsCard,
  LAPSE_MONTH,
  subtract,
  TOTAL_FOR_PAYMENT_RATIO,
  PAYMENTS_OF_YEAR,
  QUALITY_NAME,
  STEP_HEADERS,
  ARREARS_SUMS,
  netValue,
} from './arrears-figures.ts';
import { OBJECT_DEBT_PAGES } from './arrears-objects.ts';
import { PURSUIT_PAGE } from './arrears-pursuit.ts';
import { TREND_PAGE } from './arrears-trend.ts';
import { TAX } from './revenue.ts';

export const ARREARS_PAGES: readonly PageOfFigures[] = [
  {
    address: '/arrears-tax-type',
    offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'quality', 'taxYear'],
    cards: {
      Arrears: defineCard({ measures: { total: ARREARS_SUMS.total }, value: ({ total }) => total }),
      'Net value of arrears': defineCard({ measures: { total: ARREARS_SUMS.total, allowance: ARREARS_SUMS.allowance }, value: netValue }),
      'Expected to be collected': defineCard({
        measures: {
          total: ARREARS_SUMS.total,
          collectible: ARREARS_SUMS.collectible,
          allowanceOnCollectible: ARREARS_SUMS.allowanceOnCollectible,
        },
        value: expectedCollection,
      }),
      'Lapsing within 12 months': defineCard(arrearsCard('expiring')),
      'Arrears ratio': defineCard({
        measures: { total: ARREARS_SUMS.total, paid: PAYMENTS_OF_YEAR },
        value: ({ total, paid }) => quotient(total, paid),
      }),
      'Collectible arrears ratio': defineCard({
        measures: { total: ARREARS_SUMS.total, collectible: ARREARS_SUMS.collectible, paid: PAYMENTS_OF_YEAR },
        value: ({ total, collectible, paid }) => (total === null ? null : quotient(collectible, paid)),
      }),
      'Share of old arrears': defineCard({
        measures: { total: ARREARS_SUMS.total, old: ARREARS_SUMS.old },
        value: ({ total, old }) => quotient(old, total),
      }),
    },
    panels: [
      defineCaseList('Worklist: lapsing within 12 months', 'Object', LAPSING_DEBTS, { Obligations: 'periods', Arrears: 'amount' }),
      definePanel({
        titles: ['From arrears to expected collection'],
        dimensions: () => [],
        rowKeyHeaders: STEP_HEADERS,
        measures: ARREARS_SUMS,
        columns: {},
        makeRows: ({ whole: { now } }) => {
          const step = (Amount: number | null) => ({ Amount, 'Share of the first step': quotient(Amount, now.total) });
          return {
            Arrears: step(now.total),
            'Lapsed arrears': step(subtract(0, now.lapsed)),
            'Disputed arrears': step(subtract(0, now.disputed)),
            'Uncollectible arrears': step(subtract(0, now.uncollectible)),
            'Collectible arrears': step(now.collectible),
            'Allowance on collectible arrears': step(subtract(0, now.allowanceOnCollectible)),
            'Expected to be collected': step(expectedCollection(now)),
          };
        },
      }),
      definePanel({
        titles: ['Arrears per tax type by age'],
        dimensions: () => [TAX, { header: 'Age of arrears', nameSql: AGE_BAND }],
        measures: { total: ARREARS_SUMS.total },
        columns: { Arrears: valueColumn('total') },
      }),
      definePanel({
        titles: ['Lapsing within twelve months', 'When arrears lapse'],
        dimensions: () => [{ header: 'Month of lapse after the snapshot', nameSql: LAPSE_MONTH }],
        measures: { expiring: ARREARS_SUMS.expiring },
        columns: { 'Lapsing within 12 months': valueColumn('expiring'), Share: shareColumn('expiring') },
        hasRow: ({ now }) => (now.expiring ?? 0) > 0,
      }),
      definePanel({
        titles: ['Quality of arrears and allowance'],
        dimensions: () => [{ header: 'Quality', nameSql: QUALITY_NAME }],
        measures: { total: ARREARS_SUMS.total, allowance: ARREARS_SUMS.allowance },
        columns: {
          Arrears: valueColumn('total'),
          Share: shareColumn('total'),
          'Rate of allowance': ({ now }) => quotient(now.allowance, now.total),
          Allowance: valueColumn('allowance'),
          'Net value of arrears': ({ now }) => netValue(now),
        },
      }),
      definePanel({
        titles: ['Largest arrears by tax type'],
        dimensions: () => [TAX],
        fixedComparison: 'none',
        measures: ARREARS_SUMS,
        hasRow: ({ now }) => now.total !== null,
        columns: {
          Arrears: valueColumn('total'),
          Share: shareColumn('total'),
          'Expected to be collected': ({ now }) => expectedCollection(now),
          'Lapsing within 12 months': valueColumn('expiring'),
        },
      }),
      definePanel({
        titles: ['Arrears by tax type'],
        hasSeveralSources: true,
        dimensions: () => [TAX],
        measures: { ...ARREARS_SUMS, owed: TOTAL_FOR_PAYMENT_RATIO, paid: PAYMENTS_OF_YEAR },
        hasRow: ({ now }) => now.total !== null,
        columns: {
          'Objects in arrears': valueColumn('objects'),
          'Principal in arrears': valueColumn('principal'),
          'Penalty in arrears': valueColumn('penalty'),
          Arrears: valueColumn('total'),
          'Lapsed arrears': valueColumn('lapsed'),
          'Disputed arrears': valueColumn('disputed'),
          'Uncollectible arrears': valueColumn('uncollectible'),
          'Collectible arrears': valueColumn('collectible'),
          'Expected to be collected': ({ now }) => expectedCollection(now),
          Allowance: valueColumn('allowance'),
          'Net value of arrears': ({ now }) => netValue(now),
          'Lapsing within 12 months': valueColumn('expiring'),
          'Share of old arrears': ({ now }) => quotient(now.old, now.total),
          'Arrears ratio': ({ now }) => quotient(now.owed, now.paid),
        },
      }),
    ],
  },
  PURSUIT_PAGE,
  TREND_PAGE,
  ...OBJECT_DEBT_PAGES,
];
