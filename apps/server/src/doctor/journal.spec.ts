import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Journal } from '@pendapa/journal';
import { temporaryFolder } from '../testing/small-agency.ts';
import { checkJournal } from './journal.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const check = async () => {
  const [finding] = await checkJournal({ folder: folder.path, settings: null, manifest: null });
  return finding;
};
const path = (): string => join(folder.path, 'journal', 'journal.jsonl');

async function write(): Promise<void> {
  const journal = new Journal(folder.path, { onNotice: () => undefined });
  await journal.change('sari', [{ kind: 'note', id: 'a', revision: 0, owner: 'sari', unit: null, value: 1 }]);
  await journal.close();
}

it('counts records and lines, and needs no journal', async () => {
  expect(await check()).toMatchObject({ level: 'ok', found: { en: 'none yet' } });
  await write();
  expect(await check()).toMatchObject({ level: 'ok', found: { en: '1 records, 1 lines' } });
});

it('names file and line of a damaged line, and lets an incomplete last one pass', async () => {
  await write();
  await appendFile(path(), '{"half');
  expect(await check()).toMatchObject({ level: 'warn' });
  await appendFile(path(), '\n');
  expect(await check()).toMatchObject({
    level: 'fail',
    found: { en: `${path()} is damaged in line 3; nothing is saved` },
    advice: { en: expect.stringContaining('into an empty folder') },
  });
  await writeFile(path(), '{"format":9,"from":1}\n');
  expect(await check()).toMatchObject({ level: 'fail', found: { en: `${path()} was written by a newer version` } });
});

it('says of a journal that cannot be read that it is one, and goes on', async () => {
  // Also for the superuser, who may read every file.
  await mkdir(path(), { recursive: true });
  expect(await check()).toMatchObject({ level: 'fail', found: { en: `${path()} cannot be read (EISDIR)` } });
});
