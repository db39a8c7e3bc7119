/** Words that make a label a total at its beginning or end. */
const TOTAL = '(?:sub|grand)?\\s?(?:total|jumlah|jml)(?:nya)?';
const RUNNING = 'kumulatif|akumulasi|akumulatif|cumulative|cum|accumulated|running|ytd|mtd|qtd|year to date|month to date|to date';
const CARRIED = 'pindahan|dipindahkan|brought forward|carried forward|carry forward';
const AVERAGE = 'rata rata|rerata|average';
const ALL = 'seluruhnya|keseluruhan|semuanya|overall';
const CORE = `(?:${TOTAL}|${RUNNING}|${CARRIED}|${AVERAGE}|${ALL})`;

const BEGINS = new RegExp(`^${CORE}(?:$|\\s)`);
const ENDS = new RegExp(`\\s${CORE}$`);
/** `semua pajak`, `all taxes` and `seluruh unit` name no single tax or unit. */
const EVERY =
  /^(?:semua|seluruh|all|every)(?: (?:jenis|the|tipe|kind of))*(?: (?:pajak|retribusi|pendapatan|penerimaan|pad|daerah|unit|upt|uptd|uppd|up3d|samsat|wilayah|kecamatan|kelurahan|kanal|bank|tax|taxes|tax types|units|offices|regions|districts|channels|banks|revenue|revenues|collections|sectors))*$/;

const MONTHS =
  'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|january|february|march|may|june|july|august|october|december';
/** `s.d. bulan lalu`, `sampai dengan Maret` and `up to June` mean cumulative figures. */
const UP_TO = new RegExp(
  `(?:^|\\s)(?:s ?d|sampai dengan|sampai|up to|until|through)\\s(?:dengan )?(?:akhir )?(?:bulan|bln|tanggal|tgl|hari|minggu|triwulan|tw|semester|tahun|month|quarter|date|day|week|year|lalu|ini|last|previous|this|now|sekarang|saat|${MONTHS})(?:$|\\s|\\d)`,
);

/** A quick test that nearly every cell fails. */
const HINT =
  /tot|jumlah|jml|umul|cum|accu|ytd|mtd|qtd|date|\bs\s?[./]?\s?d\b|sampai|up to|until|through|seluruh|semua|\ball\b|every|over|rata|rerata|average|pindah|forward|running/i;
const MAX_LENGTH = 120;

/** Removes accents, numbering (`A.`, `IV.`, `3)`), marks and capitals: `II. JUMLAH :` becomes `jumlah`. */
function normalizeLabel(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^\s*\(?(?:[IVXLC]+|[A-Za-z]|\d{1,3})[.)]\s+/u, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True if a cell labels its row as a total, cumulative sum, carried amount or average, in either language. */
export function isTotalLabel(text: string): boolean {
  if (text.length > MAX_LENGTH || !HINT.test(text.replaceAll('_', ' '))) return false;
  const words = normalizeLabel(text);
  return BEGINS.test(words) || ENDS.test(words) || EVERY.test(words) || UP_TO.test(words);
}

const CUMULATIVE = new RegExp(`(?:^|\\s)(?:${RUNNING})(?:$|\\s)`);

/** True if the name of a column of amounts says that they are cumulative. */
export function isCumulativeName(text: string): boolean {
  const words = normalizeLabel(text);
  return CUMULATIVE.test(words) || UP_TO.test(words);
}

const NUMBER = /^\(?\[?(\d{1,2})[a-z]?\.?\]?\)?$/;
const FORMULA = /^\(?\[?(\d{1,2})\s*[=:]\s*[\d\s+\-–x*×/:()%.,]+\]?\)?$/;

/** True if cells number the columns, as in printed tables: `1 | 2 | 3`, `(1) | (2) | (3=1+2)`. */
export function areColumnNumbers(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length < 2 || filled.length * 2 < cells.length) return false;
  const numbers = filled.map((cell) => Number((NUMBER.exec(cell) ?? FORMULA.exec(cell))?.[1] ?? NaN));
  const first = numbers[0] ?? NaN;
  const counts = (first === 1 || first === 0) && numbers.every((number, index) => number === first + index);
  const marked = filled.some((cell) => /[([=]/.test(cell));
  return counts && (marked || filled.length > 2);
}
