import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/small-agency.ts';
import type { AuditAction, AuditEntry } from './line.ts';
import { appendAudit } from './log.ts';
import { readAuditLines } from './audit-lines.ts';
import { recordedGenerations } from './recorded-generations.ts';
import { recordedRemovals } from './recorded-removals.ts';

let data = '';
let remove: () => Promise<void>;
beforeEach(async () => ({ path: data, remove } = await temporaryFolder()));
afterEach(() => remove());

const write = (subject: string, action: AuditAction, details: AuditEntry['details']): Promise<void> =>
  appendAudit(data, { actor: { role: 'local', subject, session: null, address: null }, action, details });
const publish = (generation: number) => write('siti', 'publish', { generation });
const takeOut = (who: string, load: number, generation: number) => write(who, 'remove-load', { load, generation, step: 'done' });
const rollBack = (who: string, from: number, to: number) => write(who, 'rollback', { from, to, step: 'done' });
const whoTookOut = async (load: number) => (await recordedRemovals(data))(load)?.who ?? null;

beforeEach(async () => {
  await publish(1);
  await publish(2);
});

it('names the first who took a load out, not who rolled back later', async () => {
  await takeOut('sari', 2, 3);
  await rollBack('tono', 3, 1);
  expect(await whoTookOut(2)).toBe('sari');
  expect(await whoTookOut(1)).toBeNull();
});

it('reads the lines of some actions only, whatever other lines say', async () => {
  await write('siti', 'export', { page: '"action":"rollback"', generation: 2 });
  await rollBack('tono', 2, 1);
  const lines = [];
  for await (const { action, actor } of readAuditLines(data, ['rollback', 'export'])) lines.push([action, actor.subject]);
  expect(lines).toEqual([
    ['export', 'siti'],
    ['rollback', 'tono'],
  ]);
  lines.length = 0;
  for await (const { action } of readAuditLines(data, ['rollback'])) lines.push([action]);
  expect(lines).toEqual([['rollback']]);
});

it('begins again after a rollback that brings the load back', async () => {
  await takeOut('sari', 2, 3);
  await rollBack('tono', 3, 2);
  expect(await whoTookOut(2)).toBeNull();
  await rollBack('budi', 2, 1);
  expect((await recordedRemovals(data))(2)).toMatchObject({ who: 'budi', generation: null });
});

it('does not bring a load back by a later generation that was built without it', async () => {
  await rollBack('sari', 2, 1);
  await publish(3);
  await publish(4);
  await rollBack('tono', 4, 3);
  expect(await whoTookOut(2)).toBe('sari');
  await rollBack('tono', 3, 2);
  expect(await whoTookOut(2)).toBeNull();
  await rollBack('budi', 2, 4);
  expect(await whoTookOut(2)).toBe('budi');
});

it('passes over lines of another form, and counts the generations of a mapping', async () => {
  await takeOut('sari', 2, 3);
  await write('siti', 'map-codes', { texts: 1, generation: 4, step: 'published' });
  const [name = ''] = (await readdir(join(data, 'audit'))).filter((file) => file.endsWith('.jsonl'));
  await appendFile(join(data, 'audit', name), '{}\nnull\n[]\n{"at":"x","actor":{},"action":"rollback","details":{}}\n7\n');
  expect(await whoTookOut(2)).toBe('sari');
  expect([...(await recordedGenerations(data)).generations]).toEqual([1, 2, 3, 4]);
});
