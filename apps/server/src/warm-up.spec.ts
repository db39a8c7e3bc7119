import { listInitialQueries, type ListedPage } from '@pendapa/contracts';
import { startSmallServer, type SmallServer } from './testing/small-server.ts';
import { publishPayment } from './testing/small-agency.ts';
import { keepWarm, warmUp } from './warm-up.ts';

const PAGES: readonly ListedPage[] = [
  {
    path: '/one',
    shows: '/one',
    feature: 'targets',
    built: true,
    asks: [
      { subject: 'revenue', measures: ['amount'], by: ['month'], span: { months: 12 } },
      // The small agency has no targets: a query without data must not stop the warm-up.
      { subject: 'achievement', measures: ['realised'], span: 'fiscal-year', compare: 'none' },
    ],
  },
  {
    path: '/other',
    shows: '/other',
    feature: 'targets',
    built: false,
    asks: [{ subject: 'revenue', measures: ['amount'], by: ['taxType'] }],
  },
];

describe('warming up', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  it('asks what the pages ask, and stops at none that the data cannot answer', async () => {
    const answer = jest.spyOn(server.warehouse, 'answer');
    await warmUp(server.warehouse, PAGES);
    const { asOf, since, fiscalYearStart } = server.warehouse.status();
    const expected = listInitialQueries(PAGES, { asOf: asOf ?? '', since, fiscalYearStart }).map(({ question }) => question);
    expect(answer.mock.calls.map(([question]) => question)).toEqual(expected);
  });

  it('asks at once and again when other data are served, and not in between', async () => {
    const answer = jest.spyOn(server.warehouse, 'answer').mockClear();
    const next = jest.fn(() => Promise.resolve());
    const stop = keepWarm(server.warehouse, PAGES, next, 5);
    while (next.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answer).toHaveBeenCalled();
    answer.mockClear();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answer).not.toHaveBeenCalled();
    await publishPayment(server.dataFolder, '2024-03-16', 10);
    await server.warehouse.refresh();
    while (next.mock.calls.length === 1) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    expect(answer).toHaveBeenCalled();
    await Promise.all(answer.mock.results.map(({ value }) => (value as Promise<unknown>).catch(() => undefined)));
    expect(server.warehouse.generation()).toBe(2);
  });
});
