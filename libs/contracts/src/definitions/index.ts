import { ACHIEVEMENT_DEFINITIONS } from './achievement.ts';
import { ARREARS_DEFINITIONS, DEBTOR_DEFINITIONS } from './arrears.ts';
import { DEBTOR_FLOW_DEFINITIONS, QUALITY_MOVE_DEFINITIONS } from './arrears-moves.ts';
import { ARREARS_FLOW_DEFINITIONS } from './arrears-flow.ts';
import { ASSESSMENT_DEFINITIONS, COLLECTION_DEFINITIONS, ENFORCEMENT_DEFINITIONS } from './assessments.ts';
import { COMPLIANCE_DEFINITIONS } from './compliance.ts';
import { OBLIGATION_DEFINITIONS } from './obligations.ts';
import type { Definition } from './definition.ts';
import { HOLDER_DEFINITIONS } from './holders.ts';
import { PROFILE_DEFINITIONS } from './profiles.ts';
import { PURSUIT_DEFINITIONS } from './pursuit.ts';
import { OBJECTS_MORE, PAYER_DEFINITIONS, TAXPAYER_DEFINITIONS } from './register.ts';
import { COST_DEFINITIONS, PER_CAPITA_DEFINITIONS, REVENUE_MORE } from './revenue.ts';
import { SETTLEMENT_DEFINITIONS } from './settlements.ts';
import type { Texts } from '../texts.ts';
import type { DimensionKey, ExtractKey, MeasureOf, SubjectKey } from '../vocabulary/index.ts';

export type { Definition } from './definition.ts';

const upToCutOff: Texts = {
  id: 'Tanggal pembukuan dalam periode yang dipilih, paling akhir tanggal data.',
  en: 'Posting dates within the chosen period, at the latest the data date.',
};
const atPeriodEnd: Texts = { id: 'Keadaan pada hari terakhir periode.', en: 'As of the last day of the period.' };

export const MEASURE_DEFINITIONS: { readonly [S in SubjectKey]: Readonly<Record<MeasureOf<S>, Definition>> } = {
  revenue: {
    amount: {
      label: { id: 'Realisasi', en: 'Revenue' },
      meaning: { id: 'Penerimaan pajak yang dibukukan, dikurangi pembatalan pembayaran.', en: 'Tax collections posted, net of reversals.' },
      formula: {
        id: 'Jumlah (pokok + denda - potongan) seluruh pembayaran.',
        en: 'Sum of (principal + penalty - discount) of all payments.',
      },
      cutOff: upToCutOff,
    },
    principal: {
      label: { id: 'Pokok', en: 'Principal' },
      meaning: { id: 'Bagian pembayaran untuk pokok pajak.', en: 'The part of payments that settles the tax itself.' },
      formula: { id: 'Jumlah pokok seluruh pembayaran.', en: 'Sum of the principal of all payments.' },
      cutOff: upToCutOff,
    },
    penalty: {
      label: { id: 'Denda', en: 'Penalty' },
      meaning: { id: 'Bagian pembayaran untuk sanksi administratif.', en: 'The part of payments that settles administrative sanctions.' },
      formula: { id: 'Jumlah denda seluruh pembayaran.', en: 'Sum of the penalty of all payments.' },
      cutOff: upToCutOff,
    },
    discount: {
      label: { id: 'Potongan', en: 'Discount' },
      meaning: { id: 'Keringanan yang diberikan saat pembayaran.', en: 'Relief granted at payment.' },
      formula: { id: 'Jumlah potongan seluruh pembayaran.', en: 'Sum of the discounts of all payments.' },
      cutOff: upToCutOff,
    },
    transactions: {
      label: { id: 'Transaksi', en: 'Transactions' },
      meaning: { id: 'Jumlah pembayaran, tanpa yang dibatalkan.', en: 'Number of payments, without reversed ones.' },
      formula: { id: 'Banyaknya pembayaran dikurangi pembatalan.', en: 'Count of payments less reversals.' },
      cutOff: upToCutOff,
    },
    averageValue: {
      label: { id: 'Rata-rata per transaksi', en: 'Average per transaction' },
      meaning: { id: 'Nilai rata-rata satu pembayaran.', en: 'Average value of one payment.' },
      formula: { id: 'Realisasi dibagi jumlah transaksi.', en: 'Revenue divided by transactions.' },
      cutOff: upToCutOff,
    },
    payingObjects: {
      label: { id: 'Objek Pajak membayar', en: 'Paying tax objects' },
      meaning: {
        id: 'Objek Pajak (OP) yang membayar paling sedikit sekali; satu objek dihitung satu kali per periode.',
        en: 'Tax objects that paid at least once; an object counts once per period.',
      },
      formula: { id: 'Banyaknya objek berbeda dengan pembayaran.', en: 'Count of different objects with a payment.' },
      cutOff: upToCutOff,
    },
    ...REVENUE_MORE,
  },
  achievement: ACHIEVEMENT_DEFINITIONS,
  objects: {
    registered: {
      label: { id: 'Objek Pajak terdaftar', en: 'Registered tax objects' },
      meaning: { id: 'Objek Pajak (OP) yang terdaftar dan belum ditutup.', en: 'Tax objects that are registered and not closed.' },
      formula: {
        id: 'Banyaknya objek yang dibuka sampai dan belum ditutup pada tanggal itu.',
        en: 'Count of objects opened by, and not closed on, that day.',
      },
      cutOff: atPeriodEnd,
    },
    ...OBJECTS_MORE,
  },
  costs: COST_DEFINITIONS,
  perCapita: PER_CAPITA_DEFINITIONS,
  taxpayers: TAXPAYER_DEFINITIONS,
  payers: PAYER_DEFINITIONS,
  holders: HOLDER_DEFINITIONS,
  objectProfiles: PROFILE_DEFINITIONS,
  assessments: ASSESSMENT_DEFINITIONS,
  collection: COLLECTION_DEFINITIONS,
  compliance: COMPLIANCE_DEFINITIONS,
  duties: OBLIGATION_DEFINITIONS,
  settlements: SETTLEMENT_DEFINITIONS,
  arrears: ARREARS_DEFINITIONS,
  debtors: DEBTOR_DEFINITIONS,
  arrearsFlow: ARREARS_FLOW_DEFINITIONS,
  enforcement: ENFORCEMENT_DEFINITIONS,
  pursuit: PURSUIT_DEFINITIONS,
  debtorFlow: DEBTOR_FLOW_DEFINITIONS,
  qualityMoves: QUALITY_MOVE_DEFINITIONS,
};

