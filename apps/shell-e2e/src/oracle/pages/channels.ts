import type { Source } from '../figures.ts';
import { defineCard, definePanel, type PageOfFigures, type TableDimension } from '../panel.ts';
import { comparisonHeader, average, changeColumn, defineCaseList, MONTH, quotient, shareColumn, valueColumn } from '../columns.ts';
import { lagMeasure, paymentMeasure, payerMeasure, TRANSACTIONS } from '../measures.ts';
import { AVERAGE, BANK, CHANNEL, monthsUpTo, paymentColumns, TAX, UNIT } from './revenue.ts';
import { KIND } from './subjects.ts';

const OFFERS = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank'] as const;

const CLASS: TableDimension = {
  header: 'Channel class',
  nameSql:
    "CASE channel_class WHEN 'digital' THEN 'Digital' WHEN 'semi' THEN 'Semi-digital' WHEN 'transfer' THEN 'Transfer' ELSE 'No class' END",
};
const LAG: TableDimension = {
  header: 'Settlement lag (working days)',
  nameSql: `CASE WHEN transactions < 0 THEN 'Not applicable (reversals)' WHEN lag IS NULL THEN 'Not stated' WHEN lag = 0 THEN 'Same day'
    WHEN lag = 1 THEN '1 working day' WHEN lag = 2 THEN '2 working days' WHEN lag <= 5 THEN '3-5 working days' ELSE '6 working days or more' END`,
};

const channelClassMeasure = (sum: string, digital: string) => paymentMeasure(`${sum} FILTER (channel_class IN ${digital})`);
const DIGITAL_MEASURES = {
  digitalCount: channelClassMeasure('sum(transactions)', "('digital')"),
  count: channelClassMeasure('sum(transactions)', "('digital', 'semi')"),
  digitalValue: channelClassMeasure('sum(amount)', "('digital')"),
  value: channelClassMeasure('sum(amount)', "('digital', 'semi')"),
};
const AMOUNT = paymentMeasure('sum(amount)');
const REVERSALS = { reversals: paymentMeasure('count(*) FILTER (transactions < 0)') };
const LAG_MEASURES = {
  late: lagMeasure('sum(transactions) FILTER (lag > 1)'),
  known: lagMeasure('sum(transactions) FILTER (lag IS NOT NULL)'),
};
const SETTLEMENT_MEASURES = {
  days: paymentMeasure('sum(posted_on - paid_on) FILTER (transactions > 0 AND paid_on IS NOT NULL)'),
  dated: paymentMeasure('sum(transactions) FILTER (transactions > 0 AND paid_on IS NOT NULL)'),
};

const digitalBy = (title: string, split: TableDimension) =>
  definePanel({
    titles: [title],
    dimensions: () => [split],
    fixedComparison: 'none',
    measures: DIGITAL_MEASURES,
    columns: {
      'Digital share (transactions)': ({ now }) => quotient(now.digitalCount ?? 0, now.count),
      'Digital share (value)': ({ now }) => quotient(now.digitalValue ?? 0, now.value),
    },
    hasRow: ({ now }) => now.count !== null,
  });

/** Bands of working days, as in the product. */
const TRANSACTION_BAND: TableDimension = {
  header: 'Number of transactions',
  nameSql: `CASE WHEN transactions IS NULL THEN 'Not stated' WHEN transactions = 1 THEN '1 transaction' WHEN transactions = 2 THEN '2 transactions'
    WHEN transactions <= 5 THEN '3-5 transactions' WHEN transactions <= 12 THEN '6-12 transactions'
    ELSE '13 transactions or more' END`,
};
const PAYER_MEASURES = {
  payers: payerMeasure('count(*)'),
  amount: payerMeasure('sum(amount)'),
  transactions: payerMeasure('sum(transactions)'),
};

