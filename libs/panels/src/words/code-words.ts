/** Dimensions whose codes are words of the agency, without separate names. */
const WORDED: readonly string[] = ['objectClass', 'objectUse'];

const VOWEL = /[AEIOU]/;
const lowered = (word: string): string => (VOWEL.test(word) ? word.toLowerCase() : word);

/** "BUMI-BANGUNAN" becomes "Bumi bangunan", and "PENYEDIA-BBM" keeps its abbreviation. */
function inWords(code: string): string {
  const words = code
    .split(/[-_ ]+/)
    .map(lowered)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Name of a member. Classes of objects without a name are converted to words. */
export const nameOrWords = (dimension: string, code: string, name: string): string =>
  name === code && WORDED.includes(dimension) ? inWords(code) : name;
