import { reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';

/** Bases of different taxes are not comparable, so the default is land and building tax only. */
const ofTax = (tax: readonly string[]) => (tax.length > 0 ? {} : { only: ['pbb'] });

const BASE_FIRST = [{ key: 'baseValue', descending: true }] as const;
const BASE_MEASURES = ['registered', 'baseValue', 'averageBase'] as const;

export const taxes = (tax: readonly string[] = []) =>
  defineQuery({ subject: 'objects', measures: BASE_MEASURES, by: ['taxType'], where: ofTax(tax), sort: BASE_FIRST });

/** Largest band first. */
export const bands = (tax: readonly string[] = []) =>
  defineQuery({
    subject: 'objects',
    measures: BASE_MEASURES,
    by: ['valueBand'],
    compare: 'none',
    where: ofTax(tax),
    sort: [{ key: 'valueBand', descending: true }],
  });

type Level = 'city' | 'district' | 'ward';

/** Levels of the map, widest first, and the region that it shows. */
interface MapPlaces {
  readonly by: readonly Level[];
  readonly region: readonly string[];
}

export const objectsByRegion = ({ by, region }: MapPlaces = { by: ['city', 'district'], region: [] }, tax: readonly string[] = []) =>
  defineQuery({ subject: 'objects', measures: BASE_MEASURES, by, compare: 'none', where: { ...ofTax(tax), region } });

/** Tax, class and use of an object. Objects of some taxes have no use. */
export const KIND_DIMENSIONS = ['taxType', 'objectClass', 'objectUse'] as const;
export const CLASS_DIMENSIONS = ['taxType', 'objectClass'] as const;
export type KindDimension = (typeof KIND_DIMENSIONS)[number];

export const kinds = (tax: readonly string[] = [], by: readonly KindDimension[] = KIND_DIMENSIONS) =>
  defineQuery({ subject: 'objects', measures: [...BASE_MEASURES, 'suspended'], by, compare: 'none', where: ofTax(tax), sort: BASE_FIRST });

/** Totals: assessed, paid, in arrears, and objects with old data. */
export const taxProfiles = (tax: readonly string[] = []) =>
  defineQuery({
    subject: 'objectProfiles',
    measures: ['paidShare', 'objectsInArrearsShare', 'outdatedObjects', 'outdatedShare'],
    by: ['taxType'],
    compare: 'none',
    where: ofTax(tax),
  });

/** Bands from the largest, classes from the highest share in arrears. */
export const owingBy = <const D extends 'objectClass' | 'valueBand'>(by: D, tax: readonly string[] = []) =>
  defineQuery({
    subject: 'objectProfiles',
    measures: ['objects', 'exemptObjects', 'objectsInArrears', 'objectsInArrearsShare'],
    by: [by],
    compare: 'none',
    where: ofTax(tax),
    sort: [{ key: by === 'valueBand' ? 'valueBand' : 'objectsInArrearsShare', descending: true }],
  });

/** Smallest band first. */
export const areas = <const D extends 'landBand' | 'buildingBand'>(by: D, tax: readonly string[] = []) =>
  defineQuery({ subject: 'objectProfiles', measures: ['objects', 'baseValue'], by: [by], compare: 'none', where: ofTax(tax) });

const PROFILE = ['objects', 'baseValue', 'assessed', 'paid', 'paidShare', 'objectsInArrears', 'objectsInArrearsShare'] as const;

export const profiles = (tax: readonly string[] = [], by: readonly KindDimension[] = KIND_DIMENSIONS) =>
  defineQuery({
    subject: 'objectProfiles',
    measures: [...PROFILE, 'outdatedShare'],
    by,
    compare: 'none',
    where: ofTax(tax),
    sort: BASE_FIRST,
  });

/** Dimensions whose rows must add up to all registered objects. */
export const reconciliation = (tax: readonly string[] = []) =>
  defineReconciliation({ subject: 'objects', measure: 'registered', where: ofTax(tax) }, ['objectClass', 'valueBand', 'unit', 'city']);

export const initialQueries = [
  taxes(),
  bands(),
  kinds(),
  kinds([], CLASS_DIMENSIONS),
  objectsByRegion(),
  objectsByRegion({ by: ['city'], region: [] }),
  taxProfiles(),
  owingBy('objectClass'),
  owingBy('valueBand'),
  areas('landBand'),
  areas('buildingBand'),
  profiles(),
  profiles([], CLASS_DIMENSIONS),
  ...reconciliationQueries(reconciliation()),
] as const;
