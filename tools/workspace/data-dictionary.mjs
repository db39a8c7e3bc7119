// npm run docs:dictionary [-- <file>]: writes the data dictionary, by default to dist/data-dictionary.md. A running server has it at
// /api/v1/data-dictionary.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-b', join(ROOT, 'libs/warehouse/tsconfig.lib.json')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
const { dataDictionary } = await import('@pendapa/warehouse');
const file = resolve(process.argv[2] ?? join(ROOT, 'dist/data-dictionary.md'));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, dataDictionary());
console.log(file);
