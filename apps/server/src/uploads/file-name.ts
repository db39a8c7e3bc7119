const MAX_BYTES = 200;
/** Control characters, marks of writing direction, and separators of paths. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029/\\]/u;
/** Characters that a file name may not have everywhere. */
const REPLACED = /[<>:"|?*]/g;

/**
 * Returns the name under which a sent file is stored.
 * @returns null for names with parts of a path, hidden names, and names that cannot be shown
 */
export function safeFileName(given: string): string | null {
  const name = given.normalize('NFC').trim();
  if (name === '' || name.startsWith('.') || FORBIDDEN.test(name)) return null;
  const safe = name.replaceAll(REPLACED, '_');
  return Buffer.byteLength(safe) > MAX_BYTES ? null : safe;
}
