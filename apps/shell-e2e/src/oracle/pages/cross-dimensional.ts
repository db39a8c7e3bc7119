import { quotient, shareColumn, valueColumn } from '../columns.ts';
import type { Group } from '../figures.ts';
import { MONEY, paymentMeasure, TRANSACTIONS } from '../measures.ts';
import { defineCard, definePanel, type PageOfFigures } from '../panel.ts';
import { CHANNEL, TAX } from './revenue.ts';

type Paid = 'money' | 'transactions';
type Groups = readonly Group<Paid>[];

const AMOUNT = paymentMeasure('sum(amount)');
const sumOf = (groups: Groups): number => groups.reduce((sum, { now }) => sum + (now.money ?? 0), 0);
const sumOfSide = (groups: Groups, place: number, of: Group<Paid>): number =>
  sumOf(groups.filter(({ key }) => key[place] === of.key[place]));

/** The part of the row against the part of all that its column has. NaN if the cell is pale, or any cell is negative. */
function index(group: Group<Paid>, groups: Groups): number {
  const isPale = (group.now.transactions ?? 0) < 30 || Math.abs(group.now.money ?? 0) < 0.01 * Math.abs(sumOfSide(groups, 1, group));
  if (isPale || groups.some(({ now }) => (now.money ?? 0) < 0)) return NaN;
  return (group.now.money ?? 0) / sumOfSide(groups, 0, group) / (sumOfSide(groups, 1, group) / sumOf(groups));
}

export const CROSS_PAGES: readonly PageOfFigures[] = [
  {
    address: '/cross-dimensional',
    offeredFilters: ['period', 'region', 'tax', 'category', 'without', 'unit', 'kind', 'channel'],
    cards: { Revenue: defineCard({ measures: { amount: AMOUNT }, value: ({ amount }) => amount, isComparable: () => false }) },
    uncheckedCards: ['Farthest above expectation', 'Farthest below expectation'],
    panels: [
      definePanel<Paid>({
        titles: ['Revenue: Tax type × Payment channel'],
        dimensions: () => [TAX, CHANNEL],
        fixedComparison: 'none',
        measures: { money: MONEY, transactions: TRANSACTIONS },
        columns: {
          Revenue: valueColumn('money'),
          Transactions: valueColumn('transactions'),
          Share: shareColumn('money'),
          'Share of the row': (group, { groups }) => quotient(group.now.money, sumOfSide(groups, 0, group)),
          'Index against expectation': (group, { groups }) => index(group, groups),
        },
      }),
    ],
  },
];
