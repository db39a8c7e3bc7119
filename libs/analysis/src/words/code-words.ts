/** Dimensions whose codes are the agency's own words and have no names beside them. */
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

/** The name of a member. Kinds of objects that have no name but their code read as words. */
export const nameOrWords = (dimension: string, code: string, name: string): string =>
  name === code && WORDED.includes(dimension) ? inWords(code) : name;
