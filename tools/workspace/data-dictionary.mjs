// Writes docs/data-dictionary.md from the vocabulary and the schema.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-b', join(ROOT, 'libs/warehouse/tsconfig.lib.json')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
const { dataDictionary } = await import('@pendapa/warehouse');
writeFileSync(join(ROOT, 'docs/data-dictionary.md'), dataDictionary());
