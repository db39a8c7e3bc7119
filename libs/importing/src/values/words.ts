import { createHash } from 'node:crypto';
import { isFilterCode } from '@pendapa/contracts';

const MAX_CODE_LENGTH = 80;
/** Zero-width characters, marks of writing direction, and invalid code points. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFFE\uFFFF]/g;

/** True for text that can be a code: no invisible or look-alike characters, at most 80 long. */
export const isCode = (text: string): boolean => isFilterCode(text) && text.normalize('NFKC') === text && text.trim() === text;

/** Normalises a name for storage: composed characters, single spaces, nothing invisible. */
export const normalizeName = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

export const hasInvisibleCharacters = (text: string): boolean => text.search(INVISIBLE) >= 0;

function shortenCode(code: string): string {
  if (code.length <= MAX_CODE_LENGTH) return code;
  const mark = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase();
  return `${code.slice(0, MAX_CODE_LENGTH - mark.length - 1)}-${mark}`;
}

/** Creates a code from a name: `City of Las Piñas` becomes `CITY-OF-LAS-PINAS`. Null if no valid code remains. */
export function createCodeFromName(name: string): string | null {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^[-._]+|[-._]+$/g, '');
  return isCode(plain.slice(0, MAX_CODE_LENGTH)) ? shortenCode(plain) : null;
}

/** Code of a place within another one. */
export const createChildCode = (parent: string, child: string): string => shortenCode(`${parent}.${child}`);
