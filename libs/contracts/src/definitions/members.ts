import type { Texts } from '../texts.ts';
import { NOT_APPLICABLE, type DimensionKey } from '../vocabulary/index.ts';
import { words } from './words.ts';

const OBLIGATION_STATES = {
  compliant: words('Lunas tepat waktu', 'Settled on time'),
  late: words('Lunas, ada yang terlambat', 'Settled, some of it late'),
  none: words('Belum lunas semua', 'Not all settled'),
};

const OF_FIRMS = { [NOT_APPLICABLE]: words('Tidak berlaku (Orang Pribadi)', 'Not applicable (individuals)') };
const QUALITIES = {
  current: words('Lancar', 'Performing'),
  substandard: words('Kurang lancar', 'Substandard'),
  doubtful: words('Diragukan', 'Doubtful'),
  loss: words('Macet', 'Bad'),
};
const LAPSE_MONTHS: Readonly<Record<string, Texts>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => String(index + 1)).map((month) => [
    month.padStart(2, '0'),
    words(`Bulan ke-${month}`, `Month ${month}`),
  ]),
);
const ACTIONS = {
  reminder: words('Himbauan', 'Reminder'),
  warning: words('Surat teguran', 'Warning letter'),
  warrant: words('Surat paksa', 'Distress warrant'),
  seizure: words('Penyitaan', 'Seizure'),
};
/** Name of a residence outside the cities of the province. */
export const outsideName = (code: string): Texts => words(`Luar provinsi (${code})`, `Outside the province (${code})`);
const OF_PEOPLE = { [NOT_APPLICABLE]: words('Tidak berlaku (Badan)', 'Not applicable (corporate)') };

const AREAS = {
  '00000': words('0 m²', '0 m²'),
  '00001': words('Di bawah 50 m²', 'Under 50 m²'),
  '00050': words('50-100 m²', '50-100 m²'),
  '00100': words('100-200 m²', '100-200 m²'),
  '00200': words('200-500 m²', '200-500 m²'),
  '00500': words('500-1.000 m²', '500-1,000 m²'),
  '01000': words('1.000-2.000 m²', '1,000-2,000 m²'),
  '02000': words('2.000-5.000 m²', '2,000-5,000 m²'),
  '05000': words('5.000-10.000 m²', '5,000-10,000 m²'),
  '10000': words('10.000 m² ke atas', '10,000 m² and over'),
  [NOT_APPLICABLE]: words('Tidak berlaku (bukan tanah dan bangunan)', 'Not applicable (neither land nor building)'),
};