export const DIMENSION_LABELS: Readonly<Record<DimensionKey, Texts>> = {
  day: { id: 'Tanggal', en: 'Day' },
  month: { id: 'Bulan', en: 'Month' },
  year: { id: 'Tahun', en: 'Year' },
  taxType: { id: 'Jenis pajak', en: 'Tax type' },
  taxCategory: { id: 'Kategori pajak', en: 'Tax category' },
  taxSystem: { id: 'Sistem pemungutan', en: 'Assessment system' },
  formerTax: { id: 'Jenis pajak menurut nama lama', en: 'Tax type by its former name' },
  unit: { id: 'Unit pelayanan', en: 'Service unit' },
  city: { id: 'Kota/Kabupaten', en: 'City' },
  district: { id: 'Kecamatan', en: 'District' },
  ward: { id: 'Kelurahan', en: 'Ward' },
  channel: { id: 'Kanal pembayaran', en: 'Payment channel' },
  channelClass: { id: 'Kelas kanal', en: 'Channel class' },
  bank: { id: 'Bank', en: 'Bank' },
  lagDays: { id: 'Jeda pembukuan (hari kerja)', en: 'Settlement lag (working days)' },
  document: { id: 'Jenis ketetapan', en: 'Document' },
  taxYear: { id: 'Tahun pajak', en: 'Tax year' },
  dueBand: { id: 'Besar ketetapan', en: 'Size of assessment' },
  ageMonths: { id: 'Umur (bulan)', en: 'Age (months)' },
  ageBand: { id: 'Umur tunggakan', en: 'Age of arrears' },
  quality: { id: 'Kualitas piutang', en: 'Quality' },
  lapseMonth: { id: 'Bulan kedaluwarsa sejak posisi', en: 'Month of lapse after the snapshot' },
  qualityThen: { id: 'Kualitas di awal', en: 'Quality at the opening' },
  qualityNow: { id: 'Kualitas di akhir', en: 'Quality at the closing' },
  yearsOwed: { id: 'Tahun pajak menunggak', en: 'Tax years owed' },
  debtBand: { id: 'Besar tunggakan', en: 'Size of arrears' },
  firstOwedYear: { id: 'Tahun pertama menunggak', en: 'First year of arrears' },
  missedPeriods: { id: 'Kewajiban belum lunas', en: 'Obligations not settled' },
  lateBand: { id: 'Keterlambatan bayar', en: 'Lateness of payment' },
  monthsSinceDue: { id: 'Bulan sejak jatuh tempo', en: 'Months since due' },
  openedYear: { id: 'Tahun pendaftaran', en: 'Year of registration' },
  stateLastYear: { id: 'Keadaan setahun sebelumnya', en: 'State a year before' },
  stateThisYear: { id: 'Keadaan sekarang', en: 'State now' },
  lastAction: { id: 'Tindakan terakhir', en: 'Last action' },
  actionAge: { id: 'Umur tindakan terakhir', en: 'Age of the last action' },
  nextStep: { id: 'Langkah berikutnya', en: 'Next step' },
  action: { id: 'Tindakan', en: 'Action' },
  result: { id: 'Hasil', en: 'Result' },
  taxpayerKind: { id: 'Jenis wajib pajak', en: 'Kind of taxpayer' },
  sector: { id: 'Lapangan usaha', en: 'Business sector' },
  legalForm: { id: 'Bentuk badan hukum', en: 'Legal form' },
  sizeBand: { id: 'Skala usaha', en: 'Size of business' },
  sex: { id: 'Jenis kelamin', en: 'Sex' },
  ageGroup: { id: 'Kelompok umur', en: 'Age group' },
  residence: { id: 'Kota domisili', en: 'City of residence' },
  transactionsBand: { id: 'Banyaknya transaksi', en: 'Number of transactions' },
  amountBand: { id: 'Besar pembayaran setahun', en: 'Yearly payment' },
  taxTypesPaid: { id: 'Banyaknya jenis pajak', en: 'Number of tax types' },
  objectsHeld: { id: 'Banyaknya objek dimiliki', en: 'Number of objects held' },
  registeredBand: { id: 'Lama terdaftar', en: 'Time since registration' },
  exemptionBand: { id: 'Pembebasan', en: 'Exemption' },
  objectClass: { id: 'Jenis objek', en: 'Kind of object' },
  objectUse: { id: 'Peruntukan', en: 'Use' },
  valueBand: { id: 'Besar dasar pengenaan', en: 'Size of tax base' },
  landBand: { id: 'Luas tanah', en: 'Area of land' },
  buildingBand: { id: 'Luas bangunan', en: 'Area of building' },
};

