import type { AuditEntry } from '@pendapa/warehouse';
import { nobodyAt } from './caller.ts';
import { RefusalLog } from './refusal-log.ts';

const problem = { status: 403, code: 'not-allowed', params: {} } as const;
const attempt = { method: 'POST', path: '/api/v1/reveals', problem };
const stranger = (address: string) => ({ ...attempt, actor: nobodyAt(address) });

it('does not lose the one who is known among many who are not', async () => {
  const lines: AuditEntry[] = [];
  const log = new RefusalLog(
    (entry) => Promise.resolve(void lines.push(entry)),
    () => undefined,
  );
  for (let count = 0; count < 200; count += 1) log.add(stranger('10.0.0.9'));
  log.add({ ...attempt, actor: { role: 'viewer', subject: 'budi', session: 3, address: '10.0.0.8', units: null } });
  await log.close();
  const of = (subject: string) => lines.filter(({ actor }) => actor.subject === subject).map(({ details }) => details);
  expect(of('budi')).toEqual([expect.objectContaining({ path: '/api/v1/reveals', code: 'not-allowed' })]);
  expect(of('')).toHaveLength(31);
  expect(of('').at(-1)).toEqual({ more: 170 });
});

it('names the address of what it only counts where there was one, and none where there were several', async () => {
  const lines: AuditEntry[] = [];
  const write = (entry: AuditEntry) => Promise.resolve(void lines.push(entry));
  for (const addresses of [['10.0.0.9'], ['10.0.0.9', '10.0.0.10']]) {
    const log = new RefusalLog(write, () => undefined);
    for (let count = 0; count < 60; count += 1) log.add(stranger(addresses[count % addresses.length] ?? ''));
    await log.close();
    expect(lines.at(-1)).toEqual({
      actor: { role: 'nobody', subject: '', session: null, address: addresses.length === 1 ? '10.0.0.9' : null, units: null },
      action: 'refused',
      details: { more: 30 },
    });
  }
});
