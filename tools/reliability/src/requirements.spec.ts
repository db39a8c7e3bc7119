import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

interface List {
  readonly requirements: readonly { readonly id: string; readonly requirement: string; readonly tests: readonly string[] }[];
  readonly tests: readonly { readonly id: string; readonly kind: string; readonly tested: string; readonly by: readonly string[] }[];
}
const { requirements, tests } = read<List>('tools/reliability/requirements.json');
const { scripts } = read<{ scripts: Record<string, string> }>('package.json');
const ids = tests.map(({ id }) => id);

it('every requirement is shown by existing tests, each id once', () => {
  expect(requirements.flatMap(({ id, tests }) => (tests.length === 0 ? [id] : tests.filter((test) => !ids.includes(test))))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
});

it.each(tests.map((test) => [test.id, test] as const))('%s is a spec or a command that exists', (_id, { by, kind }) => {
  expect(by.length).toBeGreaterThan(0);
  expect(['faults', 'fuzz', 'load', 'kept']).toContain(kind);
  const exists = (one: string) => (one.startsWith('npm run ') ? (one.split(' ')[2] ?? '') in scripts : existsSync(join(ROOT, one)));
  expect(by.filter((one) => !exists(one))).toEqual([]);
});

it('what was measured is of tests of the list', () => {
  const path = 'tools/reliability/measured.json';
  const measured = existsSync(join(ROOT, path)) ? Object.keys(read<Record<string, unknown>>(path)) : [];
  expect(measured.filter((id) => !ids.includes(id))).toEqual([]);
});

it('the report is what the list makes', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/reliability/report.mjs', '--check'], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

it('a command says which ids there are', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/reliability/run.mjs', 'faults', '--ids', 'F99'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining('F99. Ids: F1')]);
});
