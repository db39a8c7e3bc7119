import { spawnSync } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examineJournal } from './journal-file.ts';
import { Journal } from './journal.ts';
import { RevisionConflict, type JournalChange } from './record.ts';
import { JournalUnavailable } from './unavailable.ts';

let folder: string;
let path: string;
let notices: string[];
const journals: Journal[] = [];

const open = (maxBytes?: number): Journal => {
  const options = { onNotice: ({ en }: { readonly en: string }) => void notices.push(en) };
  const journal = new Journal(folder, maxBytes === undefined ? options : { ...options, maxBytes });
  journals.push(journal);
  return journal;
};

const note = (id: string, revision: number, value: unknown): JournalChange => ({
  kind: 'note',
  id,
  revision,
  owner: 'sari',
  unit: null,
  value,
});

const values = async (journal: Journal): Promise<unknown[]> => (await journal.all('note')).map(({ value }) => value);
const lines = async (): Promise<string[]> => (await readFile(path, 'utf8')).trimEnd().split('\n');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-journal-'));
  path = join(folder, 'journal', 'journal.jsonl');
  notices = [];
});

afterEach(async () => {
  await Promise.all(journals.splice(0).map((journal) => journal.close()));
  await rm(folder, { recursive: true, force: true });
});

it('keeps records over a restart, with revision, owner, and who changed them last', async () => {
  const first = open();
  await first.change('sari', [note('a', 0, 'one'), note('b', 0, 'two')]);
  await first.change('budi', [note('a', 1, 'three')]);
  await first.close();
  const records = await open().all('note');
  expect(records.map(({ id, revision, owner, by, value }) => ({ id, revision, owner, by, value }))).toEqual([
    { id: 'a', revision: 2, owner: 'sari', by: 'budi', value: 'three' },
    { id: 'b', revision: 1, owner: 'sari', by: 'sari', value: 'two' },
  ]);
});

it('finds one record by kind and id, as its last change left it', async () => {
  const journal = open();
  await journal.change('sari', [note('a', 0, 'one'), { ...note('a', 0, 'other kind'), kind: 'list' }]);
  await journal.change('budi', [note('a', 1, 'two')]);
  expect(await journal.get('note', 'a')).toMatchObject({ kind: 'note', revision: 2, by: 'budi', value: 'two' });
  expect(await journal.get('list', 'a')).toMatchObject({ revision: 1, value: 'other kind' });
  expect(await journal.get('note', 'b')).toBeNull();
});

it('gives the file and its folder to their owner only, and makes neither before the first change', async () => {
  const journal = open();
  expect(await values(journal)).toEqual([]);
  await expect(stat(join(folder, 'journal'))).rejects.toThrow('ENOENT');
  await journal.change('sari', [note('a', 0, 1)]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'journal'))).mode & 0o777).toBe(0o700);
});

it('refuses the later of two changes that saw the same revision, whole, and returns the newer record', async () => {
  const journal = open();
  await journal.change('sari', [note('a', 0, 'first')]);
  const [sari, budi] = await Promise.allSettled([
    journal.change('sari', [note('a', 1, 'by Sari')]),
    journal.change('budi', [note('b', 0, 'with it'), note('a', 1, 'by Budi')]),
  ]);
  expect(sari.status).toBe('fulfilled');
  const reason: unknown = budi.status === 'rejected' ? budi.reason : null;
  expect(reason).toBeInstanceOf(RevisionConflict);
  expect(reason).toMatchObject({ current: { revision: 2, by: 'sari', value: 'by Sari' } });
  expect(await values(journal)).toEqual(['by Sari']);
});

it('finds a change whose writer was killed before it answered, so that sending it again conflicts', async () => {
  const journal = open();
  await journal.change('sari', [note('a', 0, 'first')]);
  await journal.close();
  // A killed process leaves its lock and its line, and has answered nobody.
  const { pid } = spawnSync('true');
  await writeFile(join(folder, 'journal', 'lock'), JSON.stringify({ pid, began: null, boot: null, folderId: null, token: 'x' }));
  const change = { kind: 'note', id: 'a', revision: 2, owner: 'sari', unit: null, value: 'second' };
  await appendFile(path, `${JSON.stringify({ number: 2, at: '2026-11-28T01:00:00.000Z', by: 'sari', changes: [change] })}\n`);
  const again = open();
  expect(await values(again)).toEqual(['second']);
  await expect(again.change('sari', [note('a', 1, 'second')])).rejects.toBeInstanceOf(RevisionConflict);
  await again.change('sari', [note('a', 2, 'third')]);
  expect(await values(again)).toEqual(['third']);
});

it('removes records with others in one line, also after a restart and when the file is written anew', async () => {
  const journal = open(4_000);
  await journal.change('sari', [note('a', 0, 'one'), note('b', 0, 'two')]);
  const refused = journal.change('budi', [note('b', 1, null), note('a', 2, null)]);
  await expect(refused).rejects.toBeInstanceOf(RevisionConflict);
  await journal.change('budi', [note('a', 1, null), note('b', 1, 'changed')]);
  expect(await values(journal)).toEqual(['changed']);
  for (let revision = 2; revision < 60; revision += 1) await journal.change('sari', [note('b', revision, `value ${String(revision)}`)]);
  await journal.close();
  expect(await readFile(path, 'utf8')).not.toContain('"id":"a"');
  expect(await values(open())).toEqual(['value 59']);
});