export { ENTITY_WORDS } from './entities.ts';
export { FIELD_WORDS } from './fields.ts';
export { MEMBER_NAMES, outsideName } from './members.ts';

export const EXTRACT_LABELS: Readonly<Record<ExtractKey, Texts>> = {
  regions: { id: 'Wilayah', en: 'Regions' },
  units: { id: 'Unit pelayanan', en: 'Service units' },
  taxTypes: { id: 'Jenis pajak', en: 'Tax types' },
  taxRules: { id: 'Aturan pajak', en: 'Tax rules' },
  qualityClasses: { id: 'Kualitas piutang', en: 'Receivable quality classes' },
  performanceBands: { id: 'Kriteria kinerja', en: 'Performance bands' },
  channels: { id: 'Kanal pembayaran', en: 'Payment channels' },
  banks: { id: 'Bank', en: 'Banks' },
  bankChannels: { id: 'Pasangan bank dan kanal', en: 'Bank and channel pairs' },
  calendar: { id: 'Kalender kerja', en: 'Working calendar' },
  markedEvents: { id: 'Peristiwa penting', en: 'Marked events' },
  targets: { id: 'Target', en: 'Targets' },
  costs: { id: 'Biaya pemungutan', en: 'Collection costs' },
  taxpayers: { id: 'Wajib pajak', en: 'Taxpayers' },
  objects: { id: 'Objek pajak', en: 'Tax objects' },
  objectEvents: { id: 'Perubahan objek pajak', en: 'Changes of tax objects' },
  assessments: { id: 'Ketetapan', en: 'Assessments' },
  returns: { id: 'SPTPD', en: 'Tax returns' },
  payments: { id: 'Pembayaran', en: 'Payments' },
  arrears: { id: 'Tunggakan', en: 'Arrears' },
  arrearsMovements: { id: 'Mutasi tunggakan', en: 'Movements of arrears' },
  enforcement: { id: 'Tindakan penagihan', en: 'Enforcement actions' },
};
