const SOFT_HYPHEN = '\u00ad';
/** Letters of a word that needs no break. */
const MAX_UNBROKEN = 8;
/** Letters on each side of a break. */
const MIN_PART = 3;

const CONSONANT = '(?:ng|ny|kh|sy|[bdgkpt]r|[b-df-hj-np-tv-z])';

/** The end of a syllable: a vowel, or a vowel and the first of two consonants. */
const SYLLABLE_END = new RegExp(`[aiueo](?=${CONSONANT}[aiueo])|[aiueo](?:ng|[b-df-hj-np-tv-z])(?=${CONSONANT}[aiueo])`, 'gi');

/** Marks where long words of Indonesian names may break: "Pesanggrahan" may become "Pesang-" and "grahan". */
export function hyphenated(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      if (word.length <= MAX_UNBROKEN) return word;
      return word.replace(SYLLABLE_END, (end: string, at: number) => {
        const before = at + end.length;
        return before >= MIN_PART && word.length - before >= MIN_PART ? end + SOFT_HYPHEN : end;
      });
    })
    .join(' ');
}
