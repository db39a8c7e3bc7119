import { monthOfName } from '../values/month-names.ts';
import { quarterOf } from '../values/quarter.ts';
import { scaleOfWord } from '../values/scale-words.ts';

/** Words of column names by field, in both languages; the longer ones count more. */
const FIELD_WORDS: Readonly<Record<string, readonly string[]>> = {
  posted: [
    'tanggal',
    'tgl',
    'tanggal bayar',
    'tgl bayar',
    'tanggal buku',
    'tanggal setor',
    'tgl setor',
    'date',
    'payment date',
    'posting date',
    'posted',
    'periode',
    'masa',
    'waktu',
    'tanggal penerimaan',
    'period',
  ],
  month: ['bulan', 'bln', 'month', 'month name', 'nama bulan'],
  year: ['tahun', 'thn', 'year', 'tahun anggaran', 'ta'],
  fiscalYear: ['fiscal year', 'fiscal_year', 'fy', 'tahun fiskal'],
  quarter: ['triwulan', 'tw', 'kuartal', 'quarter', 'kwartal'],
  tax: [
    'pajak',
    'jenis pajak',
    'nama jenis pajak',
    'nama pajak',
    'jenis',
    'uraian',
    'akun',
    'rekening',
    'nama rekening',
    'kode rekening',
    'tax',
    'tax type',
    'tax name',
    'name',
    'sector',
    'jenis pendapatan',
    'jenis penerimaan',
    'jns pajak',
    'mata anggaran',
  ],
  unit: ['unit', 'up3d', 'uppd', 'upt', 'uptd', 'uppdb', 'samsat', 'kantor', 'office', 'unit pelayanan', 'nama unit'],
  region: ['wilayah', 'kecamatan', 'kelurahan', 'kota', 'kabupaten', 'region', 'district', 'city', 'provinsi', 'daerah', 'particulars'],
  channel: ['kanal', 'channel', 'saluran', 'kanal bayar', 'metode bayar', 'cara bayar', 'payment channel'],
  bank: ['bank', 'nama bank', 'bank penerima'],
  amount: [
    'jumlah',
    'nilai',
    'realisasi',
    'penerimaan',
    'nominal',
    'jumlah bayar',
    'total bayar',
    'rupiah',
    'amount',
    'total',
    'collection',
    'collections',
    'revenue',
    'jumlah setor',
    'setoran',
    'bayar',
    'realisasi penerimaan',
    'rp',
  ],
  target: ['target', 'anggaran', 'pagu', 'apbd', 'target apbd', 'budget', 'anggaran perubahan', 'target penerimaan', 'jumlah anggaran'],
  principal: [
    'pokok',
    'pokok pajak',
    'ketetapan',
    'principal',
    'pokok ketetapan',
    'tunggakan',
    'piutang',
    'pokok tunggakan',
    'arrears',
    'sisa piutang',
    'saldo piutang',
    'pokok piutang',
  ],
  penalty: ['denda', 'sanksi', 'bunga', 'penalty', 'sanksi administrasi', 'fine', 'interest'],
  discount: ['potongan', 'diskon', 'pengurangan', 'discount', 'keringanan'],
  id: [
    'ntpd',
    'no bukti',
    'nomor bukti',
    'no transaksi',
    'id transaksi',
    'nomor transaksi',
    'kode bayar',
    'transaction id',
    'id',
    'ntb',
    'no sspd',
    'nomor pembayaran',
    'payment id',
    'kode billing',
  ],
  objectNumber: ['nop', 'nopd', 'no objek', 'nomor objek', 'objek pajak', 'nopol', 'nrkb', 'object id', 'object number', 'object'],
  taxpayer: ['npwpd', 'npwp', 'nomor pokok wajib pajak', 'taxpayer', 'taxpayer id', 'no wp'],
  taxYear: ['tahun pajak', 'tahun ketetapan', 'tax year', 'thn pajak', 'masa tahun'],
  snapshotOn: ['posisi', 'per tanggal', 'snapshot', 'as of', 'tanggal posisi', 'tgl posisi', 'position'],
  dueOn: ['jatuh tempo', 'tgl jatuh tempo', 'tanggal jatuh tempo', 'due date', 'due on', 'due'],
  openedOn: ['tanggal buka', 'tgl daftar', 'tanggal daftar', 'tmt', 'opened on', 'tanggal terdaftar', 'tgl pengukuhan', 'opening date'],
  status: ['status', 'state', 'status objek', 'keterangan status'],
  transactions: ['jumlah transaksi', 'banyak transaksi', 'transaksi', 'transactions', 'frekuensi'],
  documents: [
    'banyak kohir',
    'jumlah kohir',
    'jumlah wp',
    'jumlah objek',
    'lembar',
    'jumlah skpd',
    'banyak sppt',
    'documents',
    'number of documents',
    'jumlah ketetapan',
  ],
  number: ['no', 'nomor', 'no urut', '#', 'nr', 'number'],
};

