import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from './duck.ts';
import { openDraft } from './open-draft.ts';
import { openWarehouse } from './open-warehouse.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-warehouse-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('answers', async () => {
  const draft = await openDraft(folder);
  await execute(
    draft.connection,
    `INSERT INTO incoming.payments (posted_on, grain, tax_code, amount, transactions) VALUES ('2024-03-01', 'day', 'PBB', 100, 1), ('2023-12-31', 'day', 'PBB', 50, 1), ('2023-03-02', 'day', 'PBB', 50, 1)`,
  );
  await draft.publish({ source: 'test', sourceSha256: null, sample: false });
  const warehouse = await openWarehouse(folder);
  const answer = await warehouse.answer({
    subject: 'revenue',
    measures: ['amount', 'transactions', 'averageValue'],
    by: ['month', 'taxType'],
    compare: 'last-year',
  });
    JSON.stringify(
      await warehouse.answer({
        subject: 'achievement',
        measures: ['realised', 'target', 'plan', 'achievement'],
        by: ['taxType'],
        compare: 'last-year',
      }),
      null,
      1,
    ),
  );
    JSON.stringify(
      await warehouse.answer({ subject: 'objects', measures: ['registered'], by: ['month', 'taxType'], compare: 'last-year' }),
      null,
      1,
    ),
  );
  await warehouse.close();
});
