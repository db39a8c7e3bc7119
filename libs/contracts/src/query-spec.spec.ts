import { toInitialQuery, listInitialQueries, spanDates, defineQuery, type DataDates, type Span } from './query-spec.ts';

const DATES: DataDates = { asOf: '2026-11-14', since: '2021-03-09', fiscalYearStart: 1 };
const APRIL: DataDates = { ...DATES, fiscalYearStart: 4 };

describe('the dates of a span', () => {
  it.each<[string, Span, string, DataDates, { from: string; to?: string }]>([
    ['months up to the data date leave the end to the server', { months: 13 }, '2026-11-14', DATES, { from: '2025-11-01' }],
    ['months up to another day end with it', { months: 1 }, '2026-06-30', DATES, { from: '2026-06-01', to: '2026-06-30' }],
    ['months do not begin before the data', { months: 120 }, '2026-11-14', DATES, { from: '2021-03-01' }],
    ['a day before the data has the months before it', { months: 2 }, '2020-05-04', DATES, { from: '2020-04-01', to: '2020-05-04' }],
    ['years begin with their fiscal years', { years: 2 }, '2026-02-10', APRIL, { from: '2024-04-01', to: '2026-02-10' }],
    ['years do not begin before the data', { years: 20 }, '2026-11-14', DATES, { from: '2021-03-01' }],
    ['the year to date', 'year-to-date', '2026-11-14', APRIL, { from: '2026-04-01' }],
    [
      'the year to date begins with the year where the data begin in it',
      'year-to-date',
      '2021-05-01',
      DATES,
      { from: '2021-01-01', to: '2021-05-01' },
    ],
    ['months that are over', 'ended-months', '2026-11-14', DATES, { from: '2025-11-01', to: '2026-10-31' }],
    ['years up to the last month that is over', { endedYears: 3 }, '2026-11-14', DATES, { from: '2024-01-01', to: '2026-10-31' }],
    ['years up to the month before the first of a year', { endedYears: 2 }, '2026-01-14', DATES, { from: '2024-01-01', to: '2025-12-31' }],
    ['a month that ends on the day is over', 'ended-months', '2026-02-28', DATES, { from: '2025-03-01', to: '2026-02-28' }],
    ['all of a fiscal year', 'fiscal-year', '2026-11-14', APRIL, { from: '2026-04-01', to: '2027-03-31' }],
    ['all of the fiscal year before', 'last-fiscal-year', '2026-11-14', APRIL, { from: '2025-04-01', to: '2026-03-31' }],
  ])('%s', (_, span, last, dates, expected) => {
    expect(spanDates(span, last, dates)).toEqual(expected);
  });
});

const months = defineQuery({ subject: 'revenue', measures: ['amount'], by: ['month'], span: { months: 2 }, compare: 'none' });
const amount = defineQuery({ subject: 'revenue', measures: ['amount'] });

it('asks what is stated, with dates for spans, compared as is usual unless it says otherwise', () => {
  expect(toInitialQuery(amount, DATES)).toEqual({ subject: 'revenue', measures: ['amount'], compare: 'last-year' });
  expect(toInitialQuery(months, DATES)).toEqual({
    subject: 'revenue',
    measures: ['amount'],
    by: ['month'],
    from: '2026-10-01',
    compare: 'none',
  });
});

it('asks a question of several pages once, where the first of them asks it', () => {
  const views = listInitialQueries(
    [
      { path: '/one', shows: '/one', feature: 'targets', built: true, asks: [amount, months] },
      { path: '/other', shows: '/other', feature: 'targets', built: false, asks: [months, { ...amount, compare: 'last-year' }] },
    ],
    DATES,
  );
  expect(views.map(({ page, question }) => [page, question.by])).toEqual([
    ['/one', undefined],
    ['/one', ['month']],
  ]);
});

defineQuery({ subject: 'revenue', measures: ['amount'], by: ['month'] });
// @ts-expect-error A measure of another subject.
defineQuery({ subject: 'revenue', measures: ['outstanding'] });
// @ts-expect-error A split that the subject does not have.
defineQuery({ subject: 'perCapita', measures: ['population'], by: ['bank'] });
