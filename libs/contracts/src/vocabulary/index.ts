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

/** True if the members of a dimension have an order of their own, such as ages, so that a list never moves one of them to the top. */
export const isOrderedDimension = (dimension: string): boolean => ORDERED_DIMENSIONS.has(dimension);

/** What nobody of a kind has, which is not unknown: the sector of an individual, the sex of a firm. */
export const NOT_APPLICABLE = 'not-applicable';

/**
 * Filters of the address and of a question; `region` takes a code of any level and means everything below it, `kind` the kinds of units,
 * `without` what is left out of everything, `only` what alone is told of.
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

/** What can be left out, or told of alone: land and building tax (PBB-P2), which falls due on one day that moves from year to year, whatever its code. */
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
   * Given for subjects that count taxpayers: the pairs of dimensions that may stand together with a protected one among them, each
   * beside the kind of taxpayer. All others stand alone or beside the kind, so that what is hidden of one table is hidden of all.
   */
  readonly protectedPairs?: readonly (readonly [DimensionKey, DimensionKey])[];
  /** The extracts whose rows answer the subject: without the first there is no answer, without another some measures are missing. */
  readonly extracts: readonly ExtractKey[];
}

/** What an agency imports, each after those that it names; the key names the extract in profiles, receipts and messages. */
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
/** Of several subjects: the measures of any of them. */
export type MeasureOf<S extends SubjectKey> = S extends SubjectKey ? Extract<keyof (typeof SUBJECTS)[S]['measures'], string> : never;
/** Of these kinds: a type that lists `distinct` nowhere cannot be given a count of different things. */
export type MeasureOfKind<S extends SubjectKey, K extends MeasureKind> = S extends SubjectKey
  ? {
      [M in MeasureOf<S>]: (typeof SUBJECTS)[S]['measures'][M & keyof (typeof SUBJECTS)[S]['measures']] extends { readonly kind: K }
        ? M
        : never;
    }[MeasureOf<S>]
  : never;
export type DimensionOf<S extends SubjectKey> = (typeof SUBJECTS)[S]['dimensions'][number];

/** The subject's entry without its literal types, for code that treats all subjects alike. */
export const subjectSpec = (subject: SubjectKey): SubjectSpec => SUBJECTS[subject];

/** Whether all of these measures can be narrowed by the filter; without measures, the subject. */
export function canFilter(subject: SubjectKey, measures: readonly string[], filter: FilterKey): boolean {
  const { filters, incompatible = [] } = subjectSpec(subject);
  const barred = incompatible.some(({ measures: own, from }) => from.includes(filter) && own.some((measure) => measures.includes(measure)));
  return filters.includes(filter) && !barred;
}

/** Throws where the subject lacks the measure: questions are validated before they get here. */
export function measureSpec(subject: SubjectKey, measure: string): MeasureSpec {
  const spec = subjectSpec(subject).measures[measure];
  if (!spec) throw new Error(`${subject} has no measure ${measure}`);
  return spec;
}
