import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Problem, Upload } from '@pendapa/contracts';
import { appendAudit, controlSums, openDraft, readManifest, removeLoad, rollback } from '@pendapa/warehouse';
import { auditLines } from '../testing/audit-lines.ts';
import { publishPayment } from '../testing/small-agency.ts';
import { APRIL, startUploadServer, type UploadServer } from '../testing/upload-server.ts';

const UNTIL_MARCH = 2_000;

jest.setTimeout(90_000);

let server: UploadServer;
beforeEach(async () => (server = await startUploadServer()));
afterEach(() => server.stop());

const sum = async (): Promise<number> => {
  const manifest = await readManifest(server.dataFolder);
  return Number(manifest && controlSums(manifest)['payments.amount']);
};
const uploadFolders = (): Promise<string[]> => readdir(join(server.dataFolder, 'uploads')).catch(() => []);
const eventsOf = async (id: string): Promise<readonly unknown[]> =>
  (await auditLines(server.dataFolder))
    .filter(({ details }) => details['upload'] === id)
    .map(({ action, details }) => [details['step'] ?? action, details['outcome']].filter((word) => word !== undefined).join(': '));

it('takes a file from the browser to the dashboard, and back again', async () => {
  const { client, dataFolder } = server;
  const sent = await client.send('setoran april.csv', APRIL);
  const sha256 = createHash('sha256').update(APRIL).digest('hex');
  expect(sent).toMatchObject({
    status: 201,
    body: { name: 'setoran april.csv', bytes: APRIL.length, sha256, step: 'sent', sentBy: 'local' },
  });
  const { id } = sent.body;
  expect((await stat(join(dataFolder, 'uploads', id, 'upload.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataFolder, 'uploads', id))).mode & 0o777).toBe(0o700);

  const read = await client.read(id);
  expect(read).toMatchObject({
    step: 'proposed',
    fault: null,
    proposal: { extract: 'payments', isReady: true, check: { sum: '2000000', rows: 2 } },
  });
  expect(read.proposal?.columns.map(({ name, field }) => [name, field])).toEqual([
    ['Tanggal', 'posted'],
    ['Jenis Pajak', 'tax'],
    ['Jumlah', 'amount'],
  ]);
  expect(read.proposal?.preview?.lines.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'Tanggal', 'Jenis Pajak', 'Jumlah'],
    [2, '01/04/2024', 'Pajak Kendaraan Bermotor', '1.250.000'],
    [3, '14/04/2024', 'Pajak Air Permukaan', '750.000'],
  ]);
  expect(read.proposal?.preview?.lines.map(({ read: rows }) => rows.length)).toEqual([0, 1, 1]);

  const checked = await client.check(id);
  expect(checked).toMatchObject({ step: 'checked', receipt: { outcome: 'checked' } });
  expect(checked.receipt?.extracts[0]?.months).toEqual([
    {
      tax: 'PAP',
      taxName: { id: 'Pajak Air Permukaan', en: 'Surface water tax' },
      month: '2024-04',
      gone: { rows: 0, amount: '0' },
      come: { rows: 1, amount: '750000' },
    },
    {
      tax: 'PKB',
      taxName: { id: 'Pajak Kendaraan Bermotor', en: 'Motor vehicle tax' },
      month: '2024-04',
      gone: { rows: 0, amount: '0' },
      come: { rows: 1, amount: '1250000' },
    },
  ]);
  expect(await sum()).toBe(UNTIL_MARCH);

  const published = await client.publish(checked);
  expect(published).toMatchObject({ step: 'published', generation: 2, mayUndo: true, fault: null });
  expect(await sum()).toBe(UNTIL_MARCH + 2_000_000);

  expect(await client.ask('POST', `/uploads/${id}/undo`)).toEqual({ status: 200, body: { generation: 1 } });
  expect(await sum()).toBe(UNTIL_MARCH);
  expect(await client.get(id)).toMatchObject({ step: 'proposed', generation: null, mayUndo: false });
  expect(await client.get(id)).toMatchObject({ takenOut: { generation: 2, who: 'local' } });
  expect(await eventsOf(id)).toEqual([
    'sent',
    'read: begun',
    'read: proposed',
    'checked: begun',
    'checked: checked',
    'published: begun',
    'publish',
    'published: published',
    'undone: begun',
    'undone: done',
  ]);
  const lines = (await auditLines(dataFolder)).filter(({ details }) => details['upload'] === id);
  expect(new Set(lines.map(({ actor }) => actor.subject))).toEqual(new Set(['local']));
  expect(lines.find(({ details }) => details['outcome'] === 'published')?.details).toMatchObject({ generation: 2, sha256 });
});

describe('a publication that is taken out', () => {
  const published = async (): Promise<Upload> => server.client.publish(await server.client.checked('april.csv', APRIL));
  const isAgain = async ({ id }: Upload): Promise<void> => {
    expect(await server.client.publish(await server.client.check(id))).toMatchObject({ step: 'published', takenOut: null });
    expect(await sum()).toBe(UNTIL_MARCH + 2_000_000);
  };

  it('by the list of loads: who and when are said, and its file can be checked again', async () => {
    const { client, dataFolder } = server;
    const upload = await published();
    expect((await client.ask('POST', '/loads/2/removal')).status).toBe(202);
    expect(await client.removed()).toMatchObject({ removal: null, removalFault: null });
    expect(await sum()).toBe(UNTIL_MARCH);
    const { at } = (await readManifest(dataFolder))?.loads.at(-1) ?? {};
    expect(await client.get(upload.id)).toMatchObject({
      step: 'proposed',
      generation: null,
      receipt: null,
      takenOut: { generation: 2, who: 'local', at },
    });
    const lines = (await auditLines(dataFolder)).filter(({ action }) => action === 'remove-load');
    expect(lines.map(({ details }) => details)).toEqual([
      { load: 2, step: 'begun' },
      { load: 2, generation: 3, loads: 1, step: 'done' },
    ]);
    expect(await client.ask<Problem>('POST', '/loads/2/removal')).toMatchObject({ status: 409, body: { code: 'action-refused' } });
    expect(await client.ask<Problem>('POST', '/loads/99/removal')).toMatchObject({ status: 409, body: { code: 'action-refused' } });
    await isAgain(upload);
  });

  it('by the command line: it no longer says that it is published, and does again if its generation is served again', async () => {
    const { client, dataFolder } = server;
    const upload = await published();
    await rollback(dataFolder, 1);
    expect(await client.get(upload.id)).toMatchObject({ step: 'proposed', generation: null, takenOut: { who: null, at: null } });
    const operator = { role: 'local', subject: 'sari', session: null, address: null } as const;
    await appendAudit(dataFolder, { actor: operator, action: 'rollback', details: { from: 2, to: 1, step: 'done' } });
    expect((await client.get(upload.id)).takenOut).toMatchObject({ generation: 2, who: 'sari' });
    expect((await client.list()).uploads).toMatchObject([{ step: 'proposed', takenOut: { who: 'sari' } }]);
    await rollback(dataFolder, 2);
    expect(await client.get(upload.id)).toMatchObject({ step: 'published', generation: 2, takenOut: null, mayUndo: true });
    await removeLoad(dataFolder, 2);
    expect(await client.get(upload.id)).toMatchObject({ step: 'proposed', takenOut: { generation: 2 } });
    await isAgain(upload);
  });
});

describe('the removal of a load', () => {
  it('waits for its turn, can be cancelled, and changes nothing then', async () => {
    const { client, dataFolder } = server;
    await client.publish(await client.checked('april.csv', APRIL));
    const draft = await openDraft(dataFolder, { threads: 1 });
    expect((await client.ask('POST', '/loads/2/removal')).status).toBe(202);
    let { removal } = await client.list();
    while (removal?.waitsFor === null) ({ removal } = await client.list());
    expect(removal).toMatchObject({ who: 'local', step: 'removing', load: 2, progress: null, waitsFor: { step: 'command' } });
    expect(await client.ask<Problem>('POST', '/loads/1/removal')).toMatchObject({ status: 409, body: { code: 'folder-busy' } });
    // A user who sees another removal does not end the one that runs.
    const other = await client.ask<Problem>('POST', '/loads/1/removal/cancellation');
    expect(other).toMatchObject({ status: 409, body: { code: 'upload-step' } });
    expect((await client.list()).removal).toMatchObject({ load: 2 });
    expect((await client.ask('POST', '/loads/2/removal/cancellation')).status).toBe(204);
    expect(await client.list()).toMatchObject({ removal: null, removalFault: null });
    await draft.discard();
    expect(await sum()).toBe(UNTIL_MARCH + 2_000_000);
    const steps = (await auditLines(dataFolder)).filter(({ action }) => action === 'remove-load').map(({ details }) => details['step']);
    expect(steps).toEqual(['begun', 'stopping', 'cancelled']);
    const again = await client.ask<Problem>('POST', '/loads/2/removal/cancellation');
    expect(again).toMatchObject({ status: 409, body: { code: 'upload-step' } });
  });

  it('says why it is refused: a later load replaced its rows', async () => {
    const { client, dataFolder } = server;
    await client.publish(await client.checked('april.csv', APRIL, { source: 'setoran' }));
    const replace = { from: '2024-04-01', to: '2024-04-30' };
    await client.publish(await client.checked('april baru.csv', APRIL.replace('750.000', '760.000'), { source: 'setoran', replace }));
    await client.ask('POST', '/loads/2/removal');
    const { removalFault } = await client.removed();
    expect(removalFault?.load).toBe(2);
    expect(removalFault?.texts.en).toMatch(/^Load 2 \(april\.csv\) cannot be removed, so nothing was changed: load 3/);
    expect(await sum()).toBe(UNTIL_MARCH + 2_010_000);
    const steps = (await auditLines(dataFolder)).filter(({ action }) => action === 'remove-load').map(({ details }) => details['step']);
    expect(steps).toEqual(['begun', 'failed']);
  });
});

it('publishes nothing if what it replaces has changed since the check', async () => {
  const { client, dataFolder } = server;
  const first = await client.publish(await client.checked('april.csv', APRIL, { source: 'setoran' }));
  expect(first.step).toBe('published');
  const again = APRIL.replace('750.000', '760.000');
  const replace = { from: '2024-04-01', to: '2024-04-30' };
  const checked = await client.checked('april baru.csv', again, { source: 'setoran', replace });
  const [change] = checked.receipt?.extracts ?? [];
  expect(change?.months.map(({ tax, gone, come }) => [tax, gone.amount, come.amount])).toEqual([
    ['PAP', '750000', '760000'],
    ['PKB', '1250000', '1250000'],
  ]);
  await rollback(dataFolder, 1);
  expect(await client.publish(checked)).toMatchObject({ step: 'checked', fault: { code: 'changed' }, generation: null });
  expect(await sum()).toBe(UNTIL_MARCH);
  // A load of other days changes nothing that the check listed.
  await publishPayment(dataFolder, '2024-05-02', 40);
  const second = await client.check(checked.id, { source: 'setoran', replace });
  await publishPayment(dataFolder, '2024-05-03', 2);
  expect(await client.publish(second)).toMatchObject({ step: 'published', fault: null });
  expect(await sum()).toBe(UNTIL_MARCH + 42 + 2_010_000);
});

it('publishes only the receipt that was seen', async () => {
  const { client } = server;
  const { id } = await client.checked('april.csv', APRIL);
  const answer = await client.ask<Problem>('POST', `/uploads/${id}/publication`, { checkedReceipt: '2020-01-01T00-00-00-000Z' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'upload-changed' } });
  expect(await client.get(id)).toMatchObject({ step: 'checked' });
});

it('says of the same file sent twice that nothing is left to do', async () => {
  const { client } = server;
  await client.publish(await client.checked('april.csv', APRIL, { source: 'setoran' }));
  const second = await client.checked('april.csv', APRIL, { source: 'setoran' });
  expect(second).toMatchObject({ step: 'unchanged', receipt: { outcome: 'unchanged' } });
  expect(await client.ask<Problem>('POST', `/uploads/${second.id}/publication`, { checkedReceipt: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'upload-step' },
  });
  expect(await sum()).toBe(UNTIL_MARCH + 2_000_000);
});

it('lists what is wrong with a refused file, all of it as CSV, and changes nothing', async () => {
  const { client } = server;
  const { id } = (await client.send('april.csv', APRIL)).body;
  await client.read(id);
  const refused = await client.check(id, { control: { rows: 3, amount: '2000001' } });
  expect(refused).toMatchObject({ step: 'refused', receipt: { outcome: 'refused', refused: { count: 2 } } });
  expect((await eventsOf(id)).at(-1)).toBe('checked: refused');
  const { status, body } = await client.ask<string>('GET', `/uploads/${id}/findings`);
  expect([status, body.split('\r\n').filter((line) => line.startsWith('refuse,')).length]).toEqual([200, 2]);
  expect(await sum()).toBe(UNTIL_MARCH);
});

it('asks where two readings are possible, with the total of each, and decides nothing itself', async () => {
  const { client } = server;
  const { id } = (
    await client.send('realisasi 2024.csv', 'Jenis Pajak;Realisasi\nPajak Kendaraan Bermotor;250.000\nPajak Air Permukaan;125.500\n')
  ).body;
  const open = await client.read(id);
  expect(open).toMatchObject({ step: 'questions', openQuestions: 1 });
  const [question] = open.proposal?.questions.filter(({ answer }) => answer === null) ?? [];
  expect(question).toMatchObject({ key: 'marks', answer: null });
  expect(await client.ask<Problem>('POST', `/uploads/${id}/check`, {})).toMatchObject({ status: 409, body: { code: 'upload-step' } });
  const answered = await client.read(id, { answers: { marks: 'thousands' } });
  expect(answered.reading).toEqual({ answers: { marks: 'thousands' } });
  expect(answered.proposal?.questions.find(({ key }) => key === 'marks')?.answer).toBe('thousands');
});

it('stores decisions without reading, so that a closed tab loses nothing', async () => {
  const { client } = server;
  const { id } = (await client.send('april.csv', APRIL)).body;
  const reading = { answers: { unit: '1' } };
  expect(await client.ask('PUT', `/uploads/${id}/reading`, reading)).toMatchObject({ status: 200, body: { step: 'sent', reading } });
  expect(await client.get(id)).toMatchObject({ reading });
});

it('checks a file at once if it has the form of a template and its reading says so', async () => {
  const { client } = server;
  // 600,000 + 400,000 of one tax that the small agency has.
  const file = 'year,version,effectiveFrom,unit,tax,month,amount\n2024,apbd,2024-01-01,,PKB,1,600000\n2024,apbd,2024-01-01,,PKB,2,400000\n';
  const { id } = (await client.send('target-2024-apbd.csv', file)).body;
  expect((await client.ask('POST', `/uploads/${id}/check`, {})).status).toBe(409);
  await client.ask('PUT', `/uploads/${id}/reading`, { profile: 'template:targets' });
  expect(await client.check(id, { control: { rows: 2, amount: '1000001' } })).toMatchObject({ step: 'refused' });
  const checked = await client.check(id, { control: { rows: 2, amount: '1000000' } });
  expect(checked).toMatchObject({ step: 'checked', receipt: { extracts: [{ extract: 'targets', sums: { file: '1000000' } }] } });
  expect(await client.publish(checked)).toMatchObject({ step: 'published' });
});

it('reads columns as a person assigns them', async () => {
  const { client } = server;
  const file = 'Tanggal;Jenis Pajak;Jumlah;Diterima\n14/04/2024;Pajak Air Permukaan;1.250.000;1.200.000\n';
  const { id } = (await client.send('april.csv', file)).body;
  const read = await client.read(id, { columns: { Diterima: 'amount', Jumlah: null } });
  expect(read.proposal?.check?.sum).toBe('1200000');
  const wrong = await client.read(id, { columns: { 'Jenis Pajak': 'amount' } });
  expect(wrong).toMatchObject({ step: 'proposed', fault: { code: 'failed' } });
  expect((await eventsOf(id)).slice(-2)).toEqual(['answered: begun', 'answered: failed']);
});

it('gives unknown names the codes that a person chooses, and leaves the others under Not mapped', async () => {
  const { client } = server;
  const file = APRIL.replace('Pajak Air Permukaan', 'Air Prmukaan').replace('Pajak Kendaraan Bermotor', 'Pjk Roda Dua');
  const { id } = (await client.send('april.csv', file)).body;
  const read = await client.read(id, { codes: { tax: { 'Pjk Roda Dua': 'PKB' } } });
  expect(read.proposal?.codes.map(({ value, status, code }) => [value, status, code])).toEqual([
    ['Pjk Roda Dua', 'mapped', 'PKB'],
    ['Air Prmukaan', 'near', 'PAP'],
  ]);
  const published = await client.publish(await client.check(id));
  expect(published.receipt?.extracts[0]?.months.map(({ tax, come }) => [tax, come.amount])).toEqual([
    ['PKB', '1250000'],
    ['UNMAPPED', '750000'],
  ]);
  expect(await client.read(id)).toMatchObject({ step: 'published' });
  const unplaced = { field: 'tax', value: 'Air Prmukaan', rows: 1, loads: [2], suggestion: { code: 'PAP', name: 'Pajak Air Permukaan' } };
  expect((await client.ask('GET', '/codes/unplaced')).body).toEqual({ codes: [unplaced], mapping: null, fault: null });

  expect(await client.ask('PUT', '/codes/mappings', { mappings: [{ field: 'tax', value: 'Air Prmukaan', code: 'PAP' }] })).toMatchObject({
    status: 202,
  });
  let state = { mapping: {} as unknown, codes: [] as unknown[], fault: null as unknown };
  while (state.mapping !== null) state = (await client.ask<typeof state>('GET', '/codes/unplaced')).body;
  expect(state).toEqual({ codes: [], mapping: null, fault: null });
  const lines = (await auditLines(server.dataFolder)).filter(({ action }) => action === 'map-codes');
  expect(lines.map(({ details }) => details)).toEqual([
    { texts: 1, fields: 'tax', step: 'begun' },
    { texts: 1, fields: 'tax', generation: 3, step: 'published' },
    { texts: 1, fields: 'tax', generation: 3, loads: 1, step: 'done' },
  ]);
  expect(await uploadFolders()).toEqual([id]);
  expect(await sum()).toBe(UNTIL_MARCH + 2_000_000);
});

it('creates the codes that a person lets it create, and leaves out the rows that are not loaded', async () => {
  const { client } = server;
  const file = `${APRIL.replace('Pajak Air Permukaan', 'Hiburan')}14/04/2024;Rekapitulasi;2.000.000\n`;
  const { id } = (await client.send('april.csv', file)).body;
  const decided = { codes: { tax: { Hiburan: 'HIBURAN' } }, leaveOut: { 'Jenis Pajak': ['Rekapitulasi'] } };
  const read = await client.read(id, decided);
  expect(read).toMatchObject({ step: 'proposed', proposal: { check: { sum: '2000000', rows: 2 } } });
  const published = await client.publish(await client.check(id));
  expect(published.receipt?.extracts[0]).toMatchObject({ created: { tax_types: 1 }, rows: { accepted: 2, skipped: 1 } });
  expect(published.receipt?.extracts[0]?.months.map(({ tax, come }) => [tax, come.amount])).toEqual([
    ['HIBURAN', '750000'],
    ['PKB', '1250000'],
  ]);
  expect(await sum()).toBe(UNTIL_MARCH + 2_000_000);
});

it('adds payments to days that have some, only if a person says so', async () => {
  const { client } = server;
  await client.publish(await client.checked('april.csv', APRIL, { source: 'setoran' }));
  const more = 'Tanggal;Jenis Pajak;Jumlah\n14/04/2024;Pajak Air Permukaan;1.300.000\n';
  const refused = await client.checked('april lain.csv', more, { source: 'setoran' });
  expect(refused.receipt?.refused.listed.map(({ code }) => code)).toEqual(['overlap']);
  const published = await client.publish(await client.check(refused.id, { source: 'setoran', append: true }));
  expect(published).toMatchObject({ step: 'published', fault: null });
  // 1,250,000 + 750,000 stay, and 1,300,000 come.
  expect(await sum()).toBe(UNTIL_MARCH + 3_300_000);
});

it('takes a file with three hundred unknown codes', async () => {
  const { client } = server;
  const lines = Array.from({ length: 300 }, (_, index) => `14/04/2024;Pungutan Contoh ${String(index)};1.000.000`);
  const { id } = (await client.send('april.csv', `Tanggal;Jenis Pajak;Jumlah\n${lines.join('\n')}\n`)).body;
  const { proposal } = await client.read(id);
  expect(proposal?.codes).toHaveLength(300);
  const codes = { tax: Object.fromEntries((proposal?.codes ?? []).map(({ value }) => [value, 'PKB'])) };
  expect((await client.read(id, { codes })).proposal?.codes.every(({ status }) => status === 'mapped')).toBe(true);
  const checked = await client.check(id);
  expect(checked.receipt?.extracts[0]?.months).toMatchObject([{ tax: 'PKB', come: { rows: 300, amount: '300000000' } }]);
});

it('saves the profile, by which the next file is read without questions', async () => {
  const { client } = server;
  const first = await client.checked('april.csv', APRIL, { source: 'setoran-harian', saveProfile: true });
  await client.publish(first);
  expect((await client.list()).profiles).toEqual(['setoran-harian']);
  const { id } = (await client.send('mei.csv', APRIL.replaceAll('/04/', '/05/'))).body;
  expect(await client.read(id, { profile: 'setoran-harian' })).toMatchObject({ step: 'proposed', proposal: null });
  expect(await client.publish(await client.check(id))).toMatchObject({ step: 'published' });
  expect(await sum()).toBe(UNTIL_MARCH + 4_000_000);
  // Another profile never takes the name of a saved one.
  const other = (await client.send('juni.csv', 'Tanggal,Jenis Pajak,Jumlah\n2024-06-01,Pajak Air Permukaan,1250000\n')).body;
  await client.read(other.id);
  const refused = await client.ask<Problem>('POST', `/uploads/${other.id}/check`, { source: 'setoran-harian', saveProfile: true });
  expect(refused).toMatchObject({ status: 409, body: { code: 'action-refused' } });
});

describe('a folder that another process uses', () => {
  it('lets a check wait, says since when, and goes on by itself', async () => {
    const { client, dataFolder } = server;
    const { id } = (await client.send('april.csv', APRIL)).body;
    await client.read(id);
    const draft = await openDraft(dataFolder, { threads: 1 });
    await client.ask('POST', `/uploads/${id}/check`, {});
    let upload: Upload = await client.get(id);
    while (upload.waitsFor === null) upload = await client.get(id);
    expect(upload).toMatchObject({ step: 'checking', progress: null, waitsFor: { who: null, step: 'command' } });
    expect((await client.list()).atWork).toMatchObject({ who: null, step: 'command' });
    await draft.discard();
    expect(await client.settled(id)).toMatchObject({ step: 'checked', waitsFor: null });
  });

  it('lets a waiting check be cancelled', async () => {
    const { client, dataFolder } = server;
    const { id } = (await client.send('april.csv', APRIL)).body;
    await client.read(id);
    const draft = await openDraft(dataFolder, { threads: 1 });
    await client.ask('POST', `/uploads/${id}/check`, {});
    expect(await client.ask('POST', `/uploads/${id}/cancellation`)).toMatchObject({ status: 200, body: { step: 'proposed', fault: null } });
    await draft.discard();
    expect(await eventsOf(id)).toEqual(['sent', 'read: begun', 'read: proposed', 'checked: begun', 'cancelled', 'checked: cancelled']);
  });

  it('leaves a sent file sent if its first check is cancelled', async () => {
    const { client, dataFolder } = server;
    const { id } = (await client.send('target.csv', 'year,version,effectiveFrom,unit,tax,month,amount\n')).body;
    const reading = { profile: 'template:targets' };
    await client.ask('PUT', `/uploads/${id}/reading`, reading);
    const draft = await openDraft(dataFolder, { threads: 1 });
    await client.ask('POST', `/uploads/${id}/check`, {});
    expect(await client.ask('POST', `/uploads/${id}/cancellation`)).toMatchObject({ status: 200, body: { step: 'sent', reading } });
    await draft.discard();
  });

  it('lets a second reading or check be cancelled: what was decided before counts again', async () => {
    const { client, dataFolder } = server;
    const { id } = (await client.send('april.csv', APRIL)).body;
    const reading = { answers: { unit: '1' } };
    await client.read(id, reading);
    const checked = await client.check(id);
    expect(checked.step).toBe('checked');
    // The checked decisions stay.
    expect(await client.ask<Problem>('PUT', `/uploads/${id}/reading`, {})).toMatchObject({ status: 409, body: { code: 'upload-step' } });
    expect((await client.ask('PUT', `/uploads/${id}/reading`, checked.reading)).status).toBe(200);

    const draft = await openDraft(dataFolder, { threads: 1 });
    expect((await client.ask('POST', `/uploads/${id}/reading`, {})).status).toBe(202);
    const cancel = () => client.ask<Upload>('POST', `/uploads/${id}/cancellation`);
    expect((await cancel()).body).toMatchObject({ step: 'checked', reading, proposal: { check: { sum: '2000000' } } });
    await client.ask('POST', `/uploads/${id}/check`, {});
    expect((await cancel()).body).toMatchObject({ step: 'proposed', receipt: null, fault: null });
    await draft.discard();
    expect(await client.publish(await client.check(id))).toMatchObject({ step: 'published' });
    expect(await sum()).toBe(UNTIL_MARCH + 2_000_000);
  });
});

it('runs the steps of two importers one after the other', async () => {
  const { client } = server;
  const [one, two] = await Promise.all([client.send('april.csv', APRIL), client.send('mei.csv', APRIL.replaceAll('/04/', '/05/'))]);
  await Promise.all([client.read(one.body.id), client.read(two.body.id)]);
  const checked = await Promise.all([client.check(one.body.id), client.check(two.body.id)]);
  expect(checked.map(({ step }) => step)).toEqual(['checked', 'checked']);
  const published = await Promise.all(checked.map((upload) => client.publish(upload)));
  expect(published.map(({ step }) => step)).toEqual(['published', 'published']);
  expect(published.map(({ generation }) => generation).sort()).toEqual([2, 3]);
  expect(published.filter(({ generation }) => generation === 2)[0]).toBeDefined();
  // Only the newest generation can be undone.
  const [older] = published.filter(({ generation }) => generation === 2);
  expect(await client.get(older?.id ?? '')).toMatchObject({ mayUndo: false });
  expect(await sum()).toBe(UNTIL_MARCH + 4_000_000);
});

describe('sending', () => {
  const request = (name: string, length: number): string =>
    [
      `POST /api/v1/uploads?name=${name} HTTP/1.1`,
      `Host: localhost:${String(server.port)}`,
      'Content-Type: application/octet-stream',
      `Content-Length: ${String(length)}`,
      '',
      '',
    ].join('\r\n');

  it('leaves nothing of a file whose connection is lost at 90 %', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' });
    socket.write(request('besar.csv', 1_000_000));
    socket.write(Buffer.alloc(900_000, 'x'));
    const root = join(server.dataFolder, 'uploads');
    let stored = 0;
    while (stored < 900_000) {
      const [partial] = await uploadFolders();
      stored =
        partial === undefined
          ? 0
          : await stat(join(root, partial, 'file', 'besar.csv')).then(
              ({ size }) => size,
              () => 0,
            );
    }
    socket.destroy();
    while ((await uploadFolders()).length > 0) continue;
    expect((await server.client.list()).uploads).toEqual([]);
    expect((await auditLines(server.dataFolder)).filter(({ action }) => action === 'upload')).toEqual([]);
  });

  it('refuses a file that is too large before it comes', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' });
    socket.write(request('besar.csv', 2_000_000_000_000));
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 (?:413|507) /);
    expect(await uploadFolders()).toEqual([]);
  });

  it.each(['../pendapa.json', 'a%00.csv', '..'])('refuses the name %s', async (name) => {
    const response = await fetch(`http://localhost:${String(server.port)}/api/v1/uploads?name=${name.replaceAll('/', '%2F')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'x',
    });
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([400, 'upload-name']);
    expect(await uploadFolders()).toEqual([]);
  });

  it('takes no file from a form of another site', async () => {
    const response = await fetch(`http://localhost:${String(server.port)}/api/v1/uploads?name=a.csv`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(response.status).toBe(415);
  });

  it('refuses the twenty-first waiting file', async () => {
    for (let index = 0; index < 20; index += 1) expect((await server.client.send(`${String(index)}.csv`, 'x')).status).toBe(201);
    expect(await server.client.send('one-more.csv', 'x')).toMatchObject({ status: 409, body: { code: 'too-many-uploads' } });
    const [{ id } = { id: '' }] = (await server.client.list()).uploads;
    expect(await server.client.ask('DELETE', `/uploads/${id}`)).toMatchObject({ status: 204 });
    expect((await server.client.send('one-more.csv', 'x')).status).toBe(201);
    expect(await eventsOf(id)).toEqual(['sent', 'dropped']);
  });
});

it('says what is wrong with files that cannot be read, and stays at its step', async () => {
  const { client } = server;
  const hostile = [
    ['bom.xlsx', Buffer.from('PK\u0003\u0004 not a workbook at all')],
    ['old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['empty.csv', Buffer.alloc(0)],
    ['noise.csv', Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 7919) % 256))],
  ] as const;
  for (const [name, content] of hostile) {
    const { id } = (await client.send(name, content)).body;
    const upload = await client.read(id);
    const isExplained = upload.fault !== null || (upload.proposal?.check?.refused.length ?? 0) > 0 || upload.step === 'questions';
    expect([name, isExplained, upload.step === 'proposed']).toEqual([name, true, false]);
  }
  expect(await sum()).toBe(UNTIL_MARCH);
});

it('removes what its child processes left behind', async () => {
  const { client, dataFolder } = server;
  const { id } = await client.checked('april.csv', APRIL);
  expect((await readdir(join(dataFolder, 'uploads', id))).sort()).toEqual(['file', 'profile', 'upload.json']);
  expect(JSON.parse(await readFile(join(dataFolder, 'uploads', id, 'upload.json'), 'utf8'))).toMatchObject({ step: 'checked' });
});
