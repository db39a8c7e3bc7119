import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inside = (parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name));
const manifests = ['apps', 'libs', 'libs/features', 'tools'].flatMap(inside).map((folder) => join(folder, 'package.json'));

/**
 * Results of the rules depend on the rules themselves, the word list, the tags of the projects and the packages. If these change, ESLint's cache is
 * invalid.
 */
export function basis() {
  const rules = inside('tools/lint').filter((file) => /\.(mjs|json)$/.test(file));
  const hash = createHash('sha256');
  for (const file of [...rules, ...manifests.filter(existsSync), join(root, 'docs/words.md'), join(root, 'package-lock.json')])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}
