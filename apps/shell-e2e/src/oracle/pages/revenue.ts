import { defineCard, definePanel, type Column, type PageOfFigures, type Panel, type TableDimension } from '../panel.ts';
import { firstOfMonth, addMonths, type Days } from '../days.ts';
import type { Group } from '../figures.ts';
import { comparisonHeader, average, changeColumn, growth, MONTH, quotient, shareColumn, SHORT_MONTH, valueColumn } from '../columns.ts';
import { AMOUNT_OF_OBJECTS, MONEY, paymentMeasure, PAYING_OBJECTS, REGISTERED, TRANSACTIONS } from '../measures.ts';
import { OPEN_BY_MONTH } from '../sources/registers.ts';
import type { View } from '../view.ts';

export const TAX: TableDimension = { header: 'Tax type', nameSql: 'tax' };
export const CHANNEL: TableDimension = { header: 'Payment channel', nameSql: 'channel' };
export const BANK: TableDimension = { header: 'Bank', nameSql: 'bank' };
export const UNIT: TableDimension = { header: 'Service unit', nameSql: 'unit' };

/** Months to the end of the period, not before the data begin. */
export const monthsUpTo =
  (months: number) =>
  ({ period, since }: View): Days => {
    const from = addMonths(firstOfMonth(period.to), 1 - months);
    const first = firstOfMonth(since);
    return { from: from < first && first <= period.to ? first : from, to: period.to };
  };

/** Mean revenue per paying object of both years, times the change of their number. Null if a side has no objects. */
function countEffect({ now, before }: Group<'amount' | 'paying'>): number | null {
  if (now.amount === null || before.amount === null || !now.paying || !before.paying) return null;
  return Math.round(((now.paying - before.paying) * (now.amount / now.paying + before.amount / before.paying)) / 2);
}

/** Panel of revenue by one dimension. */
export const breakdown = (title: string, split: TableDimension, conditionSql?: (view: View) => string): Panel =>
  definePanel({
    titles: [title],
    dimensions: () => [split],
    measures: { money: MONEY },
    columns: (view) => ({ Revenue: valueColumn('money'), Share: shareColumn('money'), [comparisonHeader(view)]: changeColumn('money') }),
    ...(conditionSql ? { conditionSql } : {}),
  });

const OFFERS = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'penalty'] as const;
export const AVERAGE = { money: MONEY, amount: paymentMeasure('sum(amount)'), transactions: TRANSACTIONS };
const AVERAGE_AMOUNT = { amount: paymentMeasure('sum(amount)'), transactions: TRANSACTIONS };
/** Payments through channels that a taxpayer can choose, and the digital part; without central transfers. */
export const DIGITAL = {
  digital: paymentMeasure("sum(amount) FILTER (channel_class = 'digital')"),
  chosen: paymentMeasure("sum(amount) FILTER (channel_class IN ('digital', 'semi'))"),
};

export const paymentColumns = (view: View): Readonly<Record<string, Column<'money' | 'amount' | 'transactions'>>> => ({
  Revenue: valueColumn('money'),
  Share: shareColumn('money'),
  Transactions: valueColumn('transactions'),
  'Average per transaction': ({ now }) => average(now.amount, now.transactions),
  [comparisonHeader(view)]: changeColumn('money'),
});

const changeOfShare: Column<'money' | 'amount' | 'transactions'> = ({ now, before }, { whole }) => {
  const [part, partBefore] = [quotient(now.money, whole.now.money), quotient(before.money, whole.before.money)];
  return part - partBefore;
};

