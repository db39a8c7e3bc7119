import { filesOf, textOf } from './documents-of-workspace.ts';

const CHECKLIST = 'docs/specification-checklist.md';
const specs = filesOf('*.spec.ts', '*.spec.tsx');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };

/** The lines of the tables: what is specified, and what tests or explains it. */
const lines = (textOf(CHECKLIST).split('\n## Deviations\n')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|Line)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, specified = '', shownBy = '']) => ({ specified, shownBy }));

/** A title may leave words out with `...`; a spec may say the rest in a template. */
const isTitleIn = (title: string, text: string): boolean => title.split('...').every((part) => text.includes(part.trim()));

/** The faults of one line: specs that are missing, named by two files, or without the title. */
function faultsOf(shownBy: string): readonly string[] {
  const named = [...shownBy.matchAll(/`([\w./-]+\.spec\.tsx?)`([^`]*)/g)];
  const commands = [...shownBy.matchAll(/`npm run ([\w:-]+)[^`]*`/g)].map(([, script = '']) => script);
  if (named.length + commands.length === 0) return ['names no test'];
  const faults = commands.filter((script) => !Object.hasOwn(scripts, script)).map((script) => `no script ${script}`);
  for (const [, name = '', after = ''] of named) {
    const files = specs.filter((path) => path === name || path.endsWith(`/${name}`));
    if (files.length !== 1) faults.push(`${name}: ${files.length} files`);
    const text = files.map(textOf).join('\n');
    const titles = [...after.matchAll(/'([^']+)'/g)].map(([, title = '']) => title);
    faults.push(...titles.filter((title) => !isTitleIn(title, text)).map((title) => `${name} has no test '${title}'`));
  }
  return faults;
}

it('has the lines of the specification', () => expect(lines.length).toBeGreaterThan(80));

it('each line names a test that exists', () => {
  expect(lines.flatMap(({ specified, shownBy }) => faultsOf(shownBy).map((fault) => `${specified}: ${fault}`))).toEqual([]);
});

it('each deviation has a reason', () => {
  const rows = (textOf(CHECKLIST).split('\n## Deviations\n')[1] ?? '').split('\n').filter((line) => /^\| [^-]/.test(line));
  const cells = rows.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells.length).toBeGreaterThan(10);
  expect(cells.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
});