it.each([1, 20, 60])('cuts off a last line that misses its last %i bytes, and says so', async (missing) => {
  const journal = open();
  await journal.change('sari', [note('a', 0, 'saved')]);
  await journal.change('sari', [note('a', 1, 'only half written')]);
  await journal.close();
  const { size } = await stat(path);
  await truncate(path, size - missing);
  const again = open();
  expect(await values(again)).toEqual(['saved']);
  expect(await examineJournal(folder)).toMatchObject({ isUnfinished: true, damagedLine: null });
  await again.change('budi', [note('a', 1, 'after the crash')]);
  expect(notices).toEqual([expect.stringContaining('was incomplete')]);
  expect(await values(open())).toEqual(['after the crash']);
  expect(await examineJournal(folder)).toMatchObject({ isUnfinished: false, damagedLine: null, lines: 2 });
});

it('reads on after a damaged line in the middle, writes nothing, and names the line', async () => {
  const journal = open();
  for (const [revision, value] of ['one', 'two', 'three'].entries()) await journal.change('sari', [note('a', revision, value)]);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('"two"', '"tw'));
  expect(await values(journal)).toEqual(['three']);
  await expect(journal.change('sari', [note('a', 3, 'four')])).rejects.toThrow('is damaged in line 3');
  expect((await journal.fault())?.texts.id).toContain('rusak pada baris 3');
  expect(await examineJournal(folder)).toMatchObject({ damagedLine: 3, path });
});

it('finds a removed line by the numbers of the lines beside it', async () => {
  const journal = open();
  for (const [revision, value] of ['one', 'two', 'three'].entries()) await journal.change('sari', [note('a', revision, value)]);
  const others = (await lines()).filter((line) => !line.includes('"two"'));
  await writeFile(path, `${others.join('\n')}\n`);
  expect(await examineJournal(folder)).toMatchObject({ damagedLine: 3 });
});

it('lets one process write, and the others read what it wrote', async () => {
  const writer = open();
  const reader = open();
  await writer.change('sari', [note('a', 0, 'one')]);
  await expect(reader.change('budi', [note('b', 0, 'two')])).rejects.toThrow('this one only reads');
  await writer.change('sari', [note('a', 1, 'newer')]);
  expect(await values(reader)).toEqual(['newer']);
  await writer.close();
  await reader.change('budi', [note('b', 0, 'two')]);
  expect(await values(reader)).toEqual(['newer', 'two']);
});

it('writes the file anew if it is long, and goes on with the same records and numbers', async () => {
  const journal = open(4_000);
  await journal.change('sari', [note('b', 0, 'other')]);
  for (let revision = 0; revision < 60; revision += 1) await journal.change('sari', [note('a', revision, `value ${String(revision)}`)]);
  expect((await stat(path)).size).toBeLessThan(5_000);
  expect((await lines()).length).toBeLessThan(40);
  expect(await examineJournal(folder)).toMatchObject({ damagedLine: null, records: 2 });
  const again = (await open().all('note')).map(({ id, revision, value }) => ({ id, revision, value }));
  expect(again).toEqual([
    { id: 'b', revision: 1, value: 'other' },
    { id: 'a', revision: 60, value: 'value 59' },
  ]);
});

it('removes the draft of a process that was killed while it wrote the file anew', async () => {
  const first = open();
  await first.change('sari', [note('a', 0, 1)]);
  await first.close();
  await writeFile(`${path}.0b6f.tmp`, '{"format"');
  await open().change('sari', [note('a', 1, 2)]);
  expect((await readdir(join(folder, 'journal'))).filter((name) => name !== 'lock')).toEqual(['journal.jsonl']);
});

it('changes ten thousand records one by one without reading them all again', async () => {
  const journal = open();
  await journal.change(
    'sari',
    Array.from({ length: 10_000 }, (_, index) => note(String(index), 0, index)),
  );
  for (let index = 0; index < 50; index += 1) await journal.change('sari', [note(String(index), 1, 'changed')]);
  expect((await values(journal)).slice(48, 52)).toEqual(['changed', 'changed', 50, 51]);
  expect(await values(open())).toEqual(await values(journal));
});

it('does not read what a newer version wrote', async () => {
  await mkdir(join(folder, 'journal'));
  await writeFile(path, '{"format":2,"from":1}\n{"new":true}\n');
  await expect(open().all('note')).rejects.toBeInstanceOf(JournalUnavailable);
  await expect(open().get('note', 'a')).rejects.toBeInstanceOf(JournalUnavailable);
  await expect(open().change('sari', [note('a', 0, 1)])).rejects.toThrow('newer version');
  expect(await examineJournal(folder)).toMatchObject({ newerFormat: 2 });
});

// The account of the superuser may write everywhere.
const describeUnprivileged = process.getuid?.() === 0 ? describe.skip : describe;
describeUnprivileged('a folder without the right to write', () => {
  it('is read, and a change says why it is not saved', async () => {
    const journal = open();
    await journal.change('sari', [note('a', 0, 'one')]);
    await journal.close();
    await chmod(join(folder, 'journal'), 0o500);
    const again = open();
    expect(await values(again)).toEqual(['one']);
    await expect(again.change('sari', [note('a', 1, 'two')])).rejects.toThrow('read-only');
    await chmod(join(folder, 'journal'), 0o700);
  });
});
