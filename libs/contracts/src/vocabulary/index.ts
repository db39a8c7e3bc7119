import { ARREARS_MOVES } from './arrears-moves.ts';
import { OBLIGATION_SUBJECTS } from './obligation-subjects.ts';
import type { MeasureKind, MeasureSpec } from './measure-spec.ts';
import { MONEY_SUBJECTS } from './money-subjects.ts';
import { PROFILE_SUBJECT } from './profile-subject.ts';
import { PURSUIT_SUBJECT } from './pursuit-subject.ts';
import { REGISTER_SUBJECTS } from './register-subjects.ts';
import { SETTLEMENT_SUBJECT } from './settlement-subject.ts';

export { UNITS, type MeasureKind, type MeasureSpec, type Unit } from './measure-spec.ts';
export { AREA_BANDS, areaBand } from './area-bands.ts';
export { DUE_BANDS, MONEY_BANDS } from './money-bands.ts';

export const DIMENSIONS = [
  'day',
  'month',
  'year',
  'taxType',
  'taxCategory',
  'taxSystem',
  'formerTax',
  'unit',
  'city',
  'district',
  'ward',
  'channel',
  'channelClass',
  'bank',
  'lagDays',
  'document',
  'taxYear',
  'dueBand',
  'ageMonths',
  'ageBand',
  'quality',
  'lapseMonth',
  'qualityThen',
  'qualityNow',
  'yearsOwed',
  'debtBand',
  'firstOwedYear',
  'missedPeriods',
  'lateBand',
  'monthsSinceDue',
  'openedYear',
  'stateLastYear',
  'stateThisYear',
  'lastAction',
  'actionAge',
  'nextStep',
  'action',
  'result',
  'taxpayerKind',
  'sector',
  'legalForm',
  'sizeBand',
  'sex',
  'ageGroup',
  'residence',
  'transactionsBand',
  'amountBand',
  'taxTypesPaid',
  'objectsHeld',
  'exemptionBand',
  'registeredBand',
  'objectClass',
  'objectUse',
  'valueBand',
  'landBand',
  'buildingBand',
] as const;
export type DimensionKey = (typeof DIMENSIONS)[number];

export const TIME_DIMENSIONS = ['day', 'month', 'year'] as const satisfies readonly DimensionKey[];
export type TimeDimension = (typeof TIME_DIMENSIONS)[number];

const ORDERED_DIMENSIONS: ReadonlySet<string> = new Set<DimensionKey>([
  ...TIME_DIMENSIONS,
  ...(['lagDays', 'taxYear', 'dueBand', 'ageMonths', 'ageBand', 'quality', 'lapseMonth', 'qualityThen', 'qualityNow'] as const),
  ...(['yearsOwed', 'debtBand', 'firstOwedYear', 'missedPeriods', 'lateBand', 'monthsSinceDue', 'openedYear', 'actionAge'] as const),
  ...(['sizeBand', 'ageGroup', 'transactionsBand', 'amountBand', 'taxTypesPaid', 'objectsHeld', 'exemptionBand'] as const),
  ...(['registeredBand', 'valueBand', 'landBand', 'buildingBand'] as const),
]);

/** True if the members have an order of their own, such as ages. A list keeps that order and does not sort by size. */
export const isOrderedDimension = (dimension: string): boolean => ORDERED_DIMENSIONS.has(dimension);

/** Code of an attribute that a kind of taxpayer cannot have, such as the sex of a firm. It is not unknown. */
export const NOT_APPLICABLE = 'not-applicable';

/**
 * Filters of an address and of a query. `region` takes a code of any level and includes everything below it. `kind` is a kind of unit.
 * `without` leaves a tax out; `only` limits the query to it.
 */
export const FILTERS = [
  'tax',
  'category',
  'without',
  'only',
  'unit',
  'kind',
  'region',
  'channel',
  'bank',
  'document',
  'taxYear',
  'quality',
  'taxpayerKind',
] as const;
export type FilterKey = (typeof FILTERS)[number];

