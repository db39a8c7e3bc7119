import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Receipt } from '@pendapa/importing';
import { runCommandLine } from '../command-line.ts';

jest.setTimeout(60_000);

let root = '';
const printed: string[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pendapa-template-'));
  printed.length = 0;
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  jest.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

it('writes an example that is imported as it is', async () => {
  const folder = join(root, 'templates');
  expect(await runCommandLine(['template', folder])).toBe(0);
  expect(await readFile(join(folder, 'README.md'), 'utf8')).toContain('pendapa import example');
  printed.length = 0;
  expect(await runCommandLine(['import', join(folder, 'example'), '--data', join(root, 'data'), '--json'])).toBe(0);
  const receipt = JSON.parse(printed.find((text) => text.startsWith('{')) ?? '{}') as Receipt;
  expect(receipt).toMatchObject({ outcome: 'published', generation: 1, source: 'example', warned: { count: 1 } });
});

it('wants a new folder, and a manifest where no profile is named', async () => {
  expect(await runCommandLine(['template'])).toBe(2);
  expect(await runCommandLine(['template', root])).toBe(0);
  expect(await runCommandLine(['template', root])).toBe(1);
  expect(await runCommandLine(['import', join(root, 'empty/taxpayers.csv'), '--data', join(root, 'data')])).toBe(2);
  expect(printed.at(-1)).toContain('manifest.json');
});
