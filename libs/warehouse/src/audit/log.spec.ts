import { access, appendFile, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditActor, AuditEntry } from './line.ts';
import { appendAudit, auditFault, lastAuditNumber, openAudit } from './log.ts';
import { AuditUnavailable } from './unavailable.ts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { verifyAudit } from './verify.ts';

const SITI: AuditActor = { role: 'analyst', subject: 'siti', session: 7, address: '198.51.100.7' };
const entry = (rows: number): AuditEntry => ({ actor: SITI, action: 'export', details: { rows } });

let data = '';
let remove: () => Promise<void>;
beforeEach(async () => {
  const folder = await temporaryFolder();
  data = folder.path;
  remove = folder.remove;
});
afterEach(() => remove());

const file = async (): Promise<string> => {
  const [name] = (await readdir(join(data, 'audit'))).filter((found) => found.endsWith('.jsonl'));
  return join(data, 'audit', name ?? '');
};
const lines = async (): Promise<string[]> => (await readFile(await file(), 'utf8')).trimEnd().split('\n');
const faults = async (): Promise<string[]> => (await verifyAudit(data)).faults.map(({ en }) => en.replace(/^audit-\d{4}/, 'audit'));

async function write(count: number): Promise<void> {
  for (let rows = 1; rows <= count; rows += 1) await appendAudit(data, entry(rows));
}

it('keeps one line for each entry, in order, for the owner alone', async () => {
  await write(3);
  const read = (await lines()).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(read.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(read[0]).toMatchObject({
    actor: SITI,
    action: 'export',
    details: { rows: 1 },
    previous: '0'.repeat(64),
  });
  expect(read[2]?.['previous']).toBe(read[1]?.['hash']);
  expect(read[0]?.['at']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect((await stat(await file())).mode & 0o777).toBe(0o600);
  expect((await stat(join(data, 'audit'))).mode & 0o777).toBe(0o700);
  expect(await verifyAudit(data)).toMatchObject({ lines: 3, faults: [], unfinished: false });
});

it('loses nothing when many write at once', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, rows) => appendAudit(data, entry(rows))));
  expect(await verifyAudit(data)).toMatchObject({ lines: 50, faults: [] });
});

it('has nothing to say about a folder without a log', async () => {
  expect(await verifyAudit(data)).toEqual({ lines: 0, last: null, faults: [], unfinished: false });
});

const CHANGES: [string, (written: string[]) => string[], string[]][] = [
  [
    'a changed figure',
    ([a, b, c, d]) => [a ?? '', (b ?? '').replace('"rows":2', '"rows":9'), c ?? '', d ?? ''],
    ['audit.jsonl:2: its content was changed'],
  ],
  [
    'a line taken out',
    ([a, , c, d]) => [a ?? '', c ?? '', d ?? ''],
    ['audit.jsonl:2: it does not follow the line before; lines are missing, added or swapped'],
  ],
  [
    'the first line taken out',
    ([, b, c, d]) => [b ?? '', c ?? '', d ?? ''],
    ['audit.jsonl:1: it does not follow the line before; lines are missing, added or swapped'],
  ],
  [
    'a line written twice',
    ([a, b, c, d]) => [a ?? '', b ?? '', b ?? '', c ?? '', d ?? ''],
    ['audit.jsonl:3: it does not follow the line before; lines are missing, added or swapped'],
  ],
  ['lines cut off the end', ([a, b]) => [a ?? '', b ?? ''], ['the log ends at line 2, but 4 lines were written']],
];
it.each(CHANGES)('shows %s', async (_name, change, expected) => {
  await write(4);
  await writeFile(await file(), `${change(await lines()).join('\n')}\n`);
  expect(await faults()).toEqual(expect.arrayContaining(expected));
  expect((await faults())[0]).toBe(expected[0]);
});

it('refuses to continue a log whose end was cut off or changed', async () => {
  await write(3);
  const written = await lines();
  await writeFile(await file(), `${written.slice(0, 2).join('\n')}\n`);
  await expect(appendAudit(data, entry(4))).rejects.toThrow(AuditUnavailable);
  await writeFile(await file(), `${written.join('\n').replace('"rows":3', '"rows":4')}\n`);
  await expect(appendAudit(data, entry(4))).rejects.toThrow(AuditUnavailable);
  await writeFile(await file(), `${written.join('\n')}\n`);
  await appendAudit(data, entry(4));
  expect(await verifyAudit(data)).toMatchObject({ lines: 4, faults: [] });
});

it('goes on after a writer that died: half a line is no line, a line that was not noted is one', async () => {
  await write(2);
  const head = await readFile(join(data, 'audit', 'head.json'), 'utf8');
  await write(1);
  await writeFile(join(data, 'audit', 'head.json'), head);
  await appendFile(await file(), '{"seq":4,"at":"2026');
  expect(await verifyAudit(data)).toMatchObject({ lines: 3, faults: [], unfinished: true });
  await write(1);
  expect(await verifyAudit(data)).toMatchObject({ lines: 4, faults: [], unfinished: false });
});

