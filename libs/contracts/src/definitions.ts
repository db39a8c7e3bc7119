import { ARREARS_DEFINITIONS, ARREARS_FLOW_DEFINITIONS, DEBTOR_DEFINITIONS } from './definitions/arrears.ts';
import { ASSESSMENT_DEFINITIONS, COLLECTION_DEFINITIONS, ENFORCEMENT_DEFINITIONS } from './definitions/assessments.ts';
import { COMPLIANCE_DEFINITIONS } from './definitions/compliance.ts';
import { HOLDER_DEFINITIONS } from './definitions/holders.ts';
import { OBJECTS_MORE, PAYER_DEFINITIONS, TAXPAYER_DEFINITIONS } from './definitions/register.ts';
import { COST_DEFINITIONS, PER_CAPITA_DEFINITIONS, REVENUE_MORE } from './definitions/revenue.ts';
import type { Texts } from './texts.ts';
import type { DimensionKey, ExtractKey, MeasureOf, SubjectKey } from './vocabulary.ts';

/** What a measure means, in words; the same texts stand behind every definition button and in the data dictionary. */
export interface Definition {
  readonly label: Texts;
  readonly meaning: Texts;
  /** How it is computed. */
  readonly formula: Texts;
  /** Of a quotient. */
  readonly numerator?: Texts;
  readonly denominator?: Texts;
  readonly cutOff: Texts;
}

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
    amountPerObject: {
      label: { id: 'Realisasi per Objek Pajak', en: 'Revenue per paying object' },
      meaning: { id: 'Nilai rata-rata yang dibayar satu objek.', en: 'Average amount that one object paid.' },
      formula: {
        id: 'Realisasi yang tercatat pada objek dibagi Objek Pajak membayar.',
        en: 'Revenue recorded on objects divided by paying tax objects.',
      },
      cutOff: upToCutOff,
    },
    ...REVENUE_MORE,
  },
  achievement: {
    realised: {
      label: { id: 'Realisasi', en: 'Actual' },
      meaning: { id: 'Penerimaan pajak yang dibukukan dalam periode.', en: 'Tax collections posted in the period.' },
      formula: {
        id: 'Jumlah (pokok + denda - potongan) seluruh pembayaran.',
        en: 'Sum of (principal + penalty - discount) of all payments.',
      },
      cutOff: upToCutOff,
    },
    target: {
      label: { id: 'Target', en: 'Target' },
      meaning: {
        id: 'Target setahun menurut versi yang dipilih; bawaan: versi yang berlaku pada tanggal data.',
        en: 'Target of the year in the chosen version; by default the one in force on the data date.',
      },
      formula: { id: 'Jumlah target setahun.', en: 'Sum of the annual targets.' },
      cutOff: { id: 'Tahun tempat periode berakhir.', en: 'The year in which the period ends.' },
    },
    targetApbd: {
      label: { id: 'Target APBD', en: 'APBD target' },
      meaning: { id: 'Target setahun menurut APBD murni.', en: 'Annual target of the original budget.' },
      formula: { id: 'Jumlah target APBD setahun.', en: 'Sum of the annual APBD targets.' },
      cutOff: { id: 'Tahun tempat periode berakhir.', en: 'The year in which the period ends.' },
    },
    targetApbdp: {
      label: { id: 'Target APBDP', en: 'APBDP target' },
      meaning: { id: 'Target setahun menurut APBD Perubahan.', en: 'Annual target of the revised budget.' },
      formula: { id: 'Jumlah target APBDP setahun.', en: 'Sum of the annual APBDP targets.' },
      cutOff: { id: 'Tahun tempat periode berakhir.', en: 'The year in which the period ends.' },
    },
    plan: {
      label: { id: 'Rencana kas', en: 'Plan to date' },
      meaning: {
        id: 'Bagian target yang direncanakan masuk sampai akhir periode.',
        en: 'The part of the target planned to arrive by the end of the period.',
      },
      formula: {
        id: 'Jumlah rencana bulanan; bulan berjalan dihitung menurut porsi hari kerja (Senin-Jumat).',
        en: 'Sum of the monthly plan; the running month in proportion to its weekdays (Monday to Friday).',
      },
      cutOff: upToCutOff,
    },
    achievement: {
      label: { id: 'Pencapaian', en: 'Achievement' },
      meaning: { id: 'Seberapa besar target setahun sudah tercapai.', en: 'How much of the annual target is reached.' },
      formula: { id: 'Realisasi dibagi target setahun.', en: 'Actual divided by the annual target.' },
      cutOff: upToCutOff,
    },
    planAchievement: {
      label: { id: 'Capaian terhadap rencana', en: 'Achievement against plan' },
      meaning: {
        id: 'Realisasi dibandingkan rencana kas sampai tanggal yang sama.',
        en: 'Actual compared with the plan up to the same date.',
      },
      formula: { id: 'Realisasi dibagi rencana kas.', en: 'Actual divided by plan to date.' },
      cutOff: upToCutOff,
    },
    planVariance: {
      label: { id: 'Selisih terhadap rencana', en: 'Variance to plan' },
      meaning: { id: 'Kelebihan atau kekurangan terhadap rencana kas.', en: 'Surplus or shortfall against the plan.' },
      formula: { id: 'Realisasi dikurangi rencana kas.', en: 'Actual less plan to date.' },
      cutOff: upToCutOff,
    },
    remaining: {
      label: { id: 'Sisa target', en: 'Remaining target' },
      meaning: { id: 'Yang masih harus diterima sampai akhir tahun.', en: 'What is still to be collected by the end of the year.' },
      formula: { id: 'Target setahun dikurangi realisasi, paling sedikit 0.', en: 'Annual target less actual, at least 0.' },
      cutOff: upToCutOff,
    },
  },
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
  assessments: ASSESSMENT_DEFINITIONS,
  collection: COLLECTION_DEFINITIONS,
  compliance: COMPLIANCE_DEFINITIONS,
  arrears: ARREARS_DEFINITIONS,
  debtors: DEBTOR_DEFINITIONS,
  arrearsFlow: ARREARS_FLOW_DEFINITIONS,
  enforcement: ENFORCEMENT_DEFINITIONS,
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
  document: { id: 'Jenis ketetapan', en: 'Document' },
  taxYear: { id: 'Tahun pajak', en: 'Tax year' },
  dueBand: { id: 'Besar ketetapan', en: 'Size of assessment' },
  ageMonths: { id: 'Umur (bulan)', en: 'Age (months)' },
  ageBand: { id: 'Umur tunggakan', en: 'Age of arrears' },
  quality: { id: 'Kualitas piutang', en: 'Quality' },
  yearsOwed: { id: 'Tahun pajak menunggak', en: 'Tax years owed' },
  debtBand: { id: 'Besar tunggakan', en: 'Size of arrears' },
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
  objectClass: { id: 'Jenis objek', en: 'Kind of object' },
  objectUse: { id: 'Peruntukan', en: 'Use' },
  valueBand: { id: 'Besar dasar pengenaan', en: 'Size of tax base' },
};

export { ENTITY_WORDS } from './definitions/entities.ts';
export { FIELD_WORDS } from './definitions/fields.ts';
export { MEMBER_NAMES } from './definitions/members.ts';

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
