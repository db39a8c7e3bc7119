import { startSmallServer, type SmallServer } from './testing/small-server.ts';
import { warmUp } from './warm-up.ts';

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
});
