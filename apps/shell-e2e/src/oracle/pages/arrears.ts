import { defineCaseList, quotient, shareColumn, valueColumn } from '../columns.ts';
import { defineCard, definePanel, type PageOfFigures } from '../panel.ts';
import { LAPSING_DEBTS } from '../sources/arrears-objects.ts';
import { AGE_BAND, expected, known, LAPSE_MONTH, less, OWED, PAID, QUALITY, STEP, WORTH, worthOf } from './arrears-figures.ts';
import { OBJECT_DEBT_PAGES } from './arrears-objects.ts';
import { PURSUIT_PAGE } from './arrears-pursuit.ts';
import { TREND_PAGE } from './arrears-trend.ts';
import { TAX } from './revenue.ts';

export const ARREARS_PAGES: readonly PageOfFigures[] = [
  {
    address: '/arrears-tax-type',
    offers: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'quality', 'taxYear'],
    cards: {
      Arrears: defineCard({ measures: { total: WORTH.total }, value: ({ total }) => total }),
      'Net value of arrears': defineCard({ measures: { total: WORTH.total, allowance: WORTH.allowance }, value: worthOf }),
      'Lapsing within 12 months': defineCard(known('expiring')),
      'Arrears ratio': defineCard({ measures: { total: WORTH.total, paid: PAID }, value: ({ total, paid }) => quotient(total, paid) }),
      'Collectible arrears ratio': defineCard({
        measures: { total: WORTH.total, collectible: WORTH.collectible, paid: PAID },
        value: ({ total, collectible, paid }) => (total === null ? null : quotient(collectible, paid)),
      }),
      'Share of old arrears': defineCard({
        measures: { total: WORTH.total, old: WORTH.old },
        value: ({ total, old }) => quotient(old, total),
      }),
    },
    panels: [
      defineCaseList('Worklist: lapsing within 12 months', 'Object', LAPSING_DEBTS, { Obligations: 'periods', Arrears: 'amount' }),
      definePanel({
        titles: ['From arrears to what may come in'],
        by: () => [],
        keyColumns: STEP,
        measures: WORTH,
        columns: {},
        makeRows: ({ whole: { now } }) => {
          const step = (Amount: number | null) => ({ Amount, 'Share of the first step': quotient(Amount, now.total) });
          return {
            Arrears: step(now.total),
            'Lapsed arrears': step(less(0, now.lapsed)),
            'Disputed arrears': step(less(0, now.disputed)),
            'Uncollectible arrears': step(less(0, now.uncollectible)),
            'Collectible arrears': step(now.collectible),
            'Allowance on collectible arrears': step(less(0, now.allowanceOnCollectible)),
            'Expected to be collected': step(expected(now)),
          };
        },
      }),
      definePanel({
        titles: ['Arrears per tax type by age'],
        by: () => [TAX, { header: 'Age of arrears', nameSql: AGE_BAND }],
        measures: { total: WORTH.total },
        columns: { Arrears: valueColumn('total') },
      }),
      definePanel({
        titles: ['Lapsing within twelve months'],
        by: () => [{ header: 'Month of lapse after the snapshot', nameSql: LAPSE_MONTH }],
        measures: { expiring: WORTH.expiring },
        columns: { 'Lapsing within 12 months': valueColumn('expiring'), Share: shareColumn('expiring') },
        hasRow: ({ now }) => (now.expiring ?? 0) > 0,
      }),
      definePanel({
        titles: ['Quality of arrears and allowance'],
        by: () => [{ header: 'Quality', nameSql: QUALITY }],
        measures: { total: WORTH.total, allowance: WORTH.allowance },
        columns: {
          Arrears: valueColumn('total'),
          Share: shareColumn('total'),
          'Rate of allowance': ({ now }) => quotient(now.allowance, now.total),
          Allowance: valueColumn('allowance'),
          'Net value of arrears': ({ now }) => worthOf(now),
        },
      }),
      definePanel({
        titles: ['Arrears by tax type'],
        hasSeveralSources: true,
        by: () => [TAX],
        measures: { ...WORTH, owed: OWED, paid: PAID },
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
          'Expected to be collected': ({ now }) => expected(now),
          Allowance: valueColumn('allowance'),
          'Net value of arrears': ({ now }) => worthOf(now),
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
