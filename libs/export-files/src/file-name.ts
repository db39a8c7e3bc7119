import type { ExportFormat } from '@pendapa/contracts';

const MOST_LETTERS = 80;
const ALLOWED = /^[\p{L}\p{M}\p{N} ._-]+$/u;
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i;

/** What is wrong with a name: nothing given, letters that file systems refuse, a name that one of them keeps for itself, too long. */
export type NameFault = 'missing' | 'forbidden' | 'reserved' | 'too-long';

const tidied = (name: string): string => name.normalize('NFC').trim();

/** Null where a file may be called so on every system. */
export function nameFault(name: string): NameFault | null {
  const given = tidied(name);
  if (given === '') return 'missing';
  if ([...given].length > MOST_LETTERS) return 'too-long';
  if (!ALLOWED.test(given) || given.startsWith('.') || given.endsWith('.')) return 'forbidden';
  return RESERVED.test(given) ? 'reserved' : null;
}

/** The name on disk; a file that lacks rows says so in it. The name has been checked with `nameFault`. */
export const fileNameOf = (name: string, format: ExportFormat, complete: boolean): string =>
  `${tidied(name)}${complete ? '' : ' INCOMPLETE'}.${format}`;

/** A name to begin with, from the title and the data date: letters that may not be in it become blanks. */
export function suggestedName(title: string, date: string | null): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const room = MOST_LETTERS - (date === null ? 0 : date.length + 1);
  const start = [...words]
    .slice(0, room)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return [start, date].filter(Boolean).join(' ');
}
