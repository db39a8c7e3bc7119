/** Dimensions whose codes are the agency's own words and have no names beside them. */
const WORDED: readonly string[] = ['objectClass', 'objectUse'];

const VOWEL = /[AEIOU]/;
const lowered = (word: string): string => (VOWEL.test(word) ? word.toLowerCase() : word);

/** "BUMI-BANGUNAN" becomes "Bumi bangunan", and "PENYEDIA-BBM" keeps its abbreviation; null for a dimension whose codes have names. */
export function codeWords(dimension: string, code: string): string | null {
  if (!WORDED.includes(dimension)) return null;
  const words = code
    .split(/[-_ ]+/)
    .map(lowered)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
