import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentUpload, type StoredUpload } from './stored-upload.ts';
import { UploadFolder } from './upload-folder.ts';
import { UploadStore } from './upload-store.ts';

const DAY_MS = 86_400_000;
const ID = '00000000-0000-4000-8000-00000000000';
const UPLOAD = sentUpload({
  id: `${ID}1`,
  name: 'a.csv',
  bytes: 1,
  sha256: '00',
  sentBy: 'sari',
  sentAt: '2026-11-01T00:00:00.000Z',
});

let data: string;
beforeEach(async () => (data = await mkdtemp(join(tmpdir(), 'pendapa-store-'))));
afterEach(() => rm(data, { recursive: true, force: true }));

const open = (): Promise<UploadStore> => UploadStore.open(new UploadFolder(data), data);
async function add(store: UploadStore, upload: StoredUpload): Promise<void> {
  await writeFile(await store.folder.createPartial(upload.id, upload.name), 'x');
  await store.add(upload);
}
const stored = async (): Promise<string[]> => (await readdir(join(data, 'uploads'))).sort();

it('has after a restart what it had before, the newest first', async () => {
  const store = await open();
  await add(store, UPLOAD);
  await add(store, { ...UPLOAD, id: `${ID}2`, sentAt: '2026-11-02T00:00:00.000Z' });
  await store.change(`${ID}1`, { reading: { answers: { unit: '1' } } });
  const again = await open();
  expect(again.all().map(({ id }) => id)).toEqual([`${ID}2`, `${ID}1`]);
  expect(again.get(`${ID}1`)).toEqual(store.get(`${ID}1`));
});

it('writes changes that come at once one after the other: the last one stays', async () => {
  const store = await open();
  await add(store, UPLOAD);
  const units = Array.from({ length: 20 }, (_, index) => String(index));
  await Promise.all(units.map((unit) => store.change(`${ID}1`, { reading: { answers: { unit } } })));
  expect((await open()).get(`${ID}1`)).toEqual(store.get(`${ID}1`));
  expect(store.get(`${ID}1`)?.reading).toEqual({ answers: { unit: '19' } });
  await Promise.all([store.change(`${ID}1`, { reading: {} }), store.remove(`${ID}1`)]);
  expect(await stored()).toEqual([]);
});

it('sets a step back that ended with the server, and says so', async () => {
  const store = await open();
  await add(store, UPLOAD);
  await store.change(`${ID}1`, { step: 'checking', stepBefore: 'proposed' });
  await mkdir(store.folder.pathsOf(UPLOAD).scratch);
  const again = await open();
  expect(again.get(`${ID}1`)).toMatchObject({ step: 'proposed', stepBefore: null, fault: { code: 'interrupted' } });
  expect((await readdir(store.folder.pathsOf(UPLOAD).folder)).sort()).toEqual(['file', 'upload.json']);
});

it('reads again as before a reading that ended with the server', async () => {
  const store = await open();
  await add(store, UPLOAD);
  const [readingBefore, reading] = [{ answers: { unit: '1' } }, { profile: 'setoran' }];
  await store.change(`${ID}1`, { step: 'reading', stepBefore: 'proposed', reading, readingBefore });
  expect((await open()).get(`${ID}1`)).toMatchObject({ step: 'proposed', reading: readingBefore, readingBefore: null });
});

it('removes what was not sent as a whole, and keeps folders of others and of a state that it cannot read', async () => {
  const store = await open();
  await add(store, UPLOAD);
  await writeFile(await store.folder.createPartial(`${ID}2`, 'b.csv'), 'half');
  await writeFile(join(data, 'uploads', `${ID}1`, 'upload.json'), '{"format":');
  await mkdir(join(data, 'uploads', 'arsip 2024'));
  await writeFile(join(data, 'uploads', 'catatan.part'), 'of another program');
  expect((await open()).all()).toEqual([]);
  expect(await stored()).toEqual([`${ID}1`, 'arsip 2024', 'catatan.part']);
});

it('removes a folder whose state it cannot read seven days after its last change', async () => {
  const store = await open();
  await add(store, UPLOAD);
  await rm(join(data, 'uploads', `${ID}1`, 'upload.json'));
  const again = await open();
  const { mtimeMs } = await stat(join(data, 'uploads', `${ID}1`));
  await again.removeExpired(Math.floor(mtimeMs) + 7 * DAY_MS);
  expect(await stored()).toEqual([`${ID}1`]);
  await again.removeExpired(Math.ceil(mtimeMs) + 7 * DAY_MS + 1);
  expect(await stored()).toEqual([]);
});

it('removes uploads after seven days without a change, but never one whose step runs', async () => {
  const store = await open();
  await add(store, UPLOAD);
  await add(store, { ...UPLOAD, id: `${ID}2`, step: 'checking' });
  const week = Date.parse(UPLOAD.changedAt) + 7 * DAY_MS;
  expect(await store.removeExpired(week)).toEqual([]);
  expect((await store.removeExpired(week + 1)).map(({ id }) => id)).toEqual([`${ID}1`]);
  expect(await stored()).toEqual([`${ID}2`]);
});

it('lists profiles whose names an upload may use', async () => {
  await mkdir(join(data, 'profiles'));
  for (const name of ['setoran.json', 'Daily Payments.json', 'notes.txt']) await writeFile(join(data, 'profiles', name), '{}');
  expect(await (await open()).profileNames()).toEqual(['setoran']);
});
