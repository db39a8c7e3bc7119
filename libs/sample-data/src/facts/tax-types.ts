export const TAX_CODES = [
  'PKB',
  'BBNKB',
  'PAB',
  'PBBKB',
  'ROKOK',
  'PBBP2',
  'BPHTB',
  'PBJT_MAMIN',
  'PBJT_LISTRIK',
  'PBJT_HOTEL',
  'PBJT_PARKIR',
  'PBJT_HIBURAN',
  'REKLAME',
  'PAT',
] as const;
export type TaxCode = (typeof TAX_CODES)[number];

/** Kind of unit that collects a tax: the vehicle units, the district units, or the head office. */
type Collector = 'samsat' | 'up3d' | 'head-office';

export interface TaxType {
  readonly code: TaxCode;
  readonly account: string;
  readonly id: string;
  readonly en: string;
  readonly legacy: string | null;
  readonly legacyAccount: string | null;
  readonly category: keyof typeof TAX_CATEGORIES;
  readonly system: 'official' | 'self' | 'transfer';
  readonly collector: Collector;
  readonly validFrom: string;
}

export const TAX_CATEGORIES = {
  KENDARAAN: { id: 'Pajak Kendaraan', en: 'Vehicle taxes' },
  PROPERTI: { id: 'Pajak Properti', en: 'Property taxes' },
  PBJT: { id: 'PBJT', en: 'Specified goods and services' },
  LAINNYA: { id: 'Pajak Daerah Lainnya', en: 'Other regional taxes' },
  TRANSFER: { id: 'Transfer Pusat', en: 'Central transfers' },
} as const;

const tax = (
  code: TaxCode,
  account: string,
  [id, en, legacy, legacyAccount]: readonly [string, string, string?, string?],
  category: TaxType['category'],
  [system, collector, validFrom]: readonly [TaxType['system'], Collector, string],
): TaxType => ({
  code,
  account: `4.1.01.${account}`,
  id,
  en,
  legacy: legacy ?? null,
  legacyAccount: legacyAccount === undefined ? null : `4.1.01.${legacyAccount}`,
  category,
  system,
  collector,
  validFrom,
});

// The five PBJT lines continue the taxes of the same goods from before 2024, so their series begin with the legacy tax.
export const TAX_TYPES: readonly TaxType[] = [
  tax('PKB', '01', ['Pajak Kendaraan Bermotor', 'Motor Vehicle Tax'], 'KENDARAAN', ['official', 'samsat', '2011-01-01']),
  tax('BBNKB', '02', ['Bea Balik Nama Kendaraan Bermotor', 'Motor Vehicle Title Transfer Duty'], 'KENDARAAN', [
    'official',
    'samsat',
    '2011-01-01',
  ]),
  tax('PAB', '17', ['Pajak Alat Berat', 'Heavy Equipment Tax'], 'KENDARAAN', ['official', 'up3d', '2024-01-05']),
  tax('PBBKB', '03', ['Pajak Bahan Bakar Kendaraan Bermotor', 'Motor Vehicle Fuel Tax'], 'KENDARAAN', [
    'self',
    'head-office',
    '2011-01-01',
  ]),
  tax('ROKOK', '05', ['Pajak Rokok', 'Cigarette Tax'], 'TRANSFER', ['transfer', 'head-office', '2014-01-01']),
  tax('PBBP2', '15', ['Pajak Bumi dan Bangunan (PBB-P2)', 'Land and Building Tax (PBB-P2)'], 'PROPERTI', [
    'official',
    'up3d',
    '2013-01-01',
  ]),
  tax('BPHTB', '16', ['Bea Perolehan Hak atas Tanah dan Bangunan', 'Land and Building Acquisition Duty'], 'PROPERTI', [
    'self',
    'up3d',
    '2011-01-01',
  ]),
  tax('PBJT_MAMIN', '19.01', ['PBJT Makanan dan/atau Minuman', 'PBJT Food and Beverage', 'Pajak Restoran', '07'], 'PBJT', [
    'self',
    'up3d',
    '2011-01-01',
  ]),
  tax('PBJT_LISTRIK', '19.02', ['PBJT Tenaga Listrik', 'PBJT Electricity', 'Pajak Penerangan Jalan (PPJ)', '10'], 'PBJT', [
    'self',
    'up3d',
    '2011-01-01',
  ]),
  tax('PBJT_HOTEL', '19.03', ['PBJT Jasa Perhotelan', 'PBJT Hotel Services', 'Pajak Hotel', '06'], 'PBJT', ['self', 'up3d', '2011-01-01']),
  tax('PBJT_PARKIR', '19.04', ['PBJT Jasa Parkir', 'PBJT Parking Services', 'Pajak Parkir', '11'], 'PBJT', ['self', 'up3d', '2011-01-01']),
  tax('PBJT_HIBURAN', '19.05', ['PBJT Jasa Kesenian dan Hiburan', 'PBJT Arts and Entertainment', 'Pajak Hiburan', '08'], 'PBJT', [
    'self',
    'up3d',
    '2011-01-01',
  ]),
  tax('REKLAME', '09', ['Pajak Reklame', 'Advertising Tax'], 'LAINNYA', ['official', 'up3d', '2011-01-01']),
  tax('PAT', '12', ['Pajak Air Tanah', 'Groundwater Tax'], 'LAINNYA', ['official', 'up3d', '2011-01-01']),
];

/** Position in `TAX_CODES`, counted from 1. The generator's own tables refer to taxes by it. */
export const taxNumber = (code: TaxCode): number => TAX_CODES.indexOf(code) + 1;

/** Length of a tax period. `event`: each case by itself. */
export const TAX_PERIOD: Readonly<Record<TaxCode, 'month' | 'quarter' | 'year' | 'event'>> = {
  PKB: 'year',
  BBNKB: 'event',
  PAB: 'year',
  PBBKB: 'month',
  ROKOK: 'quarter',
  PBBP2: 'year',
  BPHTB: 'event',
  PBJT_MAMIN: 'month',
  PBJT_LISTRIK: 'month',
  PBJT_HOTEL: 'month',
  PBJT_PARKIR: 'month',
  PBJT_HIBURAN: 'month',
  REKLAME: 'year',
  PAT: 'month',
};
