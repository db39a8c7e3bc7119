import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendAudit, openDraft, type AuditActor, type AuditEntry, type Load } from '@pendapa/warehouse';
import { auditLines } from '../testing/audit-lines.ts';
import { publishSmallAgency, temporaryFolder } from '../testing/small-agency.ts';
import { FolderActions } from './folder-actions.ts';
import { FolderQueue } from './folder-queue.ts';
import { ServedLoads } from './served-loads.ts';

jest.setTimeout(60_000);

const SARI: AuditActor = { role: 'importer', subject: 'sari', session: 3, address: '198.51.100.7' };
const COMMAND: AuditActor = { role: 'local', subject: 'root', session: null, address: null };

let folder: { path: string; remove: () => Promise<void> };
let data: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  await publishSmallAgency(data);
});
afterEach(() => folder.remove());

const record = (entry: AuditEntry): Promise<void> => appendAudit(data, entry);
const begin = (action: 'remove-load' | 'map-codes', details: AuditEntry['details'], actor = SARI) =>
  record({ actor, action, details: { ...details, step: 'begun' } });
const open = async () => {
  const onFailure = (error: unknown): void => {
    throw error;
  };
  await FolderActions.open({ dataFolder: data, record, onFailure, queue: new FolderQueue(data), loads: new ServedLoads(data) });
};
const ends = async () =>
  (await auditLines(data)).filter(({ details }) => details['step'] !== 'begun').map(({ actor, details }) => [actor.subject, details]);

/** Publishes a generation as a load of this file. */
async function publish(sourceSha256: string | null, removes?: number): Promise<void> {
  const draft = await openDraft(data, { threads: 1 });
  const { base, load: id } = draft;
  const load: Load = {
    id,
    at: new Date().toISOString(),
    source: 'april.csv',
    sourceSha256,
    rows: {},
    sources: [],
    ...(removes === undefined ? {} : { removes }),
  };
  const history = { loads: [...(base?.loads ?? []), load], extracts: base?.extracts ?? [], sources: base?.sources ?? [] };
  await draft.publish({ source: 'april.csv', sourceSha256, sample: false, history });
}

it('records a removal that ended with the server, done or not, once', async () => {
  await publish('a'.repeat(64));
  await begin('remove-load', { load: 2 });
  await open();
  expect(await ends()).toEqual([['sari', { load: 2, step: 'interrupted' }]]);
  await begin('remove-load', { load: 2 });
  await publish(null, 2);
  await open();
  await open();
  expect((await ends()).slice(1)).toEqual([['sari', { load: 2, generation: 3, loads: 1, step: 'done' }]]);
});

it('records the generations of a mapping that ended with the server, and leaves commands alone', async () => {
  await publish('a'.repeat(64));
  await begin('remove-load', { load: 1 }, COMMAND);
  await begin('map-codes', { texts: 1, fields: 'tax' });
  await publish('a'.repeat(64));
  await publish('b'.repeat(64));
  await open();
  expect(await ends()).toEqual([
    ['sari', { texts: 1, fields: 'tax', generation: 3, step: 'published' }],
    ['sari', { texts: 1, fields: 'tax', step: 'interrupted' }],
  ]);
});

it('removes temporary files of work that ended with the server', async () => {
  const scratch = join(data, 'uploads', '.folder-work');
  await mkdir(scratch, { recursive: true });
  await writeFile(join(scratch, 'left.csv'), 'x');
  await open();
  await expect(writeFile(join(scratch, 'new.csv'), 'x')).rejects.toThrow('ENOENT');
});
