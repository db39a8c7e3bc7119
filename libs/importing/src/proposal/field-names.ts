import type { ExtractKey, Texts } from '@pendapa/contracts';

const texts = (id: string, en: string): Texts => ({ id, en });

/** Names of the fields that a column may be. */
export const COLUMN_FIELD_NAMES = {
  posted: texts('Tanggal', 'Day'),
  month: texts('Bulan', 'Month'),
  year: texts('Tahun', 'Year'),
  fiscalYear: texts('Tahun anggaran', 'Fiscal year'),
  quarter: texts('Triwulan', 'Quarter'),
  tax: texts('Jenis pajak', 'Tax type'),
  unit: texts('Unit pelayanan', 'Service unit'),
  region: texts('Wilayah', 'Region'),
  channel: texts('Kanal pembayaran', 'Payment channel'),
  bank: texts('Bank', 'Bank'),
  amount: texts('Jumlah', 'Amount'),
  target: texts('Target', 'Target'),
  principal: texts('Pokok', 'Principal'),
  penalty: texts('Denda', 'Penalty'),
  discount: texts('Potongan', 'Discount'),
  id: texts('Nomor transaksi', 'Transaction number'),
  objectNumber: texts('Nomor objek pajak', 'Object number'),
  taxYear: texts('Tahun pajak', 'Tax year'),
  snapshotOn: texts('Tanggal posisi', 'Day of the snapshot'),
  dueOn: texts('Jatuh tempo', 'Due date'),
  openedOn: texts('Tanggal daftar', 'Day of registration'),
  status: texts('Status objek', 'State of the object'),
  transactions: texts('Jumlah transaksi', 'Number of transactions'),
  documents: texts('Jumlah ketetapan', 'Number of documents'),
} as const satisfies Readonly<Record<string, Texts>>;

/** Names of all fields of a proposal's rows: those of columns, and those that it fills itself. */
export const FIELD_NAMES = {
  ...COLUMN_FIELD_NAMES,
  object: texts('Objek pajak', 'Tax object'),
  version: texts('Versi target', 'Version of the target'),
  effectiveFrom: texts('Berlaku sejak', 'In force from'),
  updatedOn: texts('Tanggal pembaruan', 'Day of the update'),
  taxpayer: texts('NPWPD', 'Taxpayer number'),
  period: texts('Bulan atau tahun', 'Month or year'),
} as const satisfies Readonly<Record<string, Texts>>;

/** Name of a field; its key if it has none. */
export const fieldTexts = (field: string): Texts => Object.entries(FIELD_NAMES).find(([key]) => key === field)?.[1] ?? texts(field, field);

export type ProposedField = keyof typeof COLUMN_FIELD_NAMES;

const PERIOD = ['posted', 'month', 'year', 'fiscalYear', 'quarter'] as const;
const CODES = ['tax', 'unit', 'channel', 'bank'] as const;

/** Fields that a proposal reads, by extract. */
const FIELDS: Readonly<Partial<Record<ExtractKey, readonly ProposedField[]>>> = {
  payments: [...PERIOD, ...CODES, 'region', 'amount', 'target', 'principal', 'penalty', 'discount', 'id', 'transactions'],
  targets: ['year', 'tax', 'unit', 'amount', 'target'],
  arrears: ['snapshotOn', 'dueOn', 'taxYear', 'year', ...CODES, 'amount', 'principal', 'penalty', 'documents'],
  objects: ['objectNumber', 'tax', 'region', 'openedOn', 'status'],
};

/** Fields that columns may be; all while the extract is not known. */
export const fieldsOfExtract = (extract: ExtractKey | null): readonly ProposedField[] =>
  (extract && FIELDS[extract]) ?? (Object.keys(COLUMN_FIELD_NAMES) as readonly ProposedField[]);
