import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../../..');

/** The files that git knows, by pattern. */
export const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const DOCUMENTS = filesOf('*.md');

export interface CodeBlock {
  /** Document and line. */
  readonly place: string;
  readonly document: string;
  readonly language: string;
  /** The file that the block is copied from; null if there is none. */
  readonly file: string | null;
  readonly code: string;
}

const FENCE = /(?:<!-- code: ([^\s#]+)\S* -->\s*\n)?^ *```(\w*)\n([\s\S]*?)^ *```$/gm;

/** The blocks of code of a document. */
export function codeBlocksIn(document: string): readonly CodeBlock[] {
  const text = textOf(document);
  return [...text.matchAll(FENCE)].map(({ index, 1: file, 2: language = '', 3: code = '' }) => ({
    place: `${document}:${text.slice(0, index).split('\n').length}`,
    document,
    language,
    file: file ?? null,
    code,
  }));
}

/** The text of a document without blocks of code, code within lines and targets of links. */
export const proseOf = (text: string): string =>
  text
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/`[^`\n]*`/g, 'x')
    .replace(/\]\([^)]*\)/g, ']');
