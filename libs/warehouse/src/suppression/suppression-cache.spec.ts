import { SuppressionCache, type Suppression } from './suppression-cache.ts';

const SUPPRESSION: Suppression = { isHidden: () => true, hiddenCells: [] };

it('decides each component of a table once, and again after a failure', async () => {
  const cache = new SuppressionCache();
  const decided: string[] = [];
  const decide = (table: string, ...figures: readonly string[]) =>
    cache.getOrDecide(table, figures, (missing) => {
      decided.push(...missing.map((figure) => `${table} ${figure}`));
      if (table === 'broken') return Promise.reject(new Error('No table'));
      return Promise.resolve(new Map(missing.map((figure) => [figure, SUPPRESSION])));
    });
  await decide('2024', 'payers', 'amount');
  const again = await decide('2024', 'amount', 'transactions');
  expect([...again.keys()]).toEqual(['payers', 'amount', 'transactions']);
  await decide('2025', 'amount');
  await expect(decide('broken', 'amount')).rejects.toThrow('No table');
  await expect(decide('broken', 'amount')).rejects.toThrow('No table');
  expect(decided).toEqual(['2024 payers', '2024 amount', '2024 transactions', '2025 amount', 'broken amount', 'broken amount']);
});
