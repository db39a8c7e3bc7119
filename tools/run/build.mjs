import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, start } from './prepare.mjs';

/** Compiles a project and its libraries, as far as they changed. `npm test` checks the types. */
const compile = (project) => start(process.execPath, ['node_modules/@typescript/native/bin/tsc', '--build', '--noCheck', project]);

const newest = (times) => times.reduce((latest, time) => Math.max(latest, time), 0);

function newestIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return newest(files.map((file) => statSync(join(file.parentPath, file.name)).mtimeMs));
}

/** The time of the last change of the shell's inputs: its own files, the built libraries and the packages. */
function shellChanged() {
  const libraries = ['libs', 'libs/features'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name, 'dist')),
  );
  const folders = [...libraries, ...['src', 'build', 'public'].map((name) => join(root, 'apps/shell', name))];
  const files = ['apps/shell/index.html', 'apps/shell/vite.config.mts', 'package-lock.json'].map((name) => join(root, name));
  const existingFolders = folders.filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  return newest([...existingFolders.map(newestIn), ...files.map((file) => statSync(file).mtimeMs)]);
}

// The build writes this file and the server reads it: without it there is nothing to serve.
const BUILT = join(root, 'apps/shell/dist/pages.json');

async function bundleShell() {
  const begun = new Date();
  if ((statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0) > shellChanged()) return 0;
  const code = await start(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', 'apps/shell'], {
    NODE_ENV: 'production',
  });
  // Set to the begin of the build: a file saved during the build is newer than the result.
  if (code === 0) utimesSync(BUILT, begun, begun);
  return code;
}

const notBuilt = () => fail('Pendapa tidak dapat dibangun; lihat pesan di atas.', 'Pendapa could not be built; see the message above.');

/** Builds the server if its sources changed. */
export async function buildServer() {
  if ((await compile('apps/server/tsconfig.app.json')) !== 0) notBuilt();
}

/** Builds the libraries of the pages and the shell if their sources changed. */
export async function buildShell() {
  if ((await compile('apps/shell/tsconfig.app.json')) !== 0 || (await bundleShell()) !== 0) notBuilt();
}
