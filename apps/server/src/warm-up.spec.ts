import { startSmallServer, type SmallServer } from './testing/small-server.ts';
import { publishPayment } from './testing/small-agency.ts';
import { keepWarm, warmUp } from './warm-up.ts';

describe('warming up', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  it('asks only what the vocabulary knows', async () => {
    const answer = jest.spyOn(server.warehouse, 'answer');
    await warmUp(server.warehouse);
    const outcomes = await Promise.allSettled(answer.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('asks again when other data are served, and not before', async () => {
    const answer = jest.spyOn(server.warehouse, 'answer').mockClear();
    const stop = keepWarm(server.warehouse, 5);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answer).not.toHaveBeenCalled();
    await publishPayment(server.dataFolder, '2024-03-16', 10);
    await server.warehouse.refresh();
    while (answer.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
    await Promise.all(answer.mock.results.map(({ value }) => (value as Promise<unknown>).catch(() => undefined)));
    expect(server.warehouse.generation()).toBe(2);
  });
});
