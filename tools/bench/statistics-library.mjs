import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Measures the built library; the incremental compiler is fast if nothing has changed. */
export async function builtStatistics() {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-b', join(ROOT, 'libs/statistics/tsconfig.lib.json')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`libs/statistics does not compile (are the packages installed? npm ci)\n${stdout}`);
  return import('@pendapa/statistics');
}

/** Prints rows with equal keys as a Markdown table. */
export function printTable(rows) {
  const keys = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log([line(keys), line(keys.map(() => '---')), ...rows.map((row) => line(keys.map((key) => row[key])))].join('\n'));
}

export const rounded = (value, digits = 3) => (Number.isFinite(value) ? String(Math.round(value * 10 ** digits) / 10 ** digits) : '-');
