import type { PagePart } from './page-parts.ts';

export type Language = 'id' | 'en';

/** Words that claim something of all rows: that there is none, that it holds for all, that one leads. */
const CLAIM_WORDS: Readonly<Record<Language, RegExp>> = {
  id: /\b(tidak ada|tak ada|belum ada|tanpa|tidak satu pun|tak satu pun|semua|seluruh(?:nya)?|setiap|tiap|hanya|ter(?:tinggi|rendah|besar|kecil|banyak|sedikit|tua|panjang|cepat|lama))\b/gi,
  en: /\b(no|none|nobody|nothing|without|never|all|every|each|only|highest|lowest|largest|smallest|most|fewest|oldest|longest|leads?)\b/gi,
};
const ZERO = /(?<![\d.,-])0(?:[.,]0+)?(?![\d.,]*\d)/g;
const WHOLE = /(?<![\d.,])100(?:[.,]0+)? ?%/g;
const FIGURE = /\d[\d.,]*/g;

/** The text without its figures: what two agencies say in the same words. */
const wordsOf = (text: string): string => text.replaceAll(FIGURE, '#');

/** The claims of a part. Figures are claims in sentences and cards alone: a table has its zeros in their places. */
function claimsOf({ kind, text }: PagePart, language: Language): readonly string[] {
  const words = [...text.matchAll(CLAIM_WORDS[language])].map(([word]) => word.toLowerCase());
  const figures = kind === 'text' ? [] : [...(text.match(ZERO) ? ['0'] : []), ...(text.match(WHOLE) ? ['100%'] : [])];
  return [...new Set([...words, ...figures])];
}

/** Words by which a page says that something lacks. */
const LACKS: Readonly<Record<Language, readonly RegExp[]>> = {
  id: [
    /◐|belum diimpor|perlu data|memerlukan|tidak diketahui|tidak lengkap|tidak disebut|tidak dinyatakan|tidak memuat|tidak dimuat|tidak mencantumkan|tidak memiliki|tidak dapat dihitung|sebagian tidak/i,
    /tanpa (?:keterangan|tanggal bayar|rencana|wilayah|kecamatan|kelurahan|unit|kanal|bank|sektor|kelas)/i,
    /belum ditentukan|belum tersedia|\d[\d.]* (?:dari [\d.]+ )?\S+ tanpa/i,
  ],
  en: [
    /◐|imported|needs? |not known|unknown|incomplete|not stated|does not carry|cannot be worked out|some have none|has no |have no |not in the imported|available yet/i,
    /\bno (?:payment date|plan|target|region|district|ward|unit|channel|bank|sector|class)\b/i,
    /[\d,]+ (?:of [\d,]+ )?\S+ without/i,
  ],
};

const namesLack = (text: string, language: Language): boolean => LACKS[language].some((words) => words.test(text));

/** Claims that the rows of every agency support, with the reason. */
const SUPPORTED: readonly RegExp[] = [
  // The question of a page claims nothing.
  /\?$/,
  // A card without a figure: its name is no claim.
  / -$/,
  // In place of figures that are not there.
  /^(?:Tidak ada data dalam periode dan filter ini|There are no data in this period and filter)\.$/,
  / - (?:Tidak ada angka untuk periode dan filter ini|No figure for this period and filter)$/,
  // Why nothing is compared.
  /Tidak dibandingkan|Not compared/,
  // Days that are not counted, and the total without one tax, are what they are called.
  /tanpa akhir pekan|without weekends|^Tanpa PBB-P2:|^Without PBB-P2:/,
];

/** Claims of a page that the page of the whole agency does not make in these words. */
export function newClaims(whole: readonly PagePart[], parts: readonly PagePart[], language: Language): readonly string[] {
  const known = new Map<string, Set<string>>();
  for (const part of whole) {
    const claims = known.get(wordsOf(part.text)) ?? new Set();
    for (const claim of claimsOf(part, language)) claims.add(claim);
    known.set(wordsOf(part.text), claims);
  }
  return parts.flatMap((part) => {
    if (namesLack(part.text, language) || SUPPORTED.some((form) => form.test(part.text))) return [];
    const before = known.get(wordsOf(part.text));
    const claims = claimsOf(part, language).filter((claim) => !before?.has(claim));
    return claims.length === 0 ? [] : [`${part.kind} claims ${claims.join(', ')}: ${part.text}`];
  });
}

/** True if the page names a lack in words that the page of the whole agency does not use. */
export function namesMore(whole: readonly PagePart[], parts: readonly PagePart[], language: Language): boolean {
  const known = new Set(whole.map(({ text }) => wordsOf(text)));
  return parts.some(({ text }) => !known.has(wordsOf(text)) && namesLack(text, language));
}
