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

/** A dimension that splits a query, or a filter that limits it. */
export type Splitting = DimensionKey | FilterKey;
