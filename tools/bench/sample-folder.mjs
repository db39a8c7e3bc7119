import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { timed } from './answers-measures.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Compiles the server and other projects, because built code is measured. The compiler is fast if nothing has changed. */
export function compileServer(...projects) {
  const compiled = spawnSync('npx', ['tsc', '-b', 'apps/server/tsconfig.app.json', ...projects], { cwd: ROOT, stdio: 'inherit' });
  if (compiled.status !== 0) process.exit(1);
}

/**
 * Reads `--payments`, `--data` and the benchmark's own options, makes the sample if its folder is empty, and prints what is measured.
 * @returns the folder, its manifest, the number of payments, and the values of all options
 */
export async function openSample(usage, options = {}) {
  const { values } = parseArgs({ options: { payments: { type: 'string', default: '1000000' }, data: { type: 'string' }, ...options } });
  const payments = Number(values.payments);
  if (!Number.isInteger(payments) || payments < 1) {
    console.error(usage);
    process.exit(2);
  }
  compileServer('libs/sample-data/tsconfig.lib.json');
  const { generateSample } = await import('@pendapa/sample-data');
  const { readManifest } = await import('@pendapa/warehouse');
  const folder = values.data ?? join(tmpdir(), `pendapa-bench-${payments}`);
  await mkdir(folder, { recursive: true });
  let manifest = await readManifest(folder);
  let made = '';
  if (!manifest) {
    const time = await timed(async () => (manifest = await generateSample({ dataFolder: folder, payments, seed: 1 })));
    made = `, made in ${Math.round(time / 1000)} s`;
  }
  const rows = manifest.parts.reduce((sum, part) => sum + (part.rows.payments ?? 0), 0);
  const machine = `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${Math.round(loadavg()[0])}`;
  console.log(`${rows} payments in ${folder}${made}; ${machine}`);
  return { folder, manifest, payments: rows, values };
}
