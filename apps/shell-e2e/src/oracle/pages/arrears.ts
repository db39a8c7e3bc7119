import {
  AGE_IN_MONTHS,
  ARREARS_AT_SNAPSHOT,
  DEBTORS as OWING_OBJECTS,
  LAPSING_DEBTS,
  LATE_LETTERS,
  lastMonths,
  lastYears,
  OWING_DEBTS,
  over,
  quotient,
  type Group,
} from '@pendapa/oracle';
import { derived, measure, ownColumn, ratioOf, type Card, type Cell } from '../columns.ts';
import type { MadeRows, PageOfFigures, Panel } from '../panel.ts';
import { onMap } from '../places.ts';
import { caseList, minus, step, stepRows } from '../rows.ts';

const OFFERS = ['period', 'region', 'tax', 'category', 'unit', 'kind'] as const;
const YEAR = "strftime($day, '%Y')";
const MAX_YEARS = 5;

/**
 * Shares that remain 1 to 5 years after the first year end, by year and first year. Example: arrears that began in 2021 were 200 at the
 * end of 2021 and 50 at the end of 2023, so "2 yr" is 0.25.
 */
function remainingShares(groups: readonly Group[], name: string): Readonly<Record<string, Readonly<Record<string, Cell>>>> {
  const remaining = new Map(groups.map(({ key: [year = '', began = ''], now }) => [`${began} ${year}`, now[name] ?? null]));
  const years = [...new Set(groups.map(({ key: [year = ''] }) => year))].sort();
  const startYears = years.filter((year) => year !== years.at(-1) && (remaining.get(`${year} ${year}`) ?? 0) > 0);
  const shareAfter = (year: string, passed: number): number => {
    const later = String(Number(year) + passed);
    return years.includes(later) ? quotient(remaining.get(`${year} ${later}`) ?? 0, remaining.get(`${year} ${year}`)) : NaN;
  };
  const passed = Array.from({ length: MAX_YEARS }, (_, index) => index + 1);
  return Object.fromEntries(
    startYears.map((year) => [year, Object.fromEntries(passed.map((each) => [`${String(each)} yr`, shareAfter(year, each)]))]),
  );
}
const remainingRows = (header: string, sql: string, name: 'arrears.principal' | 'debtorFlow.closing'): MadeRows => ({
  keys: [header],
  groupSql: [YEAR, sql],
  from: { measures: [name] },
  make: ({ groups }) => remainingShares(groups, name),
});

const SHARE_OF_REGISTERED = ratioOf('debtors.objects', 'objects.registered');
const ofKind = (kind: 'up3d' | 'samsat') => ({ conditionSql: () => `unit_kind = '${kind}'` });
const shareCard = (more: Partial<Card> = {}): Card => ({ ...SHARE_OF_REGISTERED, isCompared: false, ...more });
const ofDebtors = (cells: Readonly<Record<string, Cell>>): boolean => Number(cells['Objects in arrears'] ?? 0) > 0;
const OF_DEBTORS: Panel = {
  titles: [
    'Number and share of objects per tax type',
    'Objects in arrears and their arrears per tax type',
    'Objects in arrears by unit',
    'Objects in arrears by region',
    'Average arrears per object',
  ],
  hasRow: ofDebtors,
};
const DEBTOR_LIST = caseList('List of objects in arrears', 'Object', OWING_DEBTS, {
  'Number of obligations': 'periods',
  Arrears: 'amount',
});
const DEBTORS = { subjects: ['debtors', 'debtorFlow'], columns: { 'Share of objects in arrears': SHARE_OF_REGISTERED } } as const;
const withArrears = (cells: Readonly<Record<string, Cell>>): boolean => (cells['Arrears'] ?? null) !== null;

