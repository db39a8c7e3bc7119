import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeBlocksIn, DOCUMENTS, filesOf, ROOT, textOf, type CodeBlock } from './documents-of-workspace.ts';

const blocks = DOCUMENTS.flatMap(codeBlocksIn);
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
const { generators } = JSON.parse(textOf('tools/workspace/generators.json')) as { generators: Readonly<Record<string, unknown>> };
const projects = filesOf('apps/**/package.json', 'libs/**/package.json', 'tools/**/package.json').map(
  (path) => (JSON.parse(textOf(path)) as { name: string }).name,
);
const TARGETS = ['lint', 'typecheck', 'test', 'build', 'browser'];

/** Languages whose blocks a test reads where they stand: commands here, JSON below, the proxy by the tests behind nginx. */
const READ_IN_PLACE = ['sh', 'json', 'mermaid', 'text', 'nginx'];

const linesOf = ({ code }: CodeBlock): readonly string[] =>
  code
    .replace(/\\\n/g, ' ')
    .split(/\n|&&/)
    .map((line) => line.replace(/ #.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The fault of a command of `nx`; null if its targets, projects and generators exist. */
function faultOfNx(words: readonly string[]): string | null {
  const named = words.filter((word) => word.startsWith('@pendapa/'));
  const strange = named.find(
    (word) => !projects.includes(word.split(':')[0] ?? '') || (word.includes(':') && !((word.split(':')[1] ?? '') in generators)),
  );
  if (strange !== undefined) return `there is no ${strange}`;
  const [command = ''] = words;
  const start = words.findIndex((word) => word === '-t');
  const end = words.findIndex((word, index) => index > start && word.startsWith('-'));
  const targets = start === -1 ? [command] : words.slice(start + 1, end === -1 ? undefined : end);
  if (['g', 'graph', 'sync', 'run-many', 'affected'].includes(command) && start === -1) return null;
  const missing = targets.find((target) => !TARGETS.includes(target));
  return missing === undefined ? null : `there is no target ${missing}`;
}

/** The fault of a line of shell; null if its script, project and files exist. */
function faultOf(line: string): string | null {
  const words = line.replace(/^([A-Z_\d]+=\S+ )+/, '').split(/\s+/);
  const [program, command = '', ...rest] = words;
  if (program === 'npm' && command === 'run' && !Object.hasOwn(scripts, rest[0] ?? '')) return `there is no script ${String(rest[0])}`;
  if (program === 'npx' && command === 'nx') return faultOfNx(rest);
  const missing = words.find((word) => /^(apps|libs|tools|docs|examples)\/[^*<{]+$/.test(word) && !existsSync(join(ROOT, word)));
  return missing === undefined ? null : `there is no ${missing}`;
}

it.each(DOCUMENTS)('%s: each block of code is copied from a file, or read where it stands', (document) => {
  const strange = codeBlocksIn(document).filter(({ language, file }) => file === null && !READ_IN_PLACE.includes(language));
  expect(strange.map(({ place, language }) => `${place}: ${language}`)).toEqual([]);
});

it('each copied block is what its file says', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/workspace/document-code.mjs', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});

it('each command of a document has its script, project and files', () => {
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => linesOf(block).map((line) => ({ place: block.place, line })));
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.flatMap(({ place, line }) => (faultOf(line) === null ? [] : `${place}: ${line}: ${String(faultOf(line))}`))).toEqual([]);
});

it('each block of JSON is JSON', () => {
  const faults = blocks
    .filter(({ language }) => language === 'json')
    .flatMap(({ place, code }) => {
      try {
        JSON.parse(code);
        return [];
      } catch (error) {
        return `${place}: ${String(error)}`;
      }
    });
  expect(faults).toEqual([]);
});

/** The code within the lines of a document. */
const inlineOf = (document: string): readonly string[] =>
  [
    ...textOf(document)
      .replace(/^ *```[\s\S]*?^ *```$/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code);

/** A path within a library, as `warehouse/serving` in docs/concepts.md, from the root. */
const fromRoot = (code: string): string =>
  code.replace(/^(analysis|importing|warehouse)\/(?=[\w./-]+$)/, 'libs/$1/src/').replace(/^server\/(?=[\w./-]+$)/, 'apps/server/src/');

describe('code within lines', () => {
  it.each(DOCUMENTS)('%s names scripts that exist', (document) => {
    const named = inlineOf(document).flatMap((code) => [...code.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, script = '']) => script));
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names files and folders that exist', (document) => {
    const paths = inlineOf(document)
      .map(fromRoot)
      .filter((code) => /^(apps|libs|tools|docs|examples)\/[\w./<>*{}@-]+$/.test(code));
    // Only the folders above a placeholder can be looked for.
    const looked = paths.map((path) => (/[<*{]/.test(path) ? dirname(path.split(/[<*{]/)[0] + 'x') : path));
    expect(looked.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('names in guides of pages', () => {
  const exported = filesOf('libs/*/src/index.ts').map(textOf).join('\n');

  it.each(['docs/gallery.md', 'docs/add-a-page.md'])('%s names components and hooks that a library exports', (document) => {
    const named = inlineOf(document).flatMap((code) => /^<?((?:use)?[A-Z][A-Za-z]+)(?:[ (/>].*)?$/.exec(code)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(exported))).toEqual([]);
  });
});
