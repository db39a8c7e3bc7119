const MARKS = /\p{M}/gu;
const NOT_WORD_CHARACTERS = /[^\p{L}\p{N}]+/gu;

/** Normalizes a text to lower-case letters and digits, without accents and punctuation. */
const normalizedText = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(NOT_WORD_CHARACTERS, ' ').trim();

/** Common spellings of names in the data; both sides are normalized. */
const SPELLINGS: Readonly<Record<string, string>> = {
  jakpus: 'jakarta pusat',
  jakut: 'jakarta utara',
  jakbar: 'jakarta barat',
  jaksel: 'jakarta selatan',
  jaktim: 'jakarta timur',
  'pulau seribu': 'seribu',
  resto: 'makanan',
  restoran: 'makanan',
  restaurant: 'makanan',
  ppj: 'listrik',
  'penerangan jalan': 'listrik',
  hotel: 'perhotelan',
  billboard: 'reklame',
  mobil: 'kendaraan',
  motor: 'kendaraan',
  kepatuan: 'kepatuhan',
  tunggakkan: 'tunggakan',
};

/** Replaces a common spelling by the name used in the data. */
export const usualSpelling = (typed: string): string => SPELLINGS[normalizedText(typed)] ?? typed.trim();

/** True if every typed word is the beginning of a word of one of the texts. */
export function holds(texts: readonly string[], typed: string): boolean {
  const words = normalizedText(typed).split(' ');
  return texts.some((text) => {
    const padded = ` ${normalizedText(text)}`;
    return words.every((word) => padded.includes(` ${word}`));
  });
}
