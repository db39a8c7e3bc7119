import type { Texts } from '@pendapa/contracts';

const PAYING_TAXPAYERS = { id: 'Wajib pajak membayar', en: 'Paying taxpayers' };
const REVENUE_PER_TAXPAYER = { id: 'Realisasi per WP', en: 'Revenue per taxpayer' };
const ARREARS_PER_OBJECT = { id: 'Tunggakan per objek', en: 'Arrears per object' };
const SHARE_IN_ARREARS = { id: 'Porsi objek menunggak', en: 'Share in arrears' };
const PAYING_OBJECTS = { id: 'Objek membayar', en: 'Paying tax objects' };

/** Short names of measures on cards, by subject and measure. Tables, files and definitions have the whole name. */
export const CARD_NAMES: Readonly<Record<string, Texts>> = {
  'achievement.planVariance': { id: 'Selisih dari rencana', en: 'Gap to plan' },
  'achievement.realisedToDate': { id: 'Sejak awal tahun', en: 'Year to date' },
  'arrears.averagePerObject': ARREARS_PER_OBJECT,
  'arrears.expiring': { id: 'Kedaluwarsa ≤ 12 bulan', en: 'Lapsing in 12 months' },
  'arrears.netCollectible': { id: 'Diperkirakan tertagih', en: 'Expected collections' },
  'assessments.realisationRate': { id: 'Realisasi ketetapan', en: 'Share of principal paid' },
  'compliance.onTimeFilingRate': { id: 'Pelaporan tepat waktu', en: 'On-time filing rate' },
  'compliance.onTimePaymentRate': { id: 'Lunas tepat waktu', en: 'Paid on time' },
  'compliance.onTimePaymentShare': { id: 'Nilai tepat waktu', en: 'Value paid on time' },
  'compliance.unpaid': { id: 'Kewajiban belum lunas', en: 'Unsettled obligations' },
  'compliance.unpaidAmount': { id: 'Nilai belum dibayar', en: 'Amount unpaid' },
  'debtorFlow.closing': { id: 'Menunggak akhir periode', en: 'In arrears at the end' },
  'debtorFlow.cleared': { id: 'Tidak lagi menunggak', en: 'No longer in arrears' },
  'debtors.averagePerObject': ARREARS_PER_OBJECT,
  'holders.amountPerPayer': REVENUE_PER_TAXPAYER,
  'holders.objects': { id: 'Objek yang dimiliki', en: 'Tax objects held' },
  'holders.objectsInArrearsShare': SHARE_IN_ARREARS,
  'holders.taxpayers': { id: 'Pemilik objek', en: 'Taxpayers with objects' },
  'objectProfiles.objectsInArrearsShare': SHARE_IN_ARREARS,
  'objects.payingObjects': PAYING_OBJECTS,
  'duties.compliantShare': { id: 'Objek lunas seluruhnya', en: 'Fully compliant' },
  'duties.nonPayers': { id: 'Objek belum lunas', en: 'Objects that still owe' },
  'payers.amountPerTaxpayer': REVENUE_PER_TAXPAYER,
  'payers.amount': { id: 'Realisasi wajib pajak', en: 'Revenue from taxpayers' },
  'payers.taxpayers': PAYING_TAXPAYERS,
  'pursuit.overdueSteps': { id: 'Penagihan terlambat', en: 'Late collection letters' },
  'pursuit.untouched': { id: 'Belum ada surat', en: 'No letter issued' },
  'pursuit.untouchedShare': { id: 'Porsi tanpa surat', en: 'Share without a letter' },
  'revenue.amountPerObject': { id: 'Realisasi per objek', en: 'Revenue per object' },
  'revenue.amountPerTaxpayer': REVENUE_PER_TAXPAYER,
  'revenue.digitalTransactionShare': { id: 'Digital (transaksi)', en: 'Digital (transactions)' },
  'revenue.settlementDays': { id: 'Jeda pembukuan (hari)', en: 'Settlement lag (days)' },
  'revenue.payingObjects': PAYING_OBJECTS,
  'revenue.payingTaxpayers': PAYING_TAXPAYERS,
};
