import type { ChangedMonth, ExtractResult, Preview, ProfileProposal, Question, Upload, UploadReceipt, Uploads } from '@pendapa/contracts';

const texts = (id: string, en: string) => ({ id, en });
const IDR = { code: 'IDR', symbol: 'Rp', digits: 0 } as const;

export function uploadOf(overrides: Partial<Upload> = {}): Upload {
  return {
    id: 'u1',
    name: 'realisasi.csv',
    bytes: 2_048,
    sha256: 'a'.repeat(64),
    sentBy: 'siti',
    sentAt: '2026-11-16T02:00:00Z',
    changedAt: '2026-11-16T02:00:00Z',
    step: 'sent',
    progress: null,
    waitsFor: null,
    openQuestions: 0,
    fault: null,
    generation: null,
    takenOut: null,
    mayUndo: false,
    reading: {},
    check: null,
    proposal: null,
    receipt: null,
    ...overrides,
  };
}

export const uploadsOf = (uploads: Uploads['uploads'] = [], overrides: Partial<Uploads> = {}): Uploads => ({
  uploads,
  limits: { bytes: 1_073_741_824, uploads: 20 },
  profiles: [],
  currency: IDR,
  timeZone: 'Asia/Jakarta',
  atWork: null,
  removal: null,
  removalFault: null,
  ...overrides,
});

const previewOf = (amount: string): Preview => ({
  fields: ['tax', 'amount'],
  lines: [
    { line: 1, cells: ['Pajak', 'Jumlah'], read: [] },
    { line: 2, cells: ['Hotel', '250.000'], read: [['HOTEL', amount]] },
    { line: 3, cells: ['Restoran', '40'], read: [['RESTORAN', '40']] },
  ],
});

/** Whether the point of "250.000" is a thousands mark or a decimal mark; no answer is chosen. */
export const MARK_QUESTION: Question = {
  key: 'decimal',
  texts: texts('Apa arti titik pada "250.000"?', 'What does the point in "250.000" mean?'),
  choices: [
    { value: 'thousands', texts: texts('Pemisah ribuan', 'A thousands mark'), sum: '250040', preview: previewOf('250000') },
    { value: 'decimal', texts: texts('Tanda desimal', 'A decimal mark'), sum: '290', preview: previewOf('250') },
  ],
  answer: null,
};

export const YEAR_QUESTION: Question = {
  key: 'year',
  texts: texts('Tahun berapa data ini?', 'Which year are these data of?'),
  choices: [],
  answer: null,
};

export function proposalOf(overrides: Partial<ProfileProposal> = {}): ProfileProposal {
  return {
    file: 'realisasi.csv',
    format: 'CSV',
    extract: 'payments',
    evidence: [{ about: 'format', texts: texts('Format: CSV.', 'The format is CSV.'), against: [] }],
    questions: [MARK_QUESTION],
    columns: [
      { name: 'Pajak', use: 'field', field: 'tax', fields: ['tax', 'unit'], examples: ['Hotel', 'Restoran'] },
      { name: 'Jumlah', use: 'field', field: 'amount', fields: ['amount', 'penalty'], examples: ['250.000', '40'] },
    ],
    fieldNames: {
      tax: texts('Jenis pajak', 'Tax type'),
      unit: texts('Unit pelayanan', 'Service unit'),
      amount: texts('Jumlah uang', 'Amount'),
      penalty: texts('Denda', 'Penalty'),
    },
    codes: [],
    codesFromRows: null,
    profile: null,
    preview: null,
    check: null,
    isReady: false,
    ...overrides,
  };
}

export const changedMonth = (
  tax: string | null,
  month: string,
  gone: readonly [number, string],
  come: readonly [number, string],
): ChangedMonth => ({
  tax,
  taxName: tax === null ? null : texts(`Pajak ${tax}`, `${tax} tax`),
  month,
  gone: { rows: gone[0], amount: gone[1] },
  come: { rows: come[0], amount: come[1] },
});

export function resultOf(overrides: Partial<ExtractResult> = {}): ExtractResult {
  return {
    extract: 'payments',
    period: { from: '2026-09-01', to: '2026-10-31' },
    rows: { read: 12, taken: 10, skipped: 2, accepted: 10, empty: 0 },
    sums: { file: '7000000', before: '90000000', after: '92000000' },
    amounts: { smallest: '100000', median: '500000', largest: '3000000' },
    created: {},
    reconciled: [],
    // September 5,000,000 is replaced by 4,000,000; October adds 3,000,000.
    months: [
      changedMonth('Hotel', '2026-09', [4, '5000000'], [5, '4000000']),
      changedMonth('Hotel', '2026-10', [0, '0'], [2, '1000000']),
      changedMonth('Reklame', '2026-10', [0, '0'], [3, '2000000']),
    ],
    sources: ['payments'],
    ...overrides,
  };
}

export function receiptOf(overrides: Partial<UploadReceipt> = {}): UploadReceipt {
  return {
    name: '20261116T020000Z-1',
    at: '2026-11-16T02:00:00Z',
    outcome: 'checked',
    currency: IDR,
    extracts: [resultOf()],
    warned: { count: 0, rows: 0, listed: [] },
    refused: { count: 0, rows: 0, listed: [] },
    generation: null,
    unchangedSince: null,
    seconds: 2,
    ...overrides,
  };
}
