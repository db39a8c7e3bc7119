import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inside = (parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name));
const manifests = ['apps', 'libs', 'libs/features', 'tools'].flatMap(inside).map((folder) => join(folder, 'package.json'));

/**
 * What the rules say of a file rests on more than the file: on the rules themselves, the tags of the projects and the packages.
 * With another basis nothing that ESLint has kept holds any longer.
 */
export function basis() {
  const rules = inside('tools/lint').filter((file) => /\.(mjs|json)$/.test(file));
  const hash = createHash('sha256');
  for (const file of [...rules, ...manifests.filter(existsSync), join(root, 'package-lock.json')]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
