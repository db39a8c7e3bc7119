import { messages, places, probe, type Probe } from './probe.ts';

const TEXTS = 'pendapa/plain-texts';
const textPair = (id: string, en: string): string => messages(`a: '${id}'`, `a: '${en}'`);
/** Texts of the product that the word list refuses or allows. */
export const productTexts: readonly Probe[] = [
  probe(
    'a word that the word list retires in Indonesian',
    places.messages,
    textPair('Kanal ini membawa 5%.', 'This channel has 5%.'),
    TEXTS,
  ),
  probe(
    'a word that the word list retires in English',
    places.messages,
    textPair('Kanal ini menyumbang 5%.', 'This channel brings 5%.'),
    TEXTS,
  ),
  probe('a verb as a noun', places.messages, textPair('Bayar tepat waktu', 'On-time payment'), TEXTS),
  probe('two names for one measure', places.messages, textPair('Realisasi', 'Revenue'), TEXTS),
  probe(
    'two names in a text of both languages',
    places.contract,
    "export const probe = { id: 'Pencapaian target', en: 'Attainment' };",
    TEXTS,
  ),
  probe(
    'a retired word in a definition',
    places.contract,
    "import { texts } from './definitions/words.ts';\nexport const probe = texts('Banyaknya objek.', 'Count of objects.');",
    TEXTS,
  ),
  probe('yang without a noun at the beginning', places.messages, textPair('Yang belum dibayar', 'Amount unpaid'), TEXTS),
  probe('yang without a noun after dari', places.messages, textPair('Porsi dari yang dibayar', 'Share of payments'), TEXTS),
  probe('a sentence of more than 20 words', places.messages, textPair(`${'kata '.repeat(21)}.`, 'Words.'), TEXTS),
  probe('an order from the largest, and a word within another', places.messages, textPair('Dari yang terbesar: profil berkas', 'Briefly')),
  probe('the plural of a term', places.messages, textPair('Jenis pajak', 'Tax types')),
  probe('a text of the specification', places.messages, textPair('Nama file wajib diisi', 'Give the file a name')),
  probe(
    'a key of a profile between quotes',
    places.contract,
    `export const probe = { id: 'Tulis "file" di profil.', en: 'Put "file" there.' };`,
  ),
  probe('two sentences of 20 words', places.messages, textPair(`${'kata '.repeat(19)}kata. ${'kata '.repeat(19)}kata.`, 'Words.')),
];
