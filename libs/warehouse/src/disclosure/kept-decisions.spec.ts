import { KeptDecisions, type Decision } from './kept-decisions.ts';

const DECISION: Decision = { hides: () => true, places: [] };

it('decides each figure of a table once, and what failed anew', async () => {
  const kept = new KeptDecisions();
  const decided: string[] = [];
  const ask = (table: string, ...figures: readonly string[]) =>
    kept.of(table, figures, (missing) => {
      decided.push(...missing.map((figure) => `${table} ${figure}`));
      if (table === 'broken') return Promise.reject(new Error('No table'));
      return Promise.resolve(new Map(missing.map((figure) => [figure, DECISION])));
    });
  await ask('2024', 'payers', 'amount');
  const again = await ask('2024', 'amount', 'transactions');
  expect([...again.keys()]).toEqual(['payers', 'amount', 'transactions']);
  await ask('2025', 'amount');
  await expect(ask('broken', 'amount')).rejects.toThrow('No table');
  await expect(ask('broken', 'amount')).rejects.toThrow('No table');
  expect(decided).toEqual(['2024 payers', '2024 amount', '2024 transactions', '2025 amount', 'broken amount', 'broken amount']);
});
