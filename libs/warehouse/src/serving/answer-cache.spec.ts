import type { Answer } from '@pendapa/contracts';
import { AnswerCache } from './answer-cache.ts';

const answer = (values: number): Answer => ({
  columns: [{ kind: 'measure', key: 'amount', unit: 'money', series: 'current', values: Array.from({ length: values }, () => '1') }],
  rowCount: values,
  totals: { current: {}, comparison: null },
  period: { from: '2025-01-01', to: '2025-01-31' },
  comparison: null,
  asOf: '2025-01-31',
  generation: 1,
  notes: [],
  next: null,
});

/** Counts its runs and answers on demand. */
function source(values = 1) {
  const calls: { resolve: (value: Answer) => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
  const make = (signal: AbortSignal) => new Promise<Answer>((resolve, reject) => calls.push({ resolve, reject, signal }));
  return { calls, make, settle: (index: number) => calls[index]?.resolve(answer(values)) };
}

const limits = { answers: 2, values: 100 };

it('runs equal queries that arrive together once, and a cached one not at all', async () => {
  const cache = new AnswerCache(limits);
  const { calls, make, settle } = source();
  const [a, b] = [cache.get('q', make), cache.get('q', make)];
  settle(0);
  expect(await a).toBe(await b);
  expect(await cache.get('q', make)).toBe(await a);
  expect(calls).toHaveLength(1);
});

it('evicts the least recently used answer', async () => {
  const cache = new AnswerCache(limits);
  const runs: string[] = [];
  const make = (key: string) => () => {
    runs.push(key);
    return Promise.resolve(answer(1));
  };
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, make(key));
  expect(runs).toEqual(['a', 'b', 'c', 'b']);
});

it('does not cache an answer above the limit', async () => {
  const cache = new AnswerCache(limits);
  const { calls, make, settle } = source(1_000);
  const first = cache.get('big', make);
  settle(0);
  await first;
  void cache.get('big', make);
  expect(calls).toHaveLength(2);
});

it('does not cache a failure', async () => {
  const cache = new AnswerCache(limits);
  const { calls, make, settle } = source();
  const failing = cache.get('q', make);
  calls[0]?.reject(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  const again = cache.get('q', make);
  settle(1);
  expect((await again).rowCount).toBe(1);
});

it('aborts a run when all its callers have left', async () => {
  const cache = new AnswerCache(limits);
  const { calls, make } = source();
  const [one, two] = [new AbortController(), new AbortController()];
  const first = cache.get('q', make, one.signal);
  const second = cache.get('q', make, two.signal);
  one.abort(new Error('first left'));
  await expect(first).rejects.toThrow('first left');
  expect(calls[0]?.signal.aborted).toBe(false);
  two.abort(new Error('second left'));
  await expect(second).rejects.toThrow('second left');
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.reject(new Error('interrupted'));
  void cache.get('q', make);
  expect(calls).toHaveLength(2);
});
