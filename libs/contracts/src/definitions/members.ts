import type { Texts } from '../texts.ts';
import { NOT_APPLICABLE, type DimensionKey } from '../vocabulary/index.ts';
import { texts } from './words.ts';

const OBLIGATION_STATES = {
  compliant: texts('Lunas tepat waktu', 'Settled on time'),
  late: texts('Lunas, sebagian terlambat', 'Settled, some of it late'),
  none: texts('Belum seluruhnya lunas', 'Not all settled'),
};

const OF_FIRMS = { [NOT_APPLICABLE]: texts('Tidak berlaku (Orang Pribadi)', 'Not applicable (individuals)') };
const QUALITIES = {
  current: texts('Lancar', 'Performing'),
  substandard: texts('Kurang lancar', 'Substandard'),
  doubtful: texts('Diragukan', 'Doubtful'),
  loss: texts('Macet', 'Loss'),
};
const LAPSE_MONTHS: Readonly<Record<string, Texts>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => String(index + 1)).map((month) => [
    month.padStart(2, '0'),
    texts(`Bulan ke-${month}`, `Month ${month}`),
  ]),
);
const ACTIONS = {
  reminder: texts('Imbauan', 'Reminder'),
  warning: texts('Surat teguran', 'Warning letter'),
  warrant: texts('Surat paksa', 'Distress warrant'),
  seizure: texts('Penyitaan', 'Seizure'),
};
/** Name of a residence outside the cities of the province. */
export const outsideName = (code: string): Texts => texts(`Luar provinsi (${code})`, `Outside the province (${code})`);
const OF_PEOPLE = { [NOT_APPLICABLE]: texts('Tidak berlaku (Badan)', 'Not applicable (corporate)') };

const AREAS = {
  '00000': texts('0 m²', '0 m²'),
  '00001': texts('Di bawah 50 m²', 'Under 50 m²'),
  '00050': texts('50 sampai di bawah 100 m²', '50 to under 100 m²'),
  '00100': texts('100 sampai di bawah 200 m²', '100 to under 200 m²'),
  '00200': texts('200 sampai di bawah 500 m²', '200 to under 500 m²'),
  '00500': texts('500 sampai di bawah 1.000 m²', '500 to under 1,000 m²'),
  '01000': texts('1.000 sampai di bawah 2.000 m²', '1,000 to under 2,000 m²'),
  '02000': texts('2.000 sampai di bawah 5.000 m²', '2,000 to under 5,000 m²'),
  '05000': texts('5.000 sampai di bawah 10.000 m²', '5,000 to under 10,000 m²'),
  '10000': texts('10.000 m² ke atas', '10,000 m² and over'),
  [NOT_APPLICABLE]: texts('Tidak berlaku (bukan tanah dan bangunan)', 'Not applicable (neither land nor building)'),
};

