import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

// Counts formatted lines of pages and their libraries, without specs. A file that only one page imports belongs to that page. A file of
// several pages is shared and counts once.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SHARED = ['query', 'filters', 'panels', 'analysis', 'charts', 'export-files', 'contracts'];
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
const PAGE = /\/pages\/(.+)-page\.tsx$/;

const listed = (folder) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const sources = (folder) => listed(folder).filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path));

/** The formatted lines of a file, and the files that it imports. Null if it is listed but deleted. */
async function read(path) {
  const text = await readFile(join(ROOT, path), 'utf8').catch(() => null);
  if (text === null) return null;
  const options = await resolveConfig(join(ROOT, path));
  const lines = (await format(text, { ...options, filepath: path })).split('\n').length - 1;
  return { path, lines, imports: [...text.matchAll(IMPORT)].map(([, to]) => relative(ROOT, join(ROOT, dirname(path), to))) };
}
const readAll = async (folder) => (await Promise.all(sources(folder).map(read))).filter((file) => file !== null);

function reached(files, path, seen = new Set()) {
  const file = files.get(path);
  if (!file || seen.has(path)) return seen;
  seen.add(path);
  for (const imported of file.imports) reached(files, imported, seen);
  return seen;
}

const sum = (files) => files.reduce((lines, file) => lines + file.lines, 0);

/** The pages of a feature with their own lines, and the shared rest. */
function pagesOf(all) {
  const files = new Map(all.map((file) => [file.path, file]));
  const pages = all.filter(({ path }) => PAGE.test(path)).map(({ path }) => ({ path, reached: reached(files, path) }));
  const users = (path) => pages.filter((page) => page.reached.has(path)).length;
  const own = pages.map(({ path, reached: parts }) => ({
    name: `/${basename(path).replace(/-page\.tsx$/, '')}`,
    lines: sum([...parts].filter((part) => users(part) === 1).map((part) => files.get(part))),
  }));
  return { pages: own, shared: sum(all.filter(({ path }) => users(path) !== 1)) };
}

const row = (name, lines) => console.log(`${String(lines).padStart(7)}  ${name}`);

const features = [...new Set(sources('libs/features').map((path) => path.split('/')[2]))].sort();
let inFeatures = 0;
for (const feature of features) {
  const { pages, shared } = pagesOf(await readAll(`libs/features/${feature}`));
  const lines = shared + sum(pages);
  inFeatures += lines;
  console.log(`\n${feature}`);
  for (const page of pages.sort((a, b) => b.lines - a.lines)) row(page.name, page.lines);
  row('shared by its pages', shared);
  row('together', lines);
}
console.log('\nlibraries');
let inLibraries = 0;
for (const library of SHARED) {
  const lines = sum(await readAll(`libs/${library}`));
  inLibraries += lines;
  row(library, lines);
}
row('features', inFeatures);
row('features and libraries', inFeatures + inLibraries);
