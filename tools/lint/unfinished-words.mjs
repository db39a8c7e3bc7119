// Writes to unfinished-words.json which retired words each project still uses; lint refuses every other retired word there. With `--list` it
// prints the places instead: node tools/lint/unfinished-words.mjs [--list [project ...]]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Linter } from 'eslint';
import { format } from 'prettier';
import { parser } from 'typescript-eslint';
import { plainComments, plainNames, projectOf } from './plain-words.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listed = spawnSync('git', ['ls-files', 'libs', 'apps', 'tools'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout;
const files = listed.split('\n').filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('.d.ts'));

const withoutExceptions = ['error', { everywhere: true }];
const configuration = {
  files: ['**/*.{ts,tsx,mts,mjs}'],
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  plugins: { pendapa: { rules: { 'plain-names': plainNames, 'plain-comments': plainComments } } },
  rules: { 'pendapa/plain-names': withoutExceptions, 'pendapa/plain-comments': withoutExceptions },
};
const linter = new Linter({ cwd: root });
const found = new Map();
for (const file of files) {
  const path = join(root, file);
  for (const { ruleId, messageId, message, line } of linter.verify(readFileSync(path, 'utf8'), configuration, path)) {
    if (!ruleId) throw new Error(`${file}: ${message}`);
    const word = messageId === 'long' ? 'long sentences' : /word (\S+) is retired/.exec(message)[1];
    const kind = ruleId === 'pendapa/plain-names' ? 'names' : 'comments';
    const project = projectOf(path);
    if (!found.has(project)) found.set(project, { names: new Map(), comments: new Map() });
    const places = found.get(project)[kind];
    places.set(word, [...(places.get(word) ?? []), `${file}:${line} ${message}`]);
  }
}

if (process.argv.includes('--list')) {
  const wanted = process.argv.slice(process.argv.indexOf('--list') + 1);
  for (const [project, kinds] of found)
    if (wanted.length === 0 || wanted.includes(project))
      for (const places of [...kinds.names.values(), ...kinds.comments.values()]) console.log(places.join('\n'));
} else {
  const sorted = (map) => [...map.keys()].toSorted();
  const sortedProjects = [...found].toSorted(([a], [b]) => a.localeCompare(b));
  const content = Object.fromEntries(
    sortedProjects.map(([project, { names, comments }]) => [project, { names: sorted(names), comments: sorted(comments) }]),
  );
  const target = join(root, 'tools/lint/unfinished-words.json');
  writeFileSync(target, await format(JSON.stringify(content), { parser: 'json', singleQuote: true, printWidth: 140 }));
  for (const [project, kinds] of sortedProjects) {
    const sum = (map) => [...map.values()].reduce((total, places) => total + places.length, 0);
    console.log(`${project}: ${sum(kinds.names)} names, ${sum(kinds.comments)} comments`);
  }
}
