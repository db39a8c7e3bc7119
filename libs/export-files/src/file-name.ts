import type { ExportFormat } from '@pendapa/contracts';

const MAX_LENGTH = 80;
const ALLOWED = /^[\p{L}\p{M}\p{N} ._-]+$/u;
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i;

/** The fault of a file name: empty, with forbidden characters, reserved by an operating system, or too long. */
export type NameFault = 'missing' | 'forbidden' | 'reserved' | 'too-long';

const normalizeName = (name: string): string => name.normalize('NFC').trim();

/** Returns null if every operating system accepts the name. */
export function nameFault(name: string): NameFault | null {
  const given = normalizeName(name);
  if (given === '') return 'missing';
  if ([...given].length > MAX_LENGTH) return 'too-long';
  if (!ALLOWED.test(given) || given.startsWith('.') || given.endsWith('.')) return 'forbidden';
  return RESERVED.test(given) ? 'reserved' : null;
}

/** The file name with extension. An incomplete file has INCOMPLETE in its name. Check the name with `nameFault` first. */
export const fileNameOf = (name: string, format: ExportFormat, complete: boolean): string =>
  `${normalizeName(name)}${complete ? '' : ' INCOMPLETE'}.${format}`;

/** Suggests a name from title and data date. Forbidden characters become blanks. */
export function suggestName(title: string, date: string | null): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const room = MAX_LENGTH - (date === null ? 0 : date.length + 1);
  const start = [...words]
    .slice(0, room)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return [start, date].filter(Boolean).join(' ');
}
