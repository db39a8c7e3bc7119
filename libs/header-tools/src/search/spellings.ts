const MARKS = /\p{M}/gu;
const APART = /[^\p{L}\p{N}]+/gu;

/** As letters and digits alone, whatever the case, accents and signs between. */
const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase().replace(APART, ' ').trim();

/** What people write for names that the data write otherwise; both sides plain. */
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

/** The text to look for: what was typed, or what it is called in the data. */
export const usualSpelling = (typed: string): string => SPELLINGS[plain(typed)] ?? typed.trim();

/** Whether every word that was typed begins a word of one of the texts. */
export function holds(texts: readonly string[], typed: string): boolean {
  const words = plain(typed).split(' ');
  return texts.some((text) => {
    const padded = ` ${plain(text)}`;
    return words.every((word) => padded.includes(` ${word}`));
  });
}