/** Payments of each taxpayer in the period and a year before, and their difference in the direction `more`. */
const payerChanges = (differenceSql: string): Source => ({
  rows: `SELECT taxpayer_key AS case_id, name_masked AS called, before, ${differenceSql} AS amount, CAST($to AS DATE) AS day FROM (
      SELECT taxpayer_key, coalesce(sum(amount) FILTER (posted_on BETWEEN $from AND $to), 0) AS now,
        coalesce(sum(amount) FILTER (posted_on BETWEEN $from - INTERVAL 1 YEAR AND $to - INTERVAL 1 YEAR), 0) AS before
      FROM payments WHERE taxpayer_key IS NOT NULL GROUP BY ALL) p LEFT JOIN taxpayers USING (taxpayer_key) WHERE ${differenceSql} > 0`,
  filters: [],
});
const STOPPED_PAYERS: Source = {
  rows: `SELECT taxpayer_key * 1000 + dense_rank() OVER (ORDER BY tax_code) AS case_id, name_masked AS called, CAST($to AS DATE) AS day,
      sum(amount) FILTER (posted_on <= $to - INTERVAL 3 MONTH) AS amount, sum(transactions) FILTER (posted_on <= $to - INTERVAL 3 MONTH) AS transactions
    FROM payments JOIN tax_types USING (tax_code) JOIN taxpayers USING (taxpayer_key)
    WHERE tax_period = 'month' AND posted_on > $to - INTERVAL 15 MONTH AND posted_on <= $to AND coalesce(closed_on > $to, true)
    GROUP BY taxpayer_key, tax_code, name_masked
    HAVING amount > 0 AND coalesce(sum(amount) FILTER (posted_on > $to - INTERVAL 3 MONTH), 0) <= 0`,
  filters: [],
};

