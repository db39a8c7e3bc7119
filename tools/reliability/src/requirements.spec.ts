import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

it('the report names each requirement and each test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reliability-'));
  const file = join(folder, 'report.md');
  const { status, stderr } = spawnSync(process.execPath, ['tools/reliability/report.mjs', file], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const report = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  const rows = [...requirements.map(({ id, requirement }) => [id, requirement]), ...tests.map(({ id, tested }) => [id, tested])];
  expect(rows.filter(([id = '', what = '']) => !report.includes(`| ${id} | ${what} |`))).toEqual([]);
});

it('a command says which ids there are', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/reliability/run.mjs', 'faults', '--ids', 'F99'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining('F99. Ids: F1')]);
});