/** Names of the codes of closed lists; codes of other dimensions are named by the agency's own tables. */
export const MEMBER_NAMES = {
  channelClass: {
    digital: words('Digital', 'Digital'),
    semi: words('Semidigital', 'Semi-digital'),
    transfer: words('Transfer', 'Transfer'),
  },
  taxSystem: {
    official: words('Ditetapkan', 'Officially assessed'),
    self: words('Dihitung sendiri', 'Self-assessed'),
    transfer: words('Transfer pusat', 'Central transfer'),
  },
  taxpayerKind: { individual: words('Orang Pribadi', 'Individual'), corporate: words('Badan', 'Corporate') },
  sex: { F: words('Perempuan', 'Female'), M: words('Laki-laki', 'Male'), ...OF_PEOPLE },
  legalForm: OF_FIRMS,
  sizeBand: {
    micro: words('Mikro', 'Micro'),
    small: words('Kecil', 'Small'),
    medium: words('Menengah', 'Medium'),
    large: words('Besar', 'Large'),
    ...OF_FIRMS,
  },
  ageGroup: {
    '00-24': words('Di bawah 25 tahun', 'Under 25 years'),
    '25-34': words('25-34 tahun', '25-34 years'),
    '35-44': words('35-44 tahun', '35-44 years'),
    '45-54': words('45-54 tahun', '45-54 years'),
    '55-64': words('55-64 tahun', '55-64 years'),
    '65+': words('65 tahun ke atas', '65 years and over'),
    ...OF_PEOPLE,
  },
  sector: {
    A: words('Pertanian, kehutanan, dan perikanan', 'Agriculture, forestry and fishing'),
    B: words('Pertambangan dan penggalian', 'Mining and quarrying'),
    C: words('Industri pengolahan', 'Manufacturing'),
    D: words('Listrik, gas, uap, dan udara dingin', 'Electricity, gas, steam and air conditioning'),
    E: words('Air, air limbah, dan pengelolaan sampah', 'Water, sewerage and waste management'),
    F: words('Konstruksi', 'Construction'),
    G: words('Perdagangan, reparasi kendaraan', 'Trade, repair of vehicles'),
    H: words('Pengangkutan dan pergudangan', 'Transport and storage'),
    I: words('Akomodasi dan makan minum', 'Accommodation and food services'),
    J: words('Informasi dan komunikasi', 'Information and communication'),
    K: words('Keuangan dan asuransi', 'Finance and insurance'),
    L: words('Real estat', 'Real estate'),
    M: words('Jasa profesional, ilmiah, dan teknis', 'Professional, scientific and technical services'),
    N: words('Persewaan, ketenagakerjaan, agen perjalanan, penunjang usaha', 'Rental, employment, travel and business support'),
    O: words('Administrasi pemerintahan', 'Public administration'),
    P: words('Pendidikan', 'Education'),
    Q: words('Kesehatan dan kegiatan sosial', 'Health and social work'),
    R: words('Kesenian, hiburan, dan rekreasi', 'Arts, entertainment and recreation'),
    S: words('Jasa lainnya', 'Other services'),
    T: words('Jasa perorangan rumah tangga', 'Activities of households'),
    U: words('Badan internasional', 'International bodies'),
    ...OF_FIRMS,
  },
  document: {
    SPPT: words('Surat Pemberitahuan Pajak Terutang (SPPT)', 'Tax due notice (SPPT)'),
    SKPD: words('Surat ketetapan pajak daerah', 'Assessment notice'),
    SKKP: words('Surat ketetapan kewajiban pembayaran', 'Payment obligation notice (vehicles)'),
    SKPDKB: words('Surat ketetapan kurang bayar', 'Underpayment assessment'),
    SKPDKBT: words('Surat ketetapan kurang bayar tambahan', 'Additional underpayment assessment'),
    STPD: words('Surat tagihan pajak daerah', 'Collection notice'),
    SKPDN: words('Surat ketetapan nihil', 'Nil assessment'),
    SKPDLB: words('Surat ketetapan lebih bayar', 'Overpayment assessment'),
  },
  ageBand: {
    '0-1': words('Di bawah 1 tahun', 'Under 1 year'),
    '1-2': words('1-2 tahun', '1-2 years'),
    '2-3': words('2-3 tahun', '2-3 years'),
    '3-5': words('3-5 tahun', '3-5 years'),
    '5+': words('5 tahun ke atas', '5 years and over'),
  },
  quality: QUALITIES,
  qualityThen: { ...QUALITIES, new: words('Belum menunggak', 'Not in arrears yet') },
  qualityNow: { ...QUALITIES, gone: words('Tidak menunggak lagi', 'No longer in arrears') },
  lapseMonth: LAPSE_MONTHS,
  yearsOwed: {
    '1': words('1 tahun pajak', '1 tax year'),
    '2': words('2 tahun pajak', '2 tax years'),
    '3': words('3 tahun pajak', '3 tax years'),
    '4': words('4 tahun pajak', '4 tax years'),
    '5': words('5 tahun pajak atau lebih', '5 tax years or more'),
  },
  lagDays: {
    '0': words('Hari yang sama', 'Same day'),
    '1': words('1 hari kerja', '1 working day'),
    '2': words('2 hari kerja', '2 working days'),
    '3-5': words('3-5 hari kerja', '3-5 working days'),
    '6+': words('6 hari kerja atau lebih', '6 working days or more'),
    [NOT_APPLICABLE]: words('Tidak berlaku (pembatalan)', 'Not applicable (reversals)'),
  },
  transactionsBand: {
    '01': words('1 transaksi', '1 transaction'),
    '02': words('2 transaksi', '2 transactions'),
    '03-05': words('3-5 transaksi', '3-5 transactions'),
    '06-12': words('6-12 transaksi', '6-12 transactions'),
    '13+': words('13 transaksi atau lebih', '13 transactions or more'),
  },
  taxTypesPaid: {
    '1': words('1 jenis pajak', '1 tax type'),
    '2': words('2 jenis pajak', '2 tax types'),
    '3': words('3 jenis pajak atau lebih', '3 tax types or more'),
  },
  objectsHeld: {
    '1': words('1 objek', '1 object'),
    '2': words('2 objek', '2 objects'),
    '3-5': words('3-5 objek', '3-5 objects'),
    '6+': words('6 objek atau lebih', '6 objects or more'),
  },
  registeredBand: {
    '00-00': words('Di bawah 1 tahun', 'Under 1 year'),
    '01-02': words('1-2 tahun', '1-2 years'),
    '03-04': words('3-4 tahun', '3-4 years'),
    '05-09': words('5-9 tahun', '5-9 years'),
    '10-19': words('10-19 tahun', '10-19 years'),
    '20+': words('20 tahun ke atas', '20 years and over'),
  },
  exemptionBand: {
    full: words('Dibebaskan seluruhnya', 'Exempt altogether'),
    partial: words('Dibebaskan sebagian', 'Exempt in part'),
    none: words('Tidak dibebaskan', 'Not exempt'),
    [NOT_APPLICABLE]: words('Tanpa ketetapan', 'Without an assessment'),
  },
  landBand: AREAS,
  buildingBand: AREAS,
  missedPeriods: {
    '0': words('Lunas semua', 'All settled'),
    '1': words('1 belum lunas', '1 not settled'),
    '2': words('2 belum lunas', '2 not settled'),
    '3+': words('3 atau lebih belum lunas', '3 or more not settled'),
  },
  lateBand: {
    '00': words('Tepat waktu', 'On time'),
    '01-10': words('Terlambat 1-10 hari', '1-10 days late'),
    '11-30': words('Terlambat 11-30 hari', '11-30 days late'),
    '31-90': words('Terlambat 31-90 hari', '31-90 days late'),
    '91+': words('Terlambat lebih dari 90 hari', 'More than 90 days late'),
    open: words('Belum lunas', 'Not settled'),
  },
  stateLastYear: { ...OBLIGATION_STATES, new: words('Belum ada kewajiban', 'Nothing due then') },
  stateThisYear: OBLIGATION_STATES,
  lastAction: { none: words('Belum disurati', 'No letter'), ...ACTIONS },
  actionAge: {
    '00-03': words('Di bawah 3 bulan', 'Under 3 months'),
    '03-12': words('3-12 bulan', '3-12 months'),
    '12-24': words('1-2 tahun', '1-2 years'),
    '24+': words('2 tahun ke atas', '2 years and over'),
    [NOT_APPLICABLE]: words('Belum disurati', 'No letter'),
  },
  nextStep: {
    warning: ACTIONS.warning,
    warrant: ACTIONS.warrant,
    [NOT_APPLICABLE]: words('Tidak ada lagi', 'None left'),
  },
  action: ACTIONS,
  result: {
    paid: words('Lunas', 'Paid'),
    'partly-paid': words('Dibayar sebagian', 'Partly paid'),
    open: words('Belum dibayar', 'Open'),
    returned: words('Kembali, tidak tersampaikan', 'Returned, not delivered'),
  },
} as const satisfies Partial<Record<DimensionKey, Readonly<Record<string, Texts>>>>;
