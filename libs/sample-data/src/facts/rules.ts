import { TAX_TYPES, type TaxCode } from './tax-types.ts';

/** The law that renamed taxes, shortened due dates and halved the interest came into force on this day. */
export const REFORM = '2024-01-05';
/** The last day before the reform. */
const BEFORE_REFORM = '2024-01-04';

const LAW = 'Perda 1/2024';
const OLD = 'aturan sebelum Perda 1/2024';
const SINCE = '2011-01-01';

export interface TaxRule {
  /** Null means every tax without a row of its own. */
  readonly tax_code: TaxCode | null;
  readonly rule: 'due-pay' | 'due-file' | 'rate' | 'interest' | 'interest-cap' | 'collected-by' | 'step-warning' | 'step-warrant';
  readonly value: string;
  readonly value_unit: 'month-day' | 'days' | 'working-days-after-period' | 'months' | 'permille' | 'unit-kinds';
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly legal_basis: string;
}

type RuleValues = readonly [rule: TaxRule['rule'], value: string, unit: TaxRule['value_unit']];

const unchangedRule = (tax_code: TaxCode | null, [rule, value, value_unit]: RuleValues, legal_basis: string): TaxRule => ({
  tax_code,
  rule,
  value,
  value_unit,
  valid_from: SINCE,
  valid_to: null,
  legal_basis,
});

/** A rule that the reform changed, as two rows with adjoining validities. */
const changedRule = (tax_code: TaxCode | null, before: RuleValues, after: RuleValues): TaxRule[] => [
  { ...unchangedRule(tax_code, before, OLD), valid_to: BEFORE_REFORM },
  { ...unchangedRule(tax_code, after, LAW), valid_from: REFORM },
];

/** The payer files every month. */
const FILED_MONTHLY = ['PBBKB', 'PBJT_MAMIN', 'PBJT_LISTRIK', 'PBJT_HOTEL', 'PBJT_PARKIR', 'PBJT_HIBURAN'] as const;

/** Number of days after the month until the reform, of working days since then. */
export const DUE_DAYS = { pay: 15, file: 20 } as const;
export const DUE_WORKING_DAYS = { pay: 10, file: 15 } as const;
/** Days from the issue of a notice to its due day. */
export const NOTICE_DAYS = 30;
export const PBB_DUE = '09-30';

/** Interest on late payments in permille for each month begun, and the maximum number of months. */
export const INTEREST = { before: { permille: 20, months: 24 }, since: { permille: 10, months: 24 } } as const;

export const TAX_RULES: readonly TaxRule[] = [
  unchangedRule('PBBP2', ['due-pay', PBB_DUE, 'month-day'], 'Perda PBB-P2'),
  ...(['PKB', 'BBNKB', 'BPHTB'] as const).map((tax) => unchangedRule(tax, ['due-pay', '0', 'days'], 'jatuh tempo per objek')),
  ...(['PAB', 'REKLAME', 'PAT'] as const).map((tax) =>
    unchangedRule(tax, ['due-pay', String(NOTICE_DAYS), 'days'], 'sejak surat ketetapan terbit'),
  ),
  ...FILED_MONTHLY.flatMap((tax) => [
    ...changedRule(tax, ['due-pay', String(DUE_DAYS.pay), 'days'], ['due-pay', String(DUE_WORKING_DAYS.pay), 'working-days-after-period']),
    ...changedRule(
      tax,
      ['due-file', String(DUE_DAYS.file), 'days'],
      ['due-file', String(DUE_WORKING_DAYS.file), 'working-days-after-period'],
    ),
  ]),
  ...(['PBBKB', 'PBJT_MAMIN', 'PBJT_HOTEL', 'PBJT_HIBURAN', 'PAB'] as const).map((tax) =>
    unchangedRule(tax, ['rate', tax === 'PAB' ? '2' : '100', 'permille'], LAW),
  ),
  ...changedRule('PBJT_PARKIR', ['rate', '200', 'permille'], ['rate', '100', 'permille']),
  unchangedRule('PBJT_LISTRIK', ['rate', '24', 'permille'], LAW),
  unchangedRule('BPHTB', ['rate', '50', 'permille'], LAW),
  unchangedRule('BBNKB', ['rate', '125', 'permille'], LAW),
  unchangedRule('PKB', ['rate', '20', 'permille'], LAW),
  unchangedRule('PBBP2', ['rate', '5', 'permille'], LAW),
  unchangedRule('REKLAME', ['rate', '250', 'permille'], LAW),
  unchangedRule('PAT', ['rate', '200', 'permille'], LAW),
  ...changedRule(
    null,
    ['interest', String(INTEREST.before.permille), 'permille'],
    ['interest', String(INTEREST.since.permille), 'permille'],
  ),
  unchangedRule(null, ['interest-cap', String(INTEREST.since.months), 'months'], LAW),
  unchangedRule(null, ['step-warning', '7', 'days'], 'sejak jatuh tempo'),
  unchangedRule(null, ['step-warrant', '21', 'days'], 'sejak surat teguran'),
  ...TAX_TYPES.map(({ code, collector }) => unchangedRule(code, ['collected-by', collector, 'unit-kinds'], 'pembagian tugas unit')),
];