/** Kinds of service units; rows that carry no unit are of no kind. */
export const UNIT_KINDS = ['up3d', 'samsat', 'sub-agency', 'head-office', 'other'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Classes of quality of arrears, from performing to bad. */
export const QUALITIES = ['current', 'substandard', 'doubtful', 'loss'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Taxes that a query can leave out or be limited to. Land and building tax (PBB-P2) moves its due date from year to year. */
export const OMISSIONS = ['pbb'] as const;
export type Omission = (typeof OMISSIONS)[number];

interface IncompatibleMeasures {
  readonly measures: readonly string[];
  readonly from: readonly (DimensionKey | FilterKey)[];
}

export interface SubjectSpec {
  readonly measures: Readonly<Record<string, MeasureSpec>>;
  readonly dimensions: readonly DimensionKey[];
  readonly filters: readonly FilterKey[];
  /** Measures that cannot be split or filtered by some dimensions, which their rows do not carry. */
  readonly incompatible?: readonly IncompatibleMeasures[];
  /**
   * Set for subjects that count taxpayers: the pairs of dimensions that may be combined if one of them is protected. Each may be combined
   * with the kind of taxpayer. No other combination is allowed, so that a figure hidden in one table is hidden in all.
   */
  readonly protectedPairs?: readonly (readonly [DimensionKey, DimensionKey])[];
  /** The extracts whose rows answer the subject: without the first there is no answer, without another some measures are missing. */
  readonly extracts: readonly ExtractKey[];
}

/** Extracts that an agency imports, each after those that it refers to. The key names it in profiles, receipts and messages. */
export const EXTRACTS = [
  'regions',
  'units',
  'taxTypes',
  'taxRules',
  'qualityClasses',
  'performanceBands',
  'channels',
  'banks',
  'bankChannels',
  'calendar',
  'markedEvents',
  'targets',
  'costs',
  'taxpayers',
  'objects',
  'objectEvents',
  'assessments',
  'returns',
  'payments',
  'arrears',
  'arrearsMovements',
  'enforcement',
] as const;
export type ExtractKey = (typeof EXTRACTS)[number];

export const SUBJECTS = {
  ...MONEY_SUBJECTS,
  ...REGISTER_SUBJECTS,
  ...PROFILE_SUBJECT,
  ...OBLIGATION_SUBJECTS,
  ...SETTLEMENT_SUBJECT,
  ...PURSUIT_SUBJECT,
  ...ARREARS_MOVES,
} as const satisfies Record<string, SubjectSpec>;

export type SubjectKey = keyof typeof SUBJECTS;
export const SUBJECT_KEYS = Object.keys(SUBJECTS) as readonly SubjectKey[];
/** Measures of a subject; of a union of subjects, the measures of any of them. */
export type MeasureOf<S extends SubjectKey> = S extends SubjectKey ? Extract<keyof (typeof SUBJECTS)[S]['measures'], string> : never;
/** Measures of the given kinds. Without `distinct` among the kinds, a distinct count does not compile. */
export type MeasureOfKind<S extends SubjectKey, K extends MeasureKind> = S extends SubjectKey
  ? {
      [M in MeasureOf<S>]: (typeof SUBJECTS)[S]['measures'][M & keyof (typeof SUBJECTS)[S]['measures']] extends { readonly kind: K }
        ? M
        : never;
    }[MeasureOf<S>]
  : never;
export type DimensionOf<S extends SubjectKey> = (typeof SUBJECTS)[S]['dimensions'][number];

/** The specification of a subject without its literal types, for code that treats all subjects alike. */
export const subjectSpec = (subject: SubjectKey): SubjectSpec => SUBJECTS[subject];

/** True if the filter applies to all of these measures; without measures, to the subject. */
export function canFilter(subject: SubjectKey, measures: readonly string[], filter: FilterKey): boolean {
  const { filters, incompatible = [] } = subjectSpec(subject);
  const barred = incompatible.some(({ measures: own, from }) => from.includes(filter) && own.some((measure) => measures.includes(measure)));
  return filters.includes(filter) && !barred;
}

/** @throws Error if the subject lacks the measure. Queries are validated before. */
export function measureSpec(subject: SubjectKey, measure: string): MeasureSpec {
  const spec = subjectSpec(subject).measures[measure];
  if (!spec) throw new Error(`${subject} has no measure ${measure}`);
  return spec;
}