const OP_TREND: Omit<PageOfFigures, 'address'> = {
  offeredFilters: OFFERS,
  cards: {
    Revenue: defineCard({ measures: { money: MONEY }, value: ({ money }) => money }),
    'Revenue from tax objects': defineCard({ measures: { money: AMOUNT_OF_OBJECTS }, value: ({ money }) => money }),
    'Paying tax objects': defineCard({ measures: { paying: PAYING_OBJECTS }, value: ({ paying }) => paying }),
    'Registered tax objects': defineCard({ measures: { registered: REGISTERED }, value: ({ registered }) => registered }),
    'Revenue per paying object': defineCard({
      measures: { money: AMOUNT_OF_OBJECTS, paying: PAYING_OBJECTS },
      value: ({ money, paying }) => average(money, paying),
    }),
  },
  panels: [
    definePanel({
      titles: ['Revenue and tax objects per month', 'Revenue', 'Principal'],
      dimensions: () => [MONTH],
      days: monthsUpTo(36),
      hasSeveralSources: true,
      fixedComparison: 'last-year',
      measures: {
        money: MONEY,
        ofObjects: AMOUNT_OF_OBJECTS,
        paying: PAYING_OBJECTS,
        registered: { source: OPEN_BY_MONTH, sql: 'count(*)' },
      },
      columns: {
        Revenue: valueColumn('money'),
        'Against last year': changeColumn('money'),
        'Paying tax objects': valueColumn('paying'),
        'Registered tax objects': valueColumn('registered'),
        'Paying ratio': ({ now }) => quotient(now.paying, now.registered),
        'Revenue per paying object': ({ now }) => average(now.ofObjects, now.paying),
      },
      hasRow: ({ now, before }) => now.money !== null || before.money !== null,
    }),
    breakdown('Revenue by tax type', TAX),
    definePanel({
      titles: ['Why each tax type changed'],
      dimensions: () => [TAX],
      measures: { amount: AMOUNT_OF_OBJECTS, paying: PAYING_OBJECTS },
      columns: (view) => ({
        'Effect of object count': countEffect,
        'Effect of amount per object': (group) => {
          const count = countEffect(group);
          return count === null ? null : (group.now.amount ?? 0) - (group.before.amount ?? 0) - count;
        },
        [comparisonHeader(view)]: changeColumn('amount'),
      }),
    }),
    definePanel({
      titles: ['Growth of units: objects and revenue from them'],
      dimensions: () => [UNIT],
      measures: { amount: AMOUNT_OF_OBJECTS, paying: PAYING_OBJECTS },
      columns: {
        'Revenue from tax objects': valueColumn('amount'),
        'Paying tax objects': valueColumn('paying'),
        'Growth of paying objects': changeColumn('paying'),
        'Growth of revenue from objects': changeColumn('amount'),
      },
      hasRow: ({ now, before }) => !Number.isNaN(growth(now.paying, before.paying)) && !Number.isNaN(growth(now.amount, before.amount)),
    }),
  ],
};

export const REVENUE_PAGES: readonly PageOfFigures[] = [
  { address: '/', ...OP_TREND },
  { address: '/revenue-op-trend', ...OP_TREND },
  {
    address: '/revenue-channel',
    offeredFilters: OFFERS,
    cards: {
      Revenue: defineCard({ measures: { money: MONEY }, value: ({ money }) => money }),
      'Digital share (value)': defineCard({ measures: DIGITAL, value: ({ digital, chosen }) => quotient(digital ?? 0, chosen) }),
      Transactions: defineCard({ measures: { transactions: TRANSACTIONS }, value: ({ transactions }) => transactions }),
      'Average per transaction': defineCard({
        measures: AVERAGE_AMOUNT,
        value: ({ amount, transactions }) => average(amount, transactions),
      }),
    },
    uncheckedCards: ['Biggest mover'],
    panels: [
      breakdown('Revenue by channel', CHANNEL),
      definePanel({
        titles: ['The six largest channels by month'],
        dimensions: () => [CHANNEL],
        days: monthsUpTo(13),
        measures: { money: MONEY },
        columnDimension: SHORT_MONTH,
        columns: { value: valueColumn('money') },
        hasRow: () => false,
      }),
      definePanel({
        titles: ['How each tax is paid'],
        dimensions: () => [TAX, CHANNEL],
        measures: { money: MONEY },
        columns: {
          Revenue: valueColumn('money'),
          'Share within the tax type': ({ key, now }, { groups }) => {
            const whole = groups.filter((other) => other.key[0] === key[0]).reduce((sum, other) => sum + (other.now.money ?? 0), 0);
            return whole > 0 ? quotient(now.money, whole) : NaN;
          },
        },
      }),
      breakdown('Tax types paid by $channel', TAX),
      breakdown('Units paid by $channel', UNIT),
      definePanel({
        titles: ['Revenue by payment channel'],
        dimensions: () => [CHANNEL],
        measures: AVERAGE,
        columns: (view) => ({ ...paymentColumns(view), 'Change of share': changeOfShare }),
      }),
    ],
  },
  {
    address: '/revenue-bank-channel',
    offeredFilters: [...OFFERS, 'bank'],
    cards: { Revenue: defineCard({ measures: { money: MONEY }, value: ({ money }) => money }) },
    uncheckedCards: ['Largest bank', 'Largest pair', 'Pairs making 80%'],
    panels: [
      definePanel({
        titles: ['Revenue by bank and channel', 'How concentrated it is', 'Banks and channels by area'],
        dimensions: () => [BANK, CHANNEL],
        measures: AVERAGE,
        columns: paymentColumns,
      }),
    ],
  },
];
