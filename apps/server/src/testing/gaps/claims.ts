import type { ExtractKey } from '@pendapa/contracts';
import type { PagePart } from './page-parts.ts';

export type Language = 'id' | 'en';

/** Words of claims about all rows: that there is none, that it holds for all, that one leads. */
const CLAIM_WORDS: Readonly<Record<Language, RegExp>> = {
  id: /\b(tidak ada|tak ada|belum ada|tanpa|tidak satu pun|tak satu pun|semua|seluruh(?:nya)?|setiap|tiap|hanya|ter(?:tinggi|rendah|besar|kecil|banyak|sedikit|tua|panjang|cepat|lama))\b/gi,
  en: /\b(no|none|nobody|nothing|without|never|all|every|each|only|highest|lowest|largest|smallest|most|fewest|oldest|longest|leads?)\b/gi,
};
const ZERO = /(?<![\d.,-])0(?:[.,]0+)?(?![\d.,]*\d)/g;
const WHOLE = /(?<![\d.,])100(?:[.,]0+)? ?%/g;
const FIGURE = /\d[\d.,]*/g;
const MONTH = /(?<=^|[\s(])(?:Jan|Feb|Mar|Apr|Mei|May|Jun|Jul|Agu|Aug|Sep|Okt|Oct|Nov|Des|Dec)[a-z]*(?=[\s,;).]|$)/g;
/** Days and periods of any form: "# # – # # #", "# – # #". */
const DATES = /#(?: (?:– )?#)+/g;

/** The text without its figures and dates: two agencies can say it in the same words. */
const withoutFigures = (text: string): string => text.replaceAll(FIGURE, '#').replaceAll(MONTH, '#').replaceAll(DATES, '#');

/** The claims of a part. Figures are claims only in sentences and cards: a table shows its zeros. */
function claimsOf(part: PagePart, language: Language): readonly string[] {
  if (isEmptyCard(part)) return [];
  const { kind } = part;
  const text = NO_CLAIMS.reduce((rest, form) => rest.replace(form, ''), part.text);
  const words = [...text.matchAll(CLAIM_WORDS[language])].map(([word]) => word.toLowerCase());
  const figures = kind === 'text' ? [] : [...(text.match(ZERO) ? ['0'] : []), ...(text.match(WHOLE) ? ['100%'] : [])];
  return [...new Set([...words, ...figures])];
}

/** Fields of rows that a page may say some rows do not have. */
const FIELDS: Readonly<Record<Language, string>> = {
  id: 'keterangan|tanggal bayar|rencana|target|wilayah|kota|kecamatan|kelurahan|unit|kanal|bank|sektor|kelas|denda|jatuh tempo',
  en: 'payment date|plan|target|region|city|district|ward|unit|channel|bank|sector|class|penalty|due date',
};

/** Texts that say that data are missing. */
const LACKS: Readonly<Record<Language, readonly RegExp[]>> = {
  id: [
    /◐|belum diimpor|perlu data|\bimpor data\b|memerlukan|tidak diketahui|tidak lengkap|tidak disebut|tidak dinyatakan|tidak memuat|tidak dimuat/i,
    /tidak mencantumkan|data yang diimpor tidak menyebutkan|tidak dapat dihitung|sebagian tidak|belum ditentukan|belum tersedia|tanpa rincian|wajib pajak yang dikenal|datanya sudah diimpor|dalam data yang diimpor/i,
    new RegExp(`\\b(?:tanpa|tidak memiliki) (?:${FIELDS.id})\\b`, 'i'),
  ],
  en: [
    /◐|\bnot imported|not in the imported|\bimport (?:payments|objects)\b|\bneeds? (?:the )?data|not known|unknown|incomplete|not stated|does not carry/i,
    /cannot be worked out|have not been imported|imported data do not state|some have none|available yet|no further split|recap without|of known taxpayers|whose data have been imported|in the imported data|\bno [\w ]+ (?:was|were) imported/i,
    new RegExp(`\\b(?:without(?: an?)?|has no|have no) (?:${FIELDS.en})\\b`, 'i'),
    // A label with its figure: a sentence that no unit does something claims it.
    new RegExp(`\\bno (?:${FIELDS.en})(?= (?:Rp|\\d|-)|[,:;.]|$)`, 'i'),
  ],
};