interface QualityClass {
  readonly class_code: 'current' | 'substandard' | 'doubtful' | 'loss';
  readonly name_id: string;
  readonly name_en: string;
  readonly from_months: number;
  readonly allowance_permille: number;
}

/** Receivables by age, with the allowance for each class. */
export const QUALITY_CLASSES: readonly QualityClass[] = [
  { class_code: 'current', name_id: 'Lancar', name_en: 'Performing', from_months: 0, allowance_permille: 5 },
  { class_code: 'substandard', name_id: 'Kurang lancar', name_en: 'Substandard', from_months: 12, allowance_permille: 100 },
  { class_code: 'doubtful', name_id: 'Diragukan', name_en: 'Doubtful', from_months: 36, allowance_permille: 500 },
  { class_code: 'loss', name_id: 'Macet', name_en: 'Loss', from_months: 60, allowance_permille: 1000 },
];

interface Band {
  readonly indicator: string;
  readonly band_code: string;
  readonly name_id: string;
  readonly name_en: string;
  readonly at_least: number | null;
  readonly source: string;
}

const bands = (
  indicator: string,
  source: string,
  rows: readonly (readonly [code: string, id: string, en: string, atLeast: number | null])[],
): Band[] => rows.map(([band_code, name_id, name_en, at_least]) => ({ indicator, band_code, name_id, name_en, at_least, source }));

// The column has one text for both languages.
const ASSUMED = 'asumsi / assumed';

/** Limits of arrears ratios for the bands A, B and C. */
const LOW_IS_GOOD = [
  ['arrearsRatio', 0.1, 0.2, 0.4],
  ['collectibleArrearsRatio', 0.05, 0.1, 0.2],
  ['oldArrearsShare', 0.25, 0.5, 0.75],
] as const;

export const PERFORMANCE_BANDS: readonly Band[] = [
  ...bands('achievement', 'Kepmendagri 690.900.327/1996', [
    ['very-effective', 'Sangat efektif', 'Very effective', 1],
    ['effective', 'Efektif', 'Effective', 0.9],
    ['fairly-effective', 'Cukup efektif', 'Fairly effective', 0.8],
    ['less-effective', 'Kurang efektif', 'Less effective', 0.6],
    ['ineffective', 'Tidak efektif', 'Ineffective', null],
  ]),
  ...bands('planAchievement', ASSUMED, [
    ['good', 'Sesuai rencana', 'On plan', 1],
    ['watch', 'Perlu perhatian', 'Needs attention', 0.95],
    ['bad', 'Di bawah 95% rencana', 'Below 95% of plan', null],
  ]),
  ...bands('costRatio', 'Kepmendagri 690.900.327/1996', [
    ['inefficient', 'Tidak efisien', 'Inefficient', 0.3],
    ['less-efficient', 'Kurang efisien', 'Less efficient', 0.2],
    ['fairly-efficient', 'Cukup efisien', 'Fairly efficient', 0.1],
    ['efficient', 'Efisien', 'Efficient', 0.05],
    ['very-efficient', 'Sangat efisien', 'Very efficient', null],
  ]),
  ...LOW_IS_GOOD.flatMap(([indicator, b, c, d]) =>
    bands(indicator, ASSUMED, [
      ['d', 'D', 'D', d],
      ['c', 'C', 'C', c],
      ['b', 'B', 'B', b],
      ['a', 'A', 'A', null],
    ]),
  ),
  ...['onTimeFiling', 'onTimePayment', 'onTimePaymentValue'].flatMap((indicator) =>
    bands(indicator, ASSUMED, [
      ['a', 'A', 'A', 0.9],
      ['b', 'B', 'B', 0.75],
      ['c', 'C', 'C', 0.5],
      ['d', 'D', 'D', null],
    ]),
  ),
  ...bands('eFiling', ASSUMED, [
    ['a', 'A', 'A', 0.85],
    ['below-a', 'di bawah A', 'below A', null],
  ]),
];
