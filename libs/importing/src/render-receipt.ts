import type { Currency, Language, Texts } from '@pendapa/contracts';
import { EXTRACT_LABELS } from '@pendapa/contracts/definitions';
import { sayFinding } from './import-refused.ts';
import type { Receipt, ReceiptFindings } from './receipt.ts';
import { plainAmount } from './values/amount.ts';

const OUTCOMES: Readonly<Record<Receipt['outcome'], Texts>> = {
  published: { id: 'Diterbitkan', en: 'Published' },
  checked: { id: 'Diperiksa, tidak diterbitkan', en: 'Checked, not published' },
  unchanged: { id: 'Tidak ada yang berubah: berkas ini sudah diimpor', en: 'Nothing changed: these files were imported before' },
  refused: { id: 'Ditolak; data yang disajikan tidak berubah', en: 'Refused; what is served has not changed' },
};

const WORDS = {
  outcome: { id: 'Hasil', en: 'Outcome' },
  at: { id: 'Waktu (UTC)', en: 'Time (UTC)' },
  extract: { id: 'Ekstrak', en: 'Extract' },
  source: { id: 'Sumber', en: 'Source' },
  file: { id: 'Berkas', en: 'File' },
  checksum: { id: 'Checksum (sha256)', en: 'Checksum (sha256)' },
  read: { id: 'Baris dibaca', en: 'Rows read' },
  taken: { id: 'Baris diambil', en: 'Rows taken' },
  skipped: { id: 'Baris dilewati oleh syarat', en: 'Rows left out by the conditions' },
  accepted: { id: 'Baris diterima', en: 'Rows accepted' },
  empty: { id: 'Sel kosong (tanpa nilai, bukan 0)', en: 'Empty cells (no value, not 0)' },
  warned: { id: 'Peringatan', en: 'Warnings' },
  refused: { id: 'Temuan yang ditolak', en: 'Refusals' },
  period: { id: 'Masa', en: 'Period' },
  replaced: { id: 'Masa yang diganti', en: 'Replaced period' },
  sum: { id: 'Jumlah dalam berkas', en: 'Sum of the file' },
  before: { id: 'Jumlah sebelum', en: 'Sum before' },
  after: { id: 'Jumlah sesudah', en: 'Sum after' },
  stored: { id: 'Baris tersimpan sebelum dan sesudah', en: 'Stored rows before and after' },
  created: { id: 'Kode baru', en: 'New codes' },
  control: { id: 'Baris kontrol', en: 'Control rows' },
  generation: { id: 'Generasi', en: 'Generation' },
  since: { id: 'Diimpor sebelumnya (UTC)', en: 'Imported before (UTC)' },
  seconds: { id: 'Lama (detik)', en: 'Duration (seconds)' },
} as const satisfies Record<string, Texts>;

const MARKS = { id: { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } } as const;

const grouped = (digits: string, language: Language): string => digits.replace(/\B(?=(\d{3})+$)/g, MARKS[language].thousands);

/** Exact, with the marks of the language: -1234567n in dollars is `USD -12.345,67` in Indonesian. */
function money(minor: string, { code, digits }: Currency, language: Language): string {
  const plain = plainAmount(BigInt(minor), digits);
  const [whole = '', fraction] = plain.replace('-', '').split('.');
  const number = `${grouped(whole, language)}${fraction === undefined ? '' : MARKS[language].decimal + fraction}`;
  return `${code} ${plain.startsWith('-') ? '-' : ''}${number}`;
}

type Line = readonly [keyof typeof WORDS, string];

function counts({ rows, stored }: Receipt, language: Language): Line[] {
  const number = (value: number) => grouped(String(value), language);
  return [
    ['read', number(rows.read)],
    ['taken', number(rows.taken)],
    ['skipped', number(rows.skipped)],
    ['accepted', number(rows.accepted)],
    ['empty', number(rows.empty)],
    ['stored', `${number(stored.before)} / ${stored.after === null ? '-' : number(stored.after)}`],
  ];
}

function sums({ sums: { file, before, after }, currency }: Receipt, language: Language): Line[] {
  const said = (value: string | null) => (value === null ? '-' : money(value, currency, language));
  if (file === null) return [];
  return [
    ['sum', said(file)],
    ['before', said(before)],
    ['after', said(after)],
  ];
}

function reconciled({ reconciled: results, currency }: Receipt, language: Language): Line[] {
  return results.map(({ name, periods, equal, tolerated, different, rows, control }) => {
    const [left, right] = [money(rows, currency, language), money(control, currency, language)];
    const text = {
      id: `"${name}": ${equal} dari ${periods} masa sama, ${tolerated} dalam toleransi, ${different} berbeda; baris ${left}, kontrol ${right}`,
      en: `"${name}": ${equal} of ${periods} periods equal, ${tolerated} within the tolerance, ${different} different; rows ${left}, control ${right}`,
    };
    return ['control', text[language]] as const;
  });
}

function lines(receipt: Receipt, language: Language): Line[] {
  const { period, replaced, created, generation, unchangedSince } = receipt;
  const fresh = Object.entries(created).map(([table, count]) => `${table} ${grouped(String(count), language)}`);
  return [
    ['outcome', OUTCOMES[receipt.outcome][language]],
    ['at', receipt.at],
    ['extract', `${EXTRACT_LABELS[receipt.extract][language]} (${receipt.profile})`],
    ['source', receipt.source],
    ...receipt.files.map(({ name, bytes }) => ['file', `${name} (${grouped(String(bytes), language)} byte)`] as const),
    ['checksum', receipt.sha256],
    ...(unchangedSince === null ? [...counts(receipt, language), ...sums(receipt, language)] : ([['since', unchangedSince]] as const)),
    ...(period ? ([['period', `${period.from} - ${period.to}`]] as const) : []),
    ...(replaced ? ([['replaced', `${replaced.from} - ${replaced.to}`]] as const) : []),
    ...(fresh.length > 0 ? ([['created', fresh.join(', ')]] as const) : []),
    ...reconciled(receipt, language),
    ['warned', grouped(String(receipt.warned.count), language)],
    ['refused', grouped(String(receipt.refused.count), language)],
    ...(generation === null ? [] : ([['generation', String(generation)]] as const)),
    ['seconds', String(receipt.seconds).replace('.', MARKS[language].decimal)],
  ];
}

function listed(title: Texts, { count, listed: findings }: ReceiptFindings, language: Language): string[] {
  if (count === 0) return [];
  const more = { id: `  ... dan ${count - findings.length} lagi`, en: `  ... and ${count - findings.length} more` }[language];
  return [
    '',
    `${title[language]}:`,
    ...findings.map((finding) => `  ${sayFinding(finding, language)}`),
    ...(count > findings.length ? [more] : []),
  ];
}

/** The receipt as text for a terminal; every finding that the receipt lists is in it. */
export function renderReceipt(receipt: Receipt, language: Language): string {
  const rows = lines(receipt, language).map(([key, value]) => [WORDS[key][language], value] as const);
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    ...rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`),
    ...listed(WORDS.refused, receipt.refused, language),
    ...listed(WORDS.warned, receipt.warned, language),
    '',
  ].join('\n');
}
