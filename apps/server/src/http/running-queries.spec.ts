import { QueryError } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';
import { startSmallServer } from '../testing/small-server.ts';
import { RunningQueries } from './running-queries.ts';

const requestOf = (signal: AbortSignal) => ({ signal }) as FastifyRequest;
const problem = (code: 'busy' | 'out-of-memory') => new QueryError({ status: 503, code, params: {} });

it('refuses a question that found no place after a pause, and other failures at once', async () => {
  const pauses: (() => void)[] = [];
  const queries = new RunningQueries(() => new Promise((resolve) => pauses.push(resolve)));
  const request = requestOf(new AbortController().signal);
  const ended: string[] = [];
  const runRefused = (code: 'busy' | 'out-of-memory') =>
    queries.run(request, () => Promise.reject(problem(code))).catch(() => ended.push(code));
  const busy = runRefused('busy');
  await runRefused('out-of-memory');
  expect(ended).toEqual(['out-of-memory']);
  pauses.forEach((end) => end());
  await busy;
  expect(ended).toEqual(['out-of-memory', 'busy']);
});

it('refuses a question that waits for so long that the request would be ended without it', async () => {
  const queries = new RunningQueries(undefined, 10);
  const waiting = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
  await expect(queries.run(requestOf(new AbortController().signal), waiting)).rejects.toMatchObject({ problem: { code: 'busy' } });
});

it('ends the pause when the server stops', async () => {
  const queries = new RunningQueries();
  const refused = queries.run(requestOf(new AbortController().signal), () => Promise.reject(problem('busy')));
  queries.interrupt();
  await expect(refused).rejects.toMatchObject({ problem: { code: 'busy' } });
});

it('says when to ask again where memory is short, and writes no error', async () => {
  const server = await startSmallServer((warehouse) => ({ ...warehouse, answer: () => Promise.reject(problem('out-of-memory')) }));
  const response = await server.app.inject({ url: '/api/v1/answers/revenue?m=amount' });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
  expect(response.json()).toMatchObject({ code: 'out-of-memory' });
  await server.close();
});
