/** What a figure is measured in. Money travels as a string of the currency's minor unit, everything else as a number. */
export type Unit = 'money' | 'count' | 'ratio';

/**
 * How a measure may be put together:
 * `additive` sums over everything; `stock` is a level on a date and sums over parts but never over time;
 * `distinct` counts different things and is never summed; `ratio` is divided after its parts are summed.
 */
export type MeasureKind = 'additive' | 'stock' | 'distinct' | 'ratio';

export interface MeasureSpec {
  readonly unit: Unit;
  readonly kind: MeasureKind;
  /** The direction that is good news, for the colour of a change. */
  readonly good: 'up' | 'down' | 'neutral';
}

export const DIMENSIONS = [
  'day',
  'month',
  'year',
  'taxType',
  'taxCategory',
  'unit',
  'city',
  'district',
  'ward',
  'channel',
  'bank',
] as const;
export type DimensionKey = (typeof DIMENSIONS)[number];

export const TIME_DIMENSIONS = ['day', 'month', 'year'] as const satisfies readonly DimensionKey[];
export type TimeDimension = (typeof TIME_DIMENSIONS)[number];

/** Filters of the address and of a question; `region` takes a code of any level and means everything below it, `kind` the kinds of units. */
export const FILTERS = ['tax', 'category', 'unit', 'kind', 'region', 'channel', 'bank'] as const;
export type FilterKey = (typeof FILTERS)[number];

/** Kinds of service units; rows that carry no unit are of no kind. */
export const UNIT_KINDS = ['up3d', 'samsat', 'sub-agency', 'head-office', 'other'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export interface SubjectSpec {
  readonly measures: Readonly<Record<string, MeasureSpec>>;
  readonly dimensions: readonly DimensionKey[];
  readonly filters: readonly FilterKey[];
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

const money = { unit: 'money', kind: 'additive', good: 'up' } as const;

export const SUBJECTS = {
  /** Payments by posting date, net of reversals. */
  revenue: {
    measures: {
      amount: money,
      principal: money,
      penalty: { unit: 'money', kind: 'additive', good: 'neutral' },
      discount: { unit: 'money', kind: 'additive', good: 'neutral' },
      transactions: { unit: 'count', kind: 'additive', good: 'up' },
      averageValue: { unit: 'money', kind: 'ratio', good: 'neutral' },
      payingObjects: { unit: 'count', kind: 'distinct', good: 'up' },
      amountPerObject: { unit: 'money', kind: 'ratio', good: 'up' },
    },
    dimensions: ['day', 'month', 'year', 'taxType', 'taxCategory', 'unit', 'city', 'district', 'ward', 'channel', 'bank'],
    filters: ['tax', 'category', 'unit', 'kind', 'region', 'channel', 'bank'],
    extracts: ['payments'],
  },
  /** Realised revenue against the target of a version; the target is the annual one of the year in which the period ends. */
  achievement: {
    measures: {
      realised: money,
      target: { unit: 'money', kind: 'additive', good: 'neutral' },
      targetApbd: { unit: 'money', kind: 'additive', good: 'neutral' },
      targetApbdp: { unit: 'money', kind: 'additive', good: 'neutral' },
      plan: { unit: 'money', kind: 'additive', good: 'neutral' },
      achievement: { unit: 'ratio', kind: 'ratio', good: 'up' },
      planAchievement: { unit: 'ratio', kind: 'ratio', good: 'up' },
      planVariance: money,
      remaining: { unit: 'money', kind: 'additive', good: 'down' },
    },
    dimensions: ['month', 'taxType', 'taxCategory', 'unit'],
    filters: ['tax', 'category', 'unit', 'kind'],
    extracts: ['payments', 'targets'],
  },
  /** Tax objects that are registered and open at the end of the period. */
  objects: {
    measures: {
      registered: { unit: 'count', kind: 'stock', good: 'up' },
    },
    dimensions: ['month', 'year', 'taxType', 'taxCategory', 'unit', 'city', 'district', 'ward'],
    filters: ['tax', 'category', 'unit', 'kind', 'region'],
    extracts: ['objects'],
  },
} as const satisfies Record<string, SubjectSpec>;

export type SubjectKey = keyof typeof SUBJECTS;
export const SUBJECT_KEYS = Object.keys(SUBJECTS) as readonly SubjectKey[];
/** Of several subjects: the measures of any of them. */
export type MeasureOf<S extends SubjectKey> = S extends SubjectKey ? Extract<keyof (typeof SUBJECTS)[S]['measures'], string> : never;
export type DimensionOf<S extends SubjectKey> = (typeof SUBJECTS)[S]['dimensions'][number];

/** The subject's entry without its literal types, for code that treats all subjects alike. */
export const subjectSpec = (subject: SubjectKey): SubjectSpec => SUBJECTS[subject];

/** Throws where the subject lacks the measure: questions are validated before they get here. */
export function measureSpec(subject: SubjectKey, measure: string): MeasureSpec {
  const spec = subjectSpec(subject).measures[measure];
  if (!spec) throw new Error(`${subject} has no measure ${measure}`);
  return spec;
}