it('notes a line that was not noted before it writes another one, so that two deaths in a row are no gap', async () => {
  await write(2);
  const head = join(data, 'audit', 'head.json');
  const afterTwo = await readFile(head, 'utf8');
  await write(1);
  await writeFile(head, afterTwo);
  // A line that cannot be made of its entry stands for a writer that gets no further.
  const impossible = { ...entry(1), details: { rows: 1n as unknown as number } };
  await expect(appendAudit(data, impossible)).rejects.toThrow(AuditUnavailable);
  expect(JSON.parse(await readFile(head, 'utf8'))).toMatchObject({ seq: 3 });
  await write(1);
  expect(await verifyAudit(data)).toMatchObject({ lines: 4, faults: [] });
});

it('says so where it cannot write', async () => {
  await mkdir(join(data, 'audit', 'lock'), { recursive: true });
  const refused = appendAudit(data, entry(1));
  await expect(refused).rejects.toThrow(AuditUnavailable);
  await expect(refused).rejects.toThrow(/every action must be recorded/);
});

describe('a log that was opened', () => {
  const refused = () => expect(appendAudit(data, entry(9))).rejects.toThrow(AuditUnavailable);
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  it('is not begun anew where the data folder was moved away, and goes on when it is back', async () => {
    await write(2);
    const away = `${data}-away`;
    await rename(data, away);
    await refused();
    expect([await isThere(data), (await auditFault(data))?.kind]).toEqual([false, 'audit-unwritable']);
    await mkdir(data);
    await refused();
    expect([await readdir(data), (await auditFault(data))?.kind]).toEqual([[], 'audit-unwritable']);
    await rm(data, { recursive: true });
    await rename(away, data);
    expect(await auditFault(data)).toBeNull();
    await write(1);
    expect(await verifyAudit(data)).toMatchObject({ lines: 3, faults: [] });
  });

  it('is not begun anew where it alone was moved, removed, emptied, or exchanged for an earlier copy', async () => {
    await openAudit(data);
    await write(1);
    const [audit, copy] = [join(data, 'audit'), `${data}-kept`];
    await cp(audit, copy, { recursive: true });
    await write(1);
    await rename(audit, `${audit}-moved`);
    await refused();
    expect(await readdir(data)).toEqual(['audit-moved']);
    await rename(`${audit}-moved`, audit);
    for (const name of await readdir(audit)) await rm(join(audit, name));
    await refused();
    expect((await auditFault(data))?.kind).toBe('audit-unwritable');
    await cp(copy, audit, { recursive: true });
    await refused();
    expect(await verifyAudit(data)).toMatchObject({ lines: 1, faults: [] });
    await rm(copy, { recursive: true });
  });

  it('says that it cannot be written until it can', async () => {
    await write(1);
    await mkdir(join(data, 'audit', 'lock'));
    await refused();
    expect((await auditFault(data))?.kind).toBe('audit-unwritable');
    await rm(join(data, 'audit', 'lock'), { recursive: true });
    expect(await auditFault(data)).toBeNull();
    expect((await readdir(join(data, 'audit'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

/** As they were written before each line named session and address of its actor. */
const EARLIER = {
  'audit-2025.jsonl': [
    '{"seq":1,"at":"2025-12-31T23:59:58.120Z","actor":{"role":"local","subject":"pendapa"},"action":"start","details":{"mode":"token","host":"10.0.0.7"},"previous":"0000000000000000000000000000000000000000000000000000000000000000","hash":"d0a700da0a770c7ec0a49b01bdf6287f206174e42018c1488389ab9559cc7efa"}',
  ],
  'audit-2026.jsonl': [
    '{"seq":2,"at":"2026-01-02T01:10:00.000Z","actor":{"role":"analyst","subject":"token"},"action":"list","details":{"list":"payers","filters":"","sort":"-amount","limit":50,"after":null,"generation":3},"previous":"d0a700da0a770c7ec0a49b01bdf6287f206174e42018c1488389ab9559cc7efa","hash":"3b2b240d675d067af7a0e40dc81ab204bc70e942fd6a4b7d5c9583b95f367812"}',
    '{"seq":3,"at":"2026-01-02T01:12:00.000Z","actor":{"role":"nobody","subject":""},"action":"refused","details":{"address":"198.51.100.3","method":"POST","path":"/masuk","status":401,"code":"not-signed-in"},"previous":"3b2b240d675d067af7a0e40dc81ab204bc70e942fd6a4b7d5c9583b95f367812","hash":"ec0fa4d84c8ef41bece2bd7a97722e92c707f61e72dfdd999e18d4397c96b524"}',
  ],
};

it('goes on after lines that were written before sessions had numbers: the chain stays whole, and their changes are found', async () => {
  const folder = join(data, 'audit');
  await mkdir(folder, { recursive: true });
  for (const [name, written] of Object.entries(EARLIER)) await writeFile(join(folder, name), `${written.join('\n')}\n`);
  await writeFile(join(folder, 'head.json'), '{"seq":3,"hash":"ec0fa4d84c8ef41bece2bd7a97722e92c707f61e72dfdd999e18d4397c96b524"}\n');
  expect(await verifyAudit(data)).toMatchObject({ lines: 3, faults: [] });
  expect(await lastAuditNumber(data)).toBe(3);
  await openAudit(data);
  await write(2);
  expect(await verifyAudit(data)).toMatchObject({ lines: 5, faults: [] });
  const first = join(folder, 'audit-2025.jsonl');
  await writeFile(first, (await readFile(first, 'utf8')).replace('"subject":"pendapa"', '"subject":"someone"'));
  expect((await verifyAudit(data)).faults.map(({ en }) => en)).toEqual(['audit-2025.jsonl:1: its content was changed']);
});