export const CHANNEL_PAGES: readonly PageOfFigures[] = [
  {
    address: '/payment-channels',
    offeredFilters: OFFERS,
    cards: {
      'Digital share (transactions)': defineCard({
        measures: DIGITAL_MEASURES,
        value: ({ digitalCount, count }) => quotient(digitalCount ?? 0, count),
      }),
      'Digital share (value)': defineCard({
        measures: DIGITAL_MEASURES,
        value: (figures) => quotient(figures.digitalValue ?? 0, figures.value),
      }),
      Reversals: defineCard({ measures: REVERSALS, value: ({ reversals }) => reversals }),
      'Central transfers': defineCard({
        measures: { amount: paymentMeasure("coalesce(sum(amount) FILTER (channel_class = 'transfer'), 0)") },
        value: ({ amount }) => amount,
      }),
    },
    panels: [
      definePanel({
        titles: ['Transactions by class of channel'],
        dimensions: () => [MONTH, CLASS],
        days: monthsUpTo(36),
        fixedComparison: 'none',
        measures: { transactions: TRANSACTIONS },
        columns: { Transactions: valueColumn('transactions') },
      }),
      definePanel({
        titles: ['Value by class of channel'],
        dimensions: () => [MONTH, CLASS],
        days: monthsUpTo(36),
        fixedComparison: 'none',
        measures: { amount: AMOUNT },
        columns: { Revenue: valueColumn('amount') },
      }),
      digitalBy('Digital share by tax type', TAX),
      digitalBy('Digital share by unit', UNIT),
      definePanel({
        titles: ['Reversals by channel'],
        dimensions: () => [CHANNEL],
        measures: REVERSALS,
        columns: (view) => ({
          Reversals: valueColumn('reversals'),
          Share: shareColumn('reversals'),
          [comparisonHeader(view)]: changeColumn('reversals'),
        }),
      }),
      definePanel({
        titles: ['Transactions by channel', 'By channel in detail'],
        dimensions: () => [CHANNEL],
        measures: AVERAGE,
        columns: (view) => ({
          Transactions: valueColumn('transactions'),
          Share: shareColumn('transactions'),
          [comparisonHeader(view)]: changeColumn('transactions'),
          Revenue: valueColumn('amount'),
          'Average per transaction': ({ now }) => average(now.amount, now.transactions),
        }),
        uncheckedColumns: ['Channel class', 'Months since it went live'],
        optionalColumns: ['Channel class', 'Months since it went live', 'Revenue', 'Average per transaction'],
      }),
    ],
  },
  {
    address: '/bank-channels',
    offeredFilters: OFFERS,
    cards: {
      'Lag above 1 working day': defineCard({ measures: LAG_MEASURES, value: ({ late, known }) => quotient(late ?? 0, known) }),
      'Settlement lag (days)': defineCard({ measures: SETTLEMENT_MEASURES, value: ({ days, dated }) => quotient(days, dated) }),
    },
    uncheckedCards: ['Share of the largest bank', 'Concentration index (HHI)'],
    panels: [
      definePanel({
        titles: ['Banks and channels'],
        dimensions: () => [BANK, CHANNEL],
        fixedComparison: 'none',
        measures: { amount: AMOUNT, transactions: TRANSACTIONS },
        columns: { Revenue: valueColumn('amount'), Transactions: valueColumn('transactions') },
      }),
      definePanel({
        titles: ['Settlement lag by bank'],
        dimensions: () => [BANK, LAG],
        fixedComparison: 'none',
        measures: { transactions: lagMeasure('sum(transactions)') },
        columns: { Transactions: valueColumn('transactions') },
      }),
      definePanel({
        titles: ['The five largest banks by month'],
        dimensions: () => [BANK, MONTH],
        days: monthsUpTo(13),
        fixedComparison: 'none',
        measures: { amount: AMOUNT },
        columns: { Revenue: valueColumn('amount') },
      }),
      definePanel({
        titles: ['By bank in detail'],
        dimensions: () => [BANK],
        measures: { ...AVERAGE, ...SETTLEMENT_MEASURES },
        columns: (view) => ({ ...paymentColumns(view), 'Settlement lag (days)': ({ now }) => quotient(now.days, now.dated) }),
      }),
    ],
  },
  {
    address: '/transactions-by-taxpayer',
    offeredFilters: ['period'],
    countsTaxpayers: true,
    cards: {
      'Taxpayers paying in the year': defineCard({
        measures: PAYER_MEASURES,
        value: (figures) => figures.payers,
        isComparable: () => false,
      }),
      'Transactions of the year per taxpayer': defineCard({
        measures: PAYER_MEASURES,
        value: (figures) => quotient(figures.transactions, figures.payers),
        isComparable: () => false,
      }),
    },
    uncheckedCards: ['Share of the largest 1% of payers', 'Stopped paying'],
    panels: [
      definePanel({
        titles: ['How often each kind of taxpayer pays'],
        dimensions: () => [TRANSACTION_BAND, KIND],
        fixedComparison: 'none',
        hideableColumns: ['Taxpayers paying in the year'],
        measures: PAYER_MEASURES,
        columns: { 'Taxpayers paying in the year': valueColumn('payers') },
      }),
      definePanel({
        titles: ['By number of transactions in detail'],
        dimensions: () => [TRANSACTION_BAND],
        fixedComparison: 'none',
        hideableColumns: ['Taxpayers paying in the year'],
        measures: PAYER_MEASURES,
        columns: {
          'Taxpayers paying in the year': valueColumn('payers'),
          Share: shareColumn('payers'),
          'Revenue from taxpayers in the year': valueColumn('amount'),
          'Share of revenue': shareColumn('amount'),
        },
      }),
      defineCaseList('Stopped paying a monthly tax', 'Name (masked)', STOPPED_PAYERS, {
        'Transactions in the year before': 'transactions',
        'Paid in the year before': 'amount',
      }),
      defineCaseList('Largest falls', 'Name (masked)', payerChanges('before - now'), { 'Last year': 'before', Fall: 'amount' }),
      defineCaseList('Largest rises', 'Name (masked)', payerChanges('now - before'), { 'Last year': 'before', Rise: 'amount' }),
    ],
  },
];
