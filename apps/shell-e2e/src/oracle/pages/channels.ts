import { lastMonths, over, PAYMENTS, PAYMENTS_WITH_LAG, quotient, type Group, type Rows } from '@pendapa/oracle';
import { changeOf, comparisonHeader, derived, measure, shareOf, ownColumn } from '../columns.ts';
import type { PageOfFigures } from '../panel.ts';
import { caseList } from '../rows.ts';

const OFFERS = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'bank'] as const;
const lagged = over(PAYMENTS_WITH_LAG);

/** Payments of each taxpayer in the period and a year before, and their difference in the direction `more`. */
const payerChanges = (differenceSql: string): Rows => ({
  sql: `SELECT taxpayer_key AS case_id, name_masked AS called, before, ${differenceSql} AS amount, CAST($to AS DATE) AS day FROM (
      SELECT taxpayer_key, coalesce(sum(amount) FILTER (posted_on BETWEEN $from AND $to), 0) AS now,
        coalesce(sum(amount) FILTER (posted_on BETWEEN $from - INTERVAL 1 YEAR AND $to - INTERVAL 1 YEAR), 0) AS before
      FROM payments WHERE taxpayer_key IS NOT NULL GROUP BY ALL) p LEFT JOIN taxpayers USING (taxpayer_key) WHERE ${differenceSql} > 0`,
  filters: [],
});
const STOPPED_PAYERS: Rows = {
  sql: `SELECT taxpayer_key * 1000 + dense_rank() OVER (ORDER BY tax_code) AS case_id, name_masked AS called, CAST($to AS DATE) AS day,
      sum(amount) FILTER (posted_on <= $to - INTERVAL 3 MONTH) AS amount, sum(transactions) FILTER (posted_on <= $to - INTERVAL 3 MONTH) AS transactions
    FROM payments JOIN tax_types USING (tax_code) JOIN taxpayers USING (taxpayer_key)
    WHERE tax_period = 'month' AND posted_on > $to - INTERVAL 15 MONTH AND posted_on <= $to AND coalesce(closed_on > $to, true)
    GROUP BY taxpayer_key, tax_code, name_masked
    HAVING amount > 0 AND coalesce(sum(amount) FILTER (posted_on > $to - INTERVAL 3 MONTH), 0) <= 0`,
  filters: [],
};

const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, { now }) => sum + (now['revenue.amount'] ?? 0), 0);
const sumOfSide = (groups: readonly Group[], place: number, of: Group): number =>
  sumOf(groups.filter(({ key }) => key[place] === of.key[place]));

/** The part of the row against the part of all that its column has. NaN if the cell is pale, or any cell is negative. */
function index(group: Group, groups: readonly Group[]): number {
  const amount = group.now['revenue.amount'] ?? 0;
  const isPale = (group.now['revenue.transactions'] ?? 0) < 30 || Math.abs(amount) < 0.01 * Math.abs(sumOfSide(groups, 1, group));
  if (isPale || groups.some(({ now }) => (now['revenue.amount'] ?? 0) < 0)) return NaN;
  return amount / sumOfSide(groups, 0, group) / (sumOfSide(groups, 1, group) / sumOf(groups));
}

export const CHANNEL_PAGES: readonly PageOfFigures[] = [
  {
    address: '/payment-channels',
    offeredFilters: OFFERS,
    subjects: ['revenue'],
    cards: {
      'Central transfers': ownColumn('transfers', over(PAYMENTS)("coalesce(sum(amount) FILTER (channel_class = 'transfer'), 0)")),
    },
    panels: [
      { titles: ['Digital share by month', 'Value by channel class'], days: lastMonths(36) },
      {
        titles: ['Transactions by channel', 'By channel in detail'],
        columns: (view) => ({ Share: shareOf('revenue.transactions'), [comparisonHeader(view)]: changeOf('revenue.transactions') }),
        unchecked: ['Channel class', 'Months in service'],
      },
    ],
  },
  {
    address: '/bank-channels',
    offeredFilters: OFFERS,
    subjects: ['revenue'],
    cards: {
      'Payments posted after more than 1 working day': {
        measures: [],
        own: { late: lagged('sum(transactions) FILTER (lag > 1)'), known: lagged('sum(transactions) FILTER (lag IS NOT NULL)') },
        cell: ({ now }) => quotient(now['late'] ?? 0, now['known']),
      },
    },
    uncheckedCards: ['Share of the largest bank', 'Concentration index (0–10,000)'],
    panels: [
      { titles: ['Settlement lag by bank'], columns: { Transactions: ownColumn('transactions', lagged('sum(transactions)')) } },
      { titles: ['The five largest banks by month'], days: lastMonths(13) },
      { titles: ['Revenue by bank', 'By bank in detail'], columns: (view) => ({ [comparisonHeader(view)]: changeOf('revenue.amount') }) },
    ],
  },
  {
    address: '/transactions-by-taxpayer',
    offeredFilters: ['period'],
    subjects: ['payers', 'revenue'],
    countsTaxpayers: true,
    hideable: ['Paying taxpayers to date'],
    // The page offers no comparison: these cards are compared with last year.
    cards: {
      'Paying taxpayers': { ...measure('revenue.payingTaxpayers'), comparison: 'last-year' },
      'Revenue per paying taxpayer': { ...measure('revenue.amountPerTaxpayer'), comparison: 'last-year' },
    },
    uncheckedCards: ['Share of the largest 1% of payers', 'Taxpayers who stopped paying'],
    panels: [
      caseList('Stopped paying a monthly tax', 'Name (masked)', STOPPED_PAYERS, {
        'Transactions in the year before': 'transactions',
        'Paid in the year before': 'amount',
      }),
      caseList('Largest falls', 'Name (masked)', payerChanges('before - now'), { 'Last year': 'before', Fall: 'amount' }),
      caseList('Largest rises', 'Name (masked)', payerChanges('now - before'), { 'Last year': 'before', Rise: 'amount' }),
    ].map((panel) => ({ ...panel, hideable: [] })),
  },
  {
    address: '/cross-dimensional',
    offeredFilters: ['period', 'region', 'tax', 'category', 'without', 'unit', 'kind', 'channel'],
    subjects: ['revenue'],
    uncheckedCards: ['Furthest above average', 'Furthest below average'],
    panels: [
      {
        titles: ['Actual revenue: City × Channel class', 'Share of $', 'Shares within $', 'Difference of $ from the average'],
        columns: {
          Share: shareOf('revenue.amount'),
          'Share of the row': derived(['revenue.amount'], (group, { groups }) =>
            quotient(group.now['revenue.amount'], sumOfSide(groups, 0, group)),
          ),
          'Times the average': derived(['revenue.amount', 'revenue.transactions'], (group, { groups }) => index(group, groups)),
        },
      },
      {
        titles: ['Relations between UP3D indicators in detail'],
        unchecked: [
          'First indicator',
          'Second indicator',
          'Correlation (r)',
          'Correlation, lower limit (95%)',
          'Correlation, upper limit (95%)',
          'Number of UP3D (n)',
          'Chance probability (p)',
          'Chance probability, corrected (q)',
          'Judgement',
        ],
      },
    ],
  },
];
