/** Reasons why a figure about a day changes after it: none, later knowledge, or payments as well. */
type Changes = 'never' | 'later' | 'by payments';

/**
 * Stored figures of register and obligation sums, in column order. Tables, monthly rollups, sources and earlier states follow from them.
 */
const STORED_FIGURES = {
  object_changes: {
    ...figuresThatChange('never', 'registered', 'opened', 'closed', 'suspended', 'base_value', 'unknown_base_value'),
  },
  taxpayer_changes: {
    ...figuresThatChange('never', 'registered', 'opened', 'closed', 'valid_nik', 'checked_nik'),
  },
  assessment_sums: {
    ...figuresThatChange('never', 'issued', 'gross', 'exemption', 'reduction'),
    ...figuresThatChange('later', 'cancelled', 'net_due'),
    ...figuresThatChange('never', 'penalty'),
    ...figuresThatChange('by payments', 'paid', 'settled', 'payments', 'pay_days'),
    ...figuresThatChange('never', 'unknown_exemption', 'unknown_reduction'),
    ...figuresThatChange('later', 'unknown_cancelled', 'unknown_net_due'),
    ...figuresThatChange('never', 'unknown_penalty'),
    ...figuresThatChange('later', 'unknown_paid'),
  },
  due_bands: {
    ...figuresThatChange('later', 'issued', 'gross', 'net_due', 'unknown_net_due'),
  },
  collection_sums: {
    ...figuresThatChange('by payments', 'paid', 'payments'),
  },
  filing_sums: {
    ...figuresThatChange('never', 'expected'),
    ...figuresThatChange('later', 'filed'),
    ...figuresThatChange('never', 'filed_on_time'),
    ...figuresThatChange('later', 'filed_by_year_end', 'filed_online', 'unknown_filed_online'),
  },
  paying_sums: {
    ...figuresThatChange('later', 'obligations'),
    ...figuresThatChange('by payments', 'paid_on_time', 'paid_in_full', 'paid_by_year_end'),
    ...figuresThatChange('later', 'due'),
    ...figuresThatChange('by payments', 'amount_on_time', 'amount_paid'),
    ...figuresThatChange('later', 'unknown_due', 'unknown_paid'),
  },
  enforcement_sums: {
    ...figuresThatChange('never', 'actions', 'amount', 'unknown_amount', 'settled', 'with_result'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Changes>>>>;

/** Figures of object profiles, in column order. */
export const PROFILE_FIGURES = [
  'objects',
  'base_value',
  'unknown_base_value',
  'net_due',
  'unknown_net_due',
  'paid',
  'unknown_paid',
  'in_arrears',
  'unknown_in_arrears',
  'total',
  'unknown_penalty',
  'updated',
  'outdated',
  'exempt',
  'unknown_exempt',
] as const;

function figuresThatChange<N extends string, C extends Changes>(changes: C, ...names: readonly N[]): { readonly [K in N]: C } {
  return Object.fromEntries(names.map((name) => [name, changes])) as { readonly [K in N]: C };
}

export type StoredSums = keyof typeof STORED_FIGURES;
export type FigureOf<T extends StoredSums> = Extract<keyof (typeof STORED_FIGURES)[T], string>;

/** Returns the figures of a table, in order. */
export const figuresIn = <T extends StoredSums>(table: T): readonly FigureOf<T>[] => Object.keys(STORED_FIGURES[table]) as FigureOf<T>[];

const figuresOfKinds = (table: StoredSums, ...kinds: readonly Changes[]): readonly string[] =>
  Object.entries<Changes>(STORED_FIGURES[table]).flatMap(([name, changes]) => (kinds.includes(changes) ? [name] : []));

/** Returns figures that would differ if they were read on an earlier day. */
export const changingIn = (table: StoredSums): readonly string[] => figuresOfKinds(table, 'later', 'by payments');

/** Returns figures that payments change. */
export const paidIn = (table: StoredSums): readonly string[] => figuresOfKinds(table, 'by payments');
