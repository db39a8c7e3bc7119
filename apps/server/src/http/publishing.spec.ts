import type { Answer } from '@pendapa/contracts';
import { publishPayment } from '../testing/small-agency.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

const READERS = 3;
const LOADS = 4;
const QUESTION = '/api/v1/answers/revenue?m=amount&by=taxType,month&from=2024-01-01&to=2024-03-31';
const DAY = '2024-03-16';
/** Users see a load at once; after this time they never will. */
const DEADLINE_MS = 60_000;

describe('while new data are published', () => {
  let server: SmallServer;
  beforeAll(async () => {
    server = await startSmallServer();
  });
  afterAll(() => server.close());

  it('every answer is wholly of one generation', async () => {
    const sums = new Map<number, Set<string>>();
    let newest = 1;
    let count = 0;
    let until = Infinity;
    const read = async (): Promise<void> => {
      while (newest <= LOADS && Date.now() < until) {
        // Another limit each time, so that most answers are computed and not cached.
        count = (count + 1) % 5_000;
        const response = await server.app.inject(`${QUESTION}&limit=${100 + count}`);
        const answer = response.json<Answer>();
        const generation = Number(response.headers['x-data-generation']);
        expect(answer.generation).toBe(generation);
        const rows = answer.columns.find((column) => column.key === 'amount')?.values ?? [];
        const rowSum = rows.reduce<bigint>((sum, value) => sum + BigInt(value ?? 0), 0n);
        expect(String(rowSum)).toBe(answer.totals.current['amount']);
        sums.set(generation, (sums.get(generation) ?? new Set()).add(String(rowSum)));
        newest = Math.max(newest, generation);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const readers = Array.from({ length: READERS }, read);
    for (let load = 1; load <= LOADS; load += 1) await publishPayment(server.dataFolder, DAY, 1000);
    until = Date.now() + DEADLINE_MS;
    await Promise.all(readers);

    expect(newest).toBe(LOADS + 1);
    for (const [generation, seen] of sums) expect([generation, [...seen]]).toEqual([generation, [String(1700 + (generation - 1) * 1000)]]);
  });

  it('tags of older data no longer match', async () => {
    const first = await server.app.inject('/api/v1/answers/revenue?m=amount');
    await publishPayment(server.dataFolder, DAY, 1);
    await server.warehouse.refresh();
    const second = await server.app.inject({
      url: '/api/v1/answers/revenue?m=amount',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(second.statusCode).toBe(200);
    expect(BigInt(second.json<Answer>().totals.current['amount'] ?? 0)).toBe(
      BigInt(first.json<Answer>().totals.current['amount'] ?? 0) + 1n,
    );
  });
});
