import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// Prints the files that each page loads in addition to the shell, from the manifest of the last build. Fails if a page's own part is too
// large.
const SHELL = fileURLToPath(new URL('../../apps/shell/dist', import.meta.url));
const MAX_OWN = 60;
const PAGE = /libs\/features\/([^/]+)\/dist\/pages\/(.+)-page\.js$/;

const manifest = await readFile(join(SHELL, '.vite/manifest.json'), 'utf8')
  .then(JSON.parse)
  .catch(() => null);
if (!manifest) {
  console.error('There is no built shell. Run npm run build first.');
  process.exit(2);
}

function reached(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) reached(imported, seen);
  return seen;
}

/** One decimal. */
const shown = (size) => String(Math.round(size * 10) / 10);
const sizes = new Map();
async function kilobytes(keys) {
  let sum = 0;
  for (const { file } of [...keys].map((key) => manifest[key])) {
    if (!sizes.has(file)) sizes.set(file, gzipSync(await readFile(join(SHELL, file)), { level: 9 }).length / 1024);
    sum += sizes.get(file);
  }
  return sum;
}

const first = reached('index.html');
const pages = Object.keys(manifest)
  .filter((key) => PAGE.test(key))
  .map((key) => ({ key, name: key.replace(/^.*\/([^/]+)-page\.js$/, '/$1'), keys: [...reached(key)].filter((one) => !first.has(one)) }));
const users = new Map();
for (const { keys } of pages) for (const key of keys) users.set(key, (users.get(key) ?? 0) + 1);

const rows = [];
for (const { name, keys } of pages)
  rows.push({ name, own: await kilobytes(keys.filter((key) => users.get(key) === 1)), all: await kilobytes(keys) });
rows.sort((a, b) => b.own - a.own || a.name.localeCompare(b.name));

const width = Math.max(...rows.map(({ name }) => name.length));
console.log(`${'page'.padEnd(width)}  own KB gz  with shared parts`);
for (const { name, own, all } of rows) console.log(`${name.padEnd(width)}  ${shown(own).padStart(9)}  ${shown(all).padStart(17)}`);
console.log(`First load ${shown(await kilobytes(first))} KB gz; a page's own part may be ${MAX_OWN} KB.`);
if (rows.some(({ own }) => own > MAX_OWN)) process.exit(1);