/** Names of the codes of closed lists; codes of other dimensions are named by the agency's own tables. */
export const MEMBER_NAMES = {
  channelClass: {
    digital: texts('Digital', 'Digital'),
    semi: texts('Semidigital', 'Semi-digital'),
    transfer: texts('Transfer', 'Transfer'),
  },
  taxSystem: {
    official: texts('Ditetapkan', 'Officially assessed'),
    self: texts('Dihitung sendiri', 'Self-assessed'),
    transfer: texts('Transfer pusat', 'Central transfer'),
  },
  taxpayerKind: { individual: texts('Orang Pribadi', 'Individual'), corporate: texts('Badan', 'Corporate') },
  sex: { F: texts('Perempuan', 'Female'), M: texts('Laki-laki', 'Male'), ...OF_PEOPLE },
  legalForm: OF_FIRMS,
  sizeBand: {
    micro: texts('Mikro', 'Micro'),
    small: texts('Kecil', 'Small'),
    medium: texts('Menengah', 'Medium'),
    large: texts('Besar', 'Large'),
    ...OF_FIRMS,
  },
  ageGroup: {
    '00-24': texts('Di bawah 25 tahun', 'Under 25 years'),
    '25-34': texts('25-34 tahun', '25-34 years'),
    '35-44': texts('35-44 tahun', '35-44 years'),
    '45-54': texts('45-54 tahun', '45-54 years'),
    '55-64': texts('55-64 tahun', '55-64 years'),
    '65+': texts('65 tahun ke atas', '65 years and over'),
    ...OF_PEOPLE,
  },
  sector: {
    A: texts('Pertanian, kehutanan, dan perikanan', 'Agriculture, forestry and fishing'),
    B: texts('Pertambangan dan penggalian', 'Mining and quarrying'),
    C: texts('Industri pengolahan', 'Manufacturing'),
    D: texts('Listrik, gas, uap, dan udara dingin', 'Electricity, gas, steam and air conditioning'),
    E: texts('Air, air limbah, dan pengelolaan sampah', 'Water, sewerage and waste management'),
    F: texts('Konstruksi', 'Construction'),
    G: texts('Perdagangan, reparasi kendaraan', 'Trade, repair of vehicles'),
    H: texts('Pengangkutan dan pergudangan', 'Transport and storage'),
    I: texts('Akomodasi dan makan minum', 'Accommodation and food services'),
    J: texts('Informasi dan komunikasi', 'Information and communication'),
    K: texts('Keuangan dan asuransi', 'Finance and insurance'),
    L: texts('Real estat', 'Real estate'),
    M: texts('Jasa profesional, ilmiah, dan teknis', 'Professional, scientific and technical services'),
    N: texts('Persewaan, ketenagakerjaan, agen perjalanan, penunjang usaha', 'Rental, employment, travel and business support'),
    O: texts('Administrasi pemerintahan', 'Public administration'),
    P: texts('Pendidikan', 'Education'),
    Q: texts('Kesehatan dan kegiatan sosial', 'Health and social work'),
    R: texts('Kesenian, hiburan, dan rekreasi', 'Arts, entertainment and recreation'),
    S: texts('Jasa lainnya', 'Other services'),
    T: texts('Jasa perorangan rumah tangga', 'Activities of households'),
    U: texts('Badan internasional', 'International bodies'),
    ...OF_FIRMS,
  },
  document: {
    SPPT: texts('Surat Pemberitahuan Pajak Terutang (SPPT)', 'Tax due notice (SPPT)'),
    SKPD: texts('Surat Ketetapan Pajak Daerah (SKPD)', 'Assessment notice (SKPD)'),
    SKKP: texts('Surat Ketetapan Kewajiban Pembayaran (SKKP)', 'Payment obligation notice for vehicles (SKKP)'),
    SKPDKB: texts('Surat Ketetapan Pajak Daerah Kurang Bayar (SKPDKB)', 'Underpayment assessment (SKPDKB)'),
    SKPDKBT: texts('Surat Ketetapan Pajak Daerah Kurang Bayar Tambahan (SKPDKBT)', 'Additional underpayment assessment (SKPDKBT)'),
    STPD: texts('Surat Tagihan Pajak Daerah (STPD)', 'Collection notice (STPD)'),
    SKPDN: texts('Surat Ketetapan Pajak Daerah Nihil (SKPDN)', 'Nil assessment (SKPDN)'),
    SKPDLB: texts('Surat Ketetapan Pajak Daerah Lebih Bayar (SKPDLB)', 'Overpayment assessment (SKPDLB)'),
  },
  ageBand: {
    '0-1': texts('Di bawah 1 tahun', 'Under 1 year'),
    '1-2': texts('1 sampai di bawah 2 tahun', '1 to under 2 years'),
    '2-3': texts('2 sampai di bawah 3 tahun', '2 to under 3 years'),
    '3-5': texts('3 sampai di bawah 5 tahun', '3 to under 5 years'),
    '5+': texts('5 tahun ke atas', '5 years or older'),
  },
  quality: QUALITIES,
  qualityThen: { ...QUALITIES, new: texts('Belum menunggak', 'Not in arrears yet') },
  qualityNow: { ...QUALITIES, gone: texts('Lunas atau dihapuskan', 'Paid or written off') },
  lapseMonth: LAPSE_MONTHS,
  yearsOwed: {
    '1': texts('1 tahun pajak', '1 tax year'),
    '2': texts('2 tahun pajak', '2 tax years'),
    '3': texts('3 tahun pajak', '3 tax years'),
    '4': texts('4 tahun pajak', '4 tax years'),
    '5': texts('5 tahun pajak atau lebih', '5 tax years or more'),
  },
  lagDays: {
    '0': texts('Hari yang sama', 'Same day'),
    '1': texts('1 hari kerja', '1 working day'),
    '2': texts('2 hari kerja', '2 working days'),
    '3-5': texts('3-5 hari kerja', '3-5 working days'),
    '6+': texts('6 hari kerja atau lebih', '6 working days or more'),
    [NOT_APPLICABLE]: texts('Tidak berlaku (pembatalan)', 'Not applicable (reversals)'),
  },
  transactionsBand: {
    '01': texts('1 transaksi', '1 transaction'),
    '02': texts('2 transaksi', '2 transactions'),
    '03-05': texts('3-5 transaksi', '3-5 transactions'),
    '06-12': texts('6-12 transaksi', '6-12 transactions'),
    '13+': texts('13 transaksi atau lebih', '13 transactions or more'),
  },
  taxTypesPaid: {
    '1': texts('1 jenis pajak', '1 tax type'),
    '2': texts('2 jenis pajak', '2 tax types'),
    '3': texts('3 jenis pajak atau lebih', '3 tax types or more'),
  },
  objectsHeld: {
    '1': texts('1 objek', '1 object'),
    '2': texts('2 objek', '2 objects'),
    '3-5': texts('3-5 objek', '3-5 objects'),
    '6+': texts('6 objek atau lebih', '6 objects or more'),
  },
  registeredBand: {
    '00-00': texts('Di bawah 1 tahun', 'Under 1 year'),
    '01-02': texts('1-2 tahun', '1-2 years'),
    '03-04': texts('3-4 tahun', '3-4 years'),
    '05-09': texts('5-9 tahun', '5-9 years'),
    '10-19': texts('10-19 tahun', '10-19 years'),
    '20+': texts('20 tahun ke atas', '20 years and over'),
  },
  exemptionBand: {
    full: texts('Dibebaskan seluruhnya', 'Fully exempt'),
    partial: texts('Dibebaskan sebagian', 'Partly exempt'),
    none: texts('Tidak dibebaskan', 'Not exempt'),
    [NOT_APPLICABLE]: texts('Tanpa ketetapan', 'Without an assessment'),
  },
  landBand: AREAS,
  buildingBand: AREAS,
  missedPeriods: {
    '0': texts('Lunas semua', 'All settled'),
    '1': texts('1 belum lunas', '1 not settled'),
    '2': texts('2 belum lunas', '2 not settled'),
    '3+': texts('3 atau lebih belum lunas', '3 or more not settled'),
  },
  lateBand: {
    '00': texts('Tepat waktu', 'On time'),
    '01-10': texts('Terlambat 1-10 hari', '1-10 days late'),
    '11-30': texts('Terlambat 11-30 hari', '11-30 days late'),
    '31-90': texts('Terlambat 31-90 hari', '31-90 days late'),
    '91+': texts('Terlambat lebih dari 90 hari', 'More than 90 days late'),
    open: texts('Belum lunas', 'Not settled'),
  },
  stateLastYear: { ...OBLIGATION_STATES, new: texts('Belum ada kewajiban', 'Nothing due then') },
  stateThisYear: OBLIGATION_STATES,
  lastAction: { none: texts('Belum ada surat penagihan', 'No letter issued'), ...ACTIONS },
  actionAge: {
    '00-03': texts('Di bawah 3 bulan', 'Under 3 months'),
    '03-12': texts('3 sampai di bawah 12 bulan', '3 to under 12 months'),
    '12-24': texts('1 sampai di bawah 2 tahun', '1 to under 2 years'),
    '24+': texts('2 tahun ke atas', '2 years or older'),
    [NOT_APPLICABLE]: texts('Belum ada surat penagihan', 'No letter issued'),
  },
  nextStep: {
    warning: ACTIONS.warning,
    warrant: ACTIONS.warrant,
    [NOT_APPLICABLE]: texts('Tidak ada lagi', 'None left'),
  },
  action: ACTIONS,
  result: {
    paid: texts('Lunas', 'Paid'),
    'partly-paid': texts('Dibayar sebagian', 'Partly paid'),
    open: texts('Belum dibayar', 'Not paid'),
    returned: texts('Surat kembali, tidak tersampaikan', 'Letter returned, not delivered'),
  },
} as const satisfies Partial<Record<DimensionKey, Readonly<Record<string, Texts>>>>;