export const normalizeHeading = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[([](?:rp\.?|idr|usd|php|dalam[^)\]]*|in [^)\]]*|juta|ribu|miliar|rupiah)[)\]]/gi, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

export interface FieldGuess {
  readonly field: string;
  /** 2 for the whole name, 1 for a part of it. */
  readonly weight: number;
}

/** Fields that the name of a column may mean, the best first. */
export function fieldsOfHeading(heading: string): readonly FieldGuess[] {
  const text = normalizeHeading(heading);
  return Object.entries(FIELD_WORDS)
    .flatMap(([field, words]): FieldGuess[] => {
      if (words.includes(text)) return [{ field, weight: 2 + text.length / 100 }];
      const part = words.filter((word) => word.length > 2 && ` ${text} `.includes(` ${word} `)).sort((a, b) => b.length - a.length)[0];
      return part === undefined ? [] : [{ field, weight: 1 + part.length / 100 }];
    })
    .sort((a, b) => b.weight - a.weight);
}

const TAX_WORDS =
  /^(?:pajak |pbjt |retribusi |bea )|^(?:hotel|restoran|hiburan|reklame|parkir|ppj|pju|pbb|pbb p2|bphtb|pkb|bbnkb|pbbkb|pap|pat|pab|rokok|opsen|mblb|walet|air tanah|minerba|perhotelan|makanan|listrik|mineral|bumi dan bangunan|kendaraan)/;
/** True if a text names a local tax. */
export const isTaxName = (text: string): boolean => TAX_WORDS.test(normalizeHeading(text));

const CHANNEL_WORDS =
  /^(?:teller|atm|qris|mobile banking|internet banking|e commerce|gerai|kantor pos|virtual account|edc|tunai|transfer|tokopedia|gopay|indomaret|alfamart)/;
export const isChannelName = (text: string): boolean => CHANNEL_WORDS.test(normalizeHeading(text));

const UNIT_WORDS = /^(?:up3d|uppd|uptd|upt|samsat|suban|suku badan|up ?pppd) /;
export const isUnitName = (text: string): boolean => UNIT_WORDS.test(normalizeHeading(text));

/** Period that a column heading names, such as `Januari`, `Jan 2024`, `2023` or `TW II`. */
export function periodOfHeading(heading: string): { readonly month?: number; readonly quarter?: number; readonly year?: number } | null {
  const text = heading.trim();
  if (/^(?:19|20)\d{2}$/.test(text)) return { year: Number(text) };
  const [, name = text, year] = /^(.*?)[\s_/-]*((?:19|20)\d{2})?$/.exec(text) ?? [];
  const month = monthOfName(name);
  const quarter = /[a-z]/i.test(name) ? quarterOf(name) : null;
  const known = year === undefined ? {} : { year: Number(year) };
  if (month !== null) return { month, ...known };
  return quarter === null ? null : { quarter, ...known };
}

const SCALE = '(ribu|juta|miliar|milyar|triliun|thousand|million|billion|trillion)(?:an|s)?';
const CURRENCY = '(?:rp\\.?|rupiah|idr|usd|php|pesos?|dollars?)';
const SCALE_AFTER_WORD = new RegExp(`\\b(?:dalam|dlm|in|${CURRENCY})\\s+(?:${CURRENCY}\\s+)?${SCALE}\\b`, 'i');
const SCALE_IN_BRACKETS = new RegExp(`[([]${SCALE}(?:\\s+(?:of\\s+)?${CURRENCY})?[)\\]]`, 'i');

/** Factor that a heading or title states: `(dalam juta)`, `Rp juta`, `(Juta Rp)`, `in PHP thousands`. */
export function factorOfHeading(text: string): number | null {
  const match = SCALE_AFTER_WORD.exec(text) ?? SCALE_IN_BRACKETS.exec(text);
  return scaleOfWord(match?.[1] ?? '');
}