export const ARREARS_PAGES: readonly PageOfFigures[] = [
  {
    address: '/arrears-tax-type',
    offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'quality', 'taxYear'],
    subjects: ['arrears'],
    panels: [
      caseList('Worklist: lapsing within 12 months', 'Object', LAPSING_DEBTS, { 'Number of obligations': 'periods', Arrears: 'amount' }),
      {
        titles: ['From arrears to the amount expected to be collected'],
        rows: stepRows('Amount', {
          ...step('arrears.total'),
          ...minus('arrears.lapsed'),
          ...minus('arrears.disputed'),
          ...minus('arrears.uncollectible'),
          ...step('arrears.collectible'),
          ...minus('arrears.collectibleAllowance'),
          ...step('arrears.netCollectible'),
        }),
      },
      {
        titles: ['Lapsing within twelve months', 'Arrears lapsing by month'],
        hasRow: (cells) => Number(cells['Arrears lapsing within 12 months'] ?? 0) > 0,
      },
      { titles: ['Receivable quality and allowance'], columns: { 'Rate of allowance': ratioOf('arrears.allowance', 'arrears.total') } },
      { titles: ['Arrears per tax type', 'Largest arrears by tax type'], hasRow: withArrears },
    ],
  },
  {
    address: '/arrears-up3d',
    offeredFilters: ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind'],
    subjects: ['pursuit', 'arrearsFlow'],
    panels: [
      caseList('Worklist: overdue collection letters', 'Object', LATE_LETTERS, { 'Number of obligations': 'periods', Arrears: 'amount' }),
      { titles: ['Collection actions by month and their result'], days: lastMonths(24) },
      {
        titles: [
          'Collection by unit',
          'Arrears and collection by unit',
          'Obligations with an overdue letter per unit',
          'Share without a letter by unit',
        ],
        hasRow: withArrears,
      },
    ],
  },
  {
    address: '/arrears-trend',
    offeredFilters: ['period', 'compare', 'tax', 'category', 'unit', 'kind'],
    subjects: ['arrearsFlow', 'arrears'],
    cards: {
      'Principal 5 years old or older': {
        ...ownColumn('old', over(ARREARS_AT_SNAPSHOT)(`sum(CASE WHEN ${AGE_IN_MONTHS} >= 60 THEN principal ELSE 0 END)`), 'arrears'),
        isCompared: false,
      },
    },
    uncheckedCards: ['Reconciliation of movements'],
    panels: [
      {
        titles: ['From opening to closing arrears'],
        rows: stepRows('Amount', {
          ...step('arrearsFlow.opening'),
          ...step('arrearsFlow.added'),
          ...minus('arrearsFlow.collected'),
          ...minus('arrearsFlow.writtenOff'),
          ...step('arrearsFlow.adjusted'),
          ...step('arrearsFlow.difference'),
          ...step('arrearsFlow.closing'),
        }),
      },
      {
        titles: ['Arrears of each year by age', 'Principal in arrears by age', 'Movements by year', 'New arrears and what reduced them'],
        days: lastYears(8),
      },
      {
        titles: ['Remaining arrears by tax year'],
        days: lastYears(8),
        comparison: 'none',
        unchecked: ['End of the tax year'],
        rows: remainingRows('Tax year', 'tax_year', 'arrears.principal'),
      },
    ],
  },
  {
    ...DEBTORS,
    address: '/arrears-op-tax-type',
    offeredFilters: [...OFFERS, 'compare'],
    cards: { 'Share of objects in arrears': shareCard() },
    panels: [OF_DEBTORS, DEBTOR_LIST],
  },
  {
    ...DEBTORS,
    address: '/arrears-op-up3d',
    offeredFilters: [...OFFERS, 'level'],
    cards: {
      'Share of objects in arrears': shareCard(),
      'Share of objects in arrears at UP3D': shareCard(ofKind('up3d')),
      'Share of objects in arrears at Samsat': shareCard(ofKind('samsat')),
    },
    panels: [
      DEBTOR_LIST,
      OF_DEBTORS,
      { titles: ['UP3D with the highest share'], ...ofKind('up3d'), hasRow: ofDebtors },
      { titles: ['Share of vehicles in arrears by Samsat'], ...ofKind('samsat'), hasRow: ofDebtors },
      { titles: ['Map of the share of objects in arrears'], conditionSql: onMap, hasRow: ofDebtors },
    ],
  },
  {
    ...DEBTORS,
    address: '/arrears-op-trend',
    offeredFilters: OFFERS,
    cards: {
      'Objects that owe 5 tax years or more': ownColumn('long', over(OWING_OBJECTS)('count(*) FILTER (years >= 5)'), 'debtors'),
      'Objects that fell into arrears': derived(['debtorFlow.added', 'debtorFlow.returned'], ({ now }) => {
        const [added, returned] = [now['debtorFlow.added'] ?? null, now['debtorFlow.returned'] ?? null];
        return added === null || returned === null ? null : added + returned;
      }),
      'Objects no longer in arrears': measure('debtorFlow.cleared'),
      'Share of objects still in arrears': ratioOf('debtorFlow.stayed', 'debtorFlow.opening'),
    },
    panels: [
      {
        titles: [
          'Objects falling into and leaving arrears by year',
          'Changes in objects in arrears',
          'Changes in objects in arrears by year',
          'Objects in arrears by number of tax years',
          'Objects in arrears by year',
          'Objects that owe 5 tax years or more',
        ],
        days: lastYears(8),
      },
      {
        titles: ['Still in arrears after 1 to 5 years'],
        days: lastYears(8),
        comparison: 'none',
        unchecked: ['End of the first year'],
        rows: remainingRows('First year of arrears', 'first_year', 'debtorFlow.closing'),
      },
    ],
  },
];
