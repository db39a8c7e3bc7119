import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolderManifest } from '@pendapa/importing';
import { readSettings } from '@pendapa/warehouse';
import { readAccess } from './access/read-access.ts';
import { runCommandLine } from './command-line.ts';
import { temporaryFolder } from './testing/small-agency.ts';

const ROOT = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const DOCUMENTS = ['README.md', ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];

describe('the examples of settings', () => {
  let folder: { path: string; remove: () => Promise<void> };
  beforeAll(async () => {
    folder = await temporaryFolder();
    await writeFile(join(folder.path, 'secret'), 'Zk3v9qXwL0tR8sYpB5nC2mD7fG1hJ4aE6uKiOxQzVw0=', { mode: 0o600 });
  });
  afterAll(() => folder.remove());

  it.each([
    ['local', {}],
    ['token', JSON.parse(read('examples/settings/optional.json')) as object],
    ['oidc', JSON.parse(read('examples/settings/oidc.json')) as object],
  ])('are accepted: mode %s', async (mode, optional) => {
    const settings = { ...(JSON.parse(read('examples/settings/agency.json')) as object), ...optional };
    await writeFile(join(folder.path, 'pendapa.json'), JSON.stringify(settings));
    const accepted = await readSettings(folder.path);
    expect(accepted).toMatchObject(settings);
    expect((await readAccess(accepted, folder.path)).mode).toBe(mode);
  });

  it('are the values without a file', async () => {
    const empty = await temporaryFolder();
    expect(await readSettings(empty.path)).toEqual(JSON.parse(read('examples/settings/agency.json')));
    await empty.remove();
  });

  it('of a folder are a manifest', async () => {
    await mkdir(join(folder.path, 'profiles'));
    await copyFile(join(ROOT, 'examples/profiles/daily-payments.json'), join(folder.path, 'profiles/daily-payments.json'));
    const manifest = await readFolderManifest(folder.path, join(ROOT, 'examples/manifest'));
    expect(manifest?.replace).toEqual({ from: '2024-09-11', to: '2024-09-11' });
  });
});

describe('commands in documents', () => {
  const COMMAND = /(?:npm run pendapa --|\bpendapa(?:\.cjs)?) (?!pendapa )([a-z][a-z-]*)((?: [^\s`&|#]+)*)/g;
  const written = DOCUMENTS.flatMap((document) => {
    const text = read(document);
    const code = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm), ...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(
      ([, each = '']) => each,
    );
    return code.flatMap((each) =>
      [...each.matchAll(COMMAND)].map(([line, command = '', rest = '']) => ({ document, line, command, rest })),
    );
  });
  const commands = [...new Set(written.map(({ command }) => command))];

  it('are many', () => expect(commands.length).toBeGreaterThan(10));

  it.each(commands)('%s exists, with each of its options', async (command) => {
    const printed: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
    const code = await runCommandLine([command, '--help']);
    log.mockRestore();
    expect(code).toBe(0);
    const help = printed.join('\n');
    const used = written.filter((each) => each.command === command);
    const faults = used.flatMap(({ document, line, rest }) =>
      [...rest.matchAll(/--[a-z-]+/g)].flatMap(([option]) => (help.includes(option) ? [] : `${document}: ${line}: ${option}`)),
    );
    expect(faults).toEqual([]);
  });
});

it('the service starts the program that is there', () => {
  const [, program = '', command = ''] =
    /^ExecStart=\/usr\/bin\/node (\S+) (\w+)$/m.exec(read('examples/operations/pendapa.service')) ?? [];
  expect([read(program).startsWith('#!/usr/bin/env node'), command]).toEqual([true, 'serve']);
});

const python = spawnSync('python3', ['--version']).status === 0 ? it : it.skip;
python('the example in Python compiles', () => {
  const compile = "import sys; compile(open(sys.argv[1]).read(), sys.argv[1], 'exec')";
  expect(spawnSync('python3', ['-c', compile, join(ROOT, 'examples/notebook/figures.py')], { encoding: 'utf8' }).stderr).toBe('');
});