const namesLack = (text: string, language: Language): boolean => LACKS[language].some((words) => words.test(text));

/** Words that look like claims and claim nothing of the rows. */
const NO_CLAIMS: readonly RegExp[] = [
  // The question of a page.
  /^.*\?$/,
  // The chosen filters, one after another.
  /^.*(?:Rentang tanggal: Tahun ini|Date range: This year) · .*$/,
  // The reason for a missing comparison.
  /(?:tidak dibandingkan|not compared)[^.;]*/gi,
  // Names of days and totals that exclude something.
  /tanpa akhir pekan|without weekends|^Tanpa PBB-P2:|^Without PBB-P2:/g,
  // An unknown share: the total beside it holds for all units.
  /Porsi dari seluruh realisasi - dari Rp [\d.,]+ \w+ di semua unit|Share of all revenue - of Rp [\d.,]+ \w+ at all units/g,
  // Names of columns and categories.
  /(?:Collectible arrears|Share of arrears) with no letter issued|^No letter issued(?= Rp)|Aktif, tanpa pembayaran dalam periode|Active, no payment in the period/g,
  // The card itself shows that both figures are the same.
  /(?<=(?<figure>[\d.,]+%) )0[.,]0 (?:poin tetap dari|points unchanged from) \k<figure>/g,
];

/** Stands in place of figures: supported if an extract was left out, never if one cell is blank. */
const NO_FIGURES =
  /Tidak ada data dalam periode dan filter ini|There are no data in this period and filter|Tidak ada angka untuk periode dan filter ini|No figure for this period and filter/g;

/** A card without a figure makes no claim by its name. */
const isEmptyCard = ({ kind, text }: PagePart): boolean => kind === 'card' && / -$/.test(text);

/** Sentences in place of those that need the extract; the other extracts support them. */
const SUPPORTED_WITHOUT: Readonly<Partial<Record<ExtractKey, RegExp>>> = {
  targets: /^(?:.* menyumbang porsi terbesar:|.* has the largest share:) [\d.,]+%\.$/,
  // The agency has no vehicle tax in September and October 2025; with objects another finding comes first.
  objects:
    /^Pajak Kendaraan Bermotor mencapai 0,0% dari rencana Sep – Okt 2025,.*$|^Motor Vehicle Tax reached 0\.0% of the plan of Sept – Oct 2025,.*$/,
};

const withoutSupported = (text: string, missing: ExtractKey): string =>
  text
    .replace(NO_FIGURES, '')
    .replace(SUPPORTED_WITHOUT[missing] ?? /$^/, '')
    .trim();

export interface Comparison {
  /** Extract that was left out: figures of it may be missing. Null if a field is blank. */
  readonly missing: ExtractKey | null;
  /** Gives references one name, whatever the language. */
  readonly canonical: (text: string) => string;
}

/** Claims of a page that the page of the complete agency does not make. */
export function newClaims(
  whole: readonly PagePart[],
  parts: readonly PagePart[],
  language: Language,
  { missing, canonical }: Comparison,
): readonly string[] {
  const wordsOf = (text: string): string => withoutFigures(canonical(text));
  const knownClaims = new Map<string, Set<string>>();
  for (const part of whole) {
    const words = wordsOf(part.text);
    knownClaims.set(words, new Set([...(knownClaims.get(words) ?? []), ...claimsOf(part, language)]));
  }
  return parts.flatMap((part) => {
    if (namesLack(part.text, language)) return [];
    const before = knownClaims.get(wordsOf(part.text));
    const claimingPart = missing === null ? part : { ...part, text: withoutSupported(part.text, missing) };
    const claims = claimsOf(claimingPart, language).filter((claim) => !before?.has(claim));
    return claims.length === 0 ? [] : [`${part.kind} claims ${claims.join(', ')}: ${part.text}`];
  });
}

/** True if the page says that data are missing, in a text that the complete agency's page does not have. */
export function namesMore(whole: readonly PagePart[], parts: readonly PagePart[], language: Language): boolean {
  const wholeTexts = new Set(whole.map(({ text }) => withoutFigures(text)));
  return parts.some(({ text }) => !wholeTexts.has(withoutFigures(text)) && namesLack(text, language));
}
