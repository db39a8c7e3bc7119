import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each probe starts the linter, which is slow beside other tests.
jest.setTimeout(60_000);

const ROOT = join(__dirname, '../../..');
/** The linter reads types only of files that belong to a project. */
const PROJECT = JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['*.ts'] });
const DECLARED = 'declare const save: () => Promise<void>;\n';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pendapa-oxlint-'));
  writeFileSync(join(folder, 'tsconfig.json'), PROJECT);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lints a text as a spec. Returns the refusing rules. */
function rulesRefusing(text: string): readonly string[] {
  writeFileSync(join(folder, 'probe.spec.ts'), `${DECLARED}${text}\nexport {};\n`);
  const program = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const options = ['--type-aware', '--quiet', '--config', join(ROOT, '.oxlintrc.json'), '--format', 'json', folder];
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...options], { encoding: 'utf8', cwd: ROOT });
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
}

it.each([
  ['a promise that nobody waits for', 'save();', 'typescript(no-floating-promises)'],
  ['a promise as a condition', 'if (save()) save;', 'typescript(no-misused-promises)'],
  ['waiting for what is no promise', 'export const probe = async () => await 5;', 'typescript(await-thenable)'],
  ['a test without an assertion', "it('does something', () => void save());", 'jest(expect-expect)'],
  [
    'two tests of one name',
    "it('adds', () => { expect(2).toBe(2); });\nit('adds', () => { expect(3).toBe(3); });",
    'jest(no-identical-title)',
  ],
])('refuses %s', (_what, text, rule) => {
  expect(rulesRefusing(text)).toContain(rule);
});

it('accepts a test whose helper asserts by its name', () => {
  const helper = 'declare const expectState: (state: string) => void;';
  expect(rulesRefusing(`${helper}\nit('is ready', () => expectState('ready'));`)).toEqual([]);
});
