import type { AuditEntry } from '@pendapa/warehouse';
import { RefusalLog } from './refusal-log.ts';

const problem = { status: 403, code: 'not-allowed', params: {} } as const;
const attempt = { address: '10.0.0.9', method: 'POST', path: '/api/v1/reveals', problem };

it('does not lose the one who is known among many who are not', async () => {
  const lines: AuditEntry[] = [];
  const log = new RefusalLog(
    (entry) => Promise.resolve(void lines.push(entry)),
    () => undefined,
  );
  for (let count = 0; count < 200; count += 1) log.add(attempt);
  log.add({ ...attempt, actor: { role: 'viewer', subject: 'budi' } });
  await log.close();
  const of = (subject: string) => lines.filter(({ actor }) => actor.subject === subject).map(({ details }) => details);
  expect(of('budi')).toEqual([expect.objectContaining({ path: '/api/v1/reveals', code: 'not-allowed' })]);
  expect(of('')).toHaveLength(31);
  expect(of('').at(-1)).toEqual({ more: 170 });
});
