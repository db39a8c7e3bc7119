import { readFileSync } from 'node:fs';

const WORDS = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8');

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** The rows of the tables below a heading, without head and rule. */
function rowsBelow(heading) {
  const [, section = ''] = WORDS.split(`\n${heading}\n`);
  const lines = section.split(/\n#{1,2} /)[0].split('\n');
  return lines
    .filter((line, index) => line.startsWith('|') && !line.startsWith('| -') && !lines[index + 1]?.startsWith('| -'))
    .map(cellsOf);
}

/** Terms in both languages, with the law or handbook that each comes from. */
export const TERMS = [...WORDS.matchAll(/^## .*$/gm)]
  .flatMap(([heading]) => rowsBelow(heading))
  .flatMap(([id, en, source]) => ({ id, en, source }));

const replacements = (heading) => rowsBelow(heading).map(([not, say]) => ({ words: not.replaceAll('`', ''), say }));

/** Words that texts of a language do not use, and what they say instead. */
export const NOT_TO_USE = { id: replacements('# Not in Indonesian'), en: replacements('# Not in English') };

/** Texts of the specification, which stay to the letter. */
export const SPECIFIED = rowsBelow('# Texts of the specification').flat();
