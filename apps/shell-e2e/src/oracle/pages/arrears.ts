import { listed, quotient, share, value } from '../columns.ts';
import { card, panel, type PageOfFigures } from '../panel.ts';
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
      Arrears: card({ measures: { total: WORTH.total }, value: ({ total }) => total }),
      'Net value of arrears': card({ measures: { total: WORTH.total, allowance: WORTH.allowance }, value: worthOf }),
      'Lapsing within 12 months': card(known('expiring')),
      'Arrears ratio': card({ measures: { total: WORTH.total, paid: PAID }, value: ({ total, paid }) => quotient(total, paid) }),
      'Collectible arrears ratio': card({
        measures: { total: WORTH.total, collectible: WORTH.collectible, paid: PAID },
        value: ({ total, collectible, paid }) => (total === null ? null : quotient(collectible, paid)),
      }),
      'Share of old arrears': card({ measures: { total: WORTH.total, old: WORTH.old }, value: ({ total, old }) => quotient(old, total) }),
    },
    panels: [
      listed('Worklist: lapsing within 12 months', 'Object', LAPSING_DEBTS, { Obligations: 'periods', Arrears: 'amount' }),
      panel({
        titles: ['From arrears to what may come in'],
        by: () => [],
        steps: STEP,
        measures: WORTH,
        columns: {},
        rows: ({ whole: { now } }) => {
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
      panel({
        titles: ['Arrears per tax type by age'],
        by: () => [TAX, { header: 'Age of arrears', name: AGE_BAND }],
        measures: { total: WORTH.total },
        columns: { Arrears: value('total') },
      }),
      panel({
        titles: ['Lapsing within twelve months'],
        by: () => [{ header: 'Month of lapse after the snapshot', name: LAPSE_MONTH }],
        measures: { expiring: WORTH.expiring },
        columns: { 'Lapsing within 12 months': value('expiring'), Share: share('expiring') },
        shows: ({ now }) => (now.expiring ?? 0) > 0,
      }),
      panel({
        titles: ['Quality of arrears and allowance'],
        by: () => [{ header: 'Quality', name: QUALITY }],
        measures: { total: WORTH.total, allowance: WORTH.allowance },
        columns: {
          Arrears: value('total'),
          Share: share('total'),
          'Rate of allowance': ({ now }) => quotient(now.allowance, now.total),
          Allowance: value('allowance'),
          'Net value of arrears': ({ now }) => worthOf(now),
        },
      }),
      panel({
        titles: ['Arrears by tax type'],
        parted: true,
        by: () => [TAX],
        measures: { ...WORTH, owed: OWED, paid: PAID },
        shows: ({ now }) => now.total !== null,
        columns: {
          'Objects in arrears': value('objects'),
          'Principal in arrears': value('principal'),
          'Penalty in arrears': value('penalty'),
          Arrears: value('total'),
          'Lapsed arrears': value('lapsed'),
          'Disputed arrears': value('disputed'),
          'Uncollectible arrears': value('uncollectible'),
          'Collectible arrears': value('collectible'),
          'Expected to be collected': ({ now }) => expected(now),
          Allowance: value('allowance'),
          'Net value of arrears': ({ now }) => worthOf(now),
          'Lapsing within 12 months': value('expiring'),
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
