import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, textOf } from './documents-of-workspace.ts';

interface Term {
  readonly id: string;
  readonly en: string;
  readonly source: string;
}
interface Retired {
  readonly words: string;
  readonly say: string;
}
interface WordList {
  readonly TERMS: readonly Term[];
  readonly NOT_TO_USE: Readonly<Record<'id' | 'en', readonly Retired[]>>;
  readonly SPECIFIED: readonly string[];
}

/** A separate process, because Jest loads no ES modules. */
const { TERMS, NOT_TO_USE, SPECIFIED } = JSON.parse(
  execFileSync(
    process.execPath,
    ['-e', `import('${join(ROOT, 'tools/lint/word-list.mjs')}').then((list) => console.log(JSON.stringify(list)))`],
    { encoding: 'utf8' },
  ),
) as WordList;

const SOURCES = /^(UU 1\/2022|PP 35\/2023|Permendagri 77\/2020|TADAT( P\d-\d\d)?|specification|usage)$/;

const repeated = (names: readonly string[]): readonly string[] => {
  const lowered = names.map((name) => name.toLowerCase());
  return lowered.filter((name, at) => lowered.indexOf(name) !== at);
};

it('has 150 terms or more, each with a source', () => {
  expect(TERMS.length).toBeGreaterThanOrEqual(150);
  expect(TERMS.filter(({ id, en, source }) => !id || !en || !SOURCES.test(source))).toEqual([]);
});

it.each(['id', 'en'] as const)('gives no two terms the same name in %s', (language) => {
  expect(repeated(TERMS.map((term) => term[language]))).toEqual([]);
});

it.each(['id', 'en'] as const)('uses no word in a term of %s that it retires', (language) => {
  const faults = NOT_TO_USE[language].flatMap(({ words }) =>
    TERMS.filter((term) => new RegExp(`\\b${words.replaceAll(/[()]/g, '\\$&')}\\b`, 'i').test(term[language])),
  );
  // Names of BBNKB and BPHTB in law, which stand among the texts of the specification.
  expect(faults.filter(({ en }) => !SPECIFIED.some((specified) => en.toLowerCase().includes(specified.toLowerCase())))).toEqual([]);
});

it.each(['id', 'en'] as const)('says what to write in place of each retired word of %s', (language) => {
  expect(NOT_TO_USE[language].filter(({ words, say }) => !words || !say)).toEqual([]);
  expect(repeated(NOT_TO_USE[language].map(({ words }) => words))).toEqual([]);
});

it('reads every table of the page', () => {
  const rows = textOf('docs/words.md')
    .split('\n')
    .filter((line) => line.startsWith('|')).length;
  const tables = textOf('docs/words.md').match(/^\| -/gm)?.length ?? 0;
  const meanings = textOf('docs/words.md').split('# Words that mean two things')[1]?.split('\n# ')[0] ?? '';
  const unread = meanings.split('\n').filter((line) => line.startsWith('|')).length - 2;
  expect(TERMS.length + NOT_TO_USE.id.length + NOT_TO_USE.en.length + SPECIFIED.length).toBe(rows - 2 * tables - unread);
});
