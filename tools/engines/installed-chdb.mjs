import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '3.4.0';
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of chdb, which is ClickHouse as a library. It has half a gigabyte and is installed once, only to compare the engines. */
export function installedChdb() {
  const folder = join(ROOT, 'node_modules/.cache/pendapa-engines', VERSION);
  if (existsSync(join(folder, 'node_modules/chdb/package.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { chdb: VERSION } }));
  console.log(`chdb ${VERSION} is installed into ${folder} (once, 550 MB).`);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('chdb could not be installed: is there a connection to the registry of npm?');
  return folder;
}
