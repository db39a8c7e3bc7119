import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDraft } from './open-draft.ts';
import { readManifest } from './generations.ts';
import { execute } from './duck.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-draft-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('publishes what was put into the draft', async () => {
  const draft = await openDraft(folder);
  await execute(
    draft.connection,
    `INSERT INTO incoming.payments (posted_on, grain, tax_code, amount, transactions) VALUES ('2024-03-01', 'day', 'PBB', 100, 1), ('2023-12-31', 'day', 'PBB', 50, 1)`,
  );
  const manifest = await draft.publish({ source: 'test', sourceSha256: null, sample: false });
  expect(manifest).toMatchObject({ generation: 1, asOf: '2024-03-01', since: '2023-12-31' });
  expect(await readManifest(folder)).toEqual(manifest);
  expect((await readdir(folder)).sort()).toEqual(['current.json', 'generations', 'parts']);
  expect(await readdir(join(folder, 'parts'))).toHaveLength(5);
});
