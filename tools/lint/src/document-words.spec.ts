import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DOCUMENTS, proseOf, ROOT, textOf } from './documents-of-workspace.ts';

/** A separate process, because Jest loads no ES modules. */
const retired = JSON.parse(
  execFileSync(
    process.execPath,
    ['-e', `import('${join(ROOT, 'tools/lint/retired-words.mjs')}').then((w) => console.log(JSON.stringify(w.IN_COMMENTS)))`],
    {
      encoding: 'utf8',
    },
  ),
) as Readonly<Record<string, string>>;

/** English names of BBNKB and BPHTB. */
const NAMES_OF_TAXES = /(title transfer|acquisition) duty/g;

it.each(DOCUMENTS)('%s has no retired word', (document) => {
  const words =
    proseOf(textOf(document))
      .toLowerCase()
      .replace(NAMES_OF_TAXES, '')
      .match(/[a-z]+/g) ?? [];
  const found = [...new Set(words)].filter((word) => Object.hasOwn(retired, word));
  expect(found.map((word) => `${word}: say ${String(retired[word])}`)).toEqual([]);
});
