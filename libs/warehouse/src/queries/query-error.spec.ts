import { withSplitToRemove, QueryError, createQueryError } from './query-error.ts';

const problemOf = (error: unknown) => (error instanceof QueryError ? error.problem : error);

it('names the split to leave out where memory does not suffice, and nothing where there is none', () => {
  const params = { parameter: 'by', value: 'ward' };
  expect(problemOf(withSplitToRemove(createQueryError('out-of-memory'), 'ward'))).toEqual({ status: 503, code: 'out-of-memory', params });
  expect(problemOf(withSplitToRemove(createQueryError('out-of-memory'), null))).toEqual({ status: 503, code: 'out-of-memory', params: {} });
});

it('leaves every other end as it is', () => {
  const slow = createQueryError('too-slow', { seconds: '10' });
  expect(withSplitToRemove(slow, 'ward')).toBe(slow);
});
