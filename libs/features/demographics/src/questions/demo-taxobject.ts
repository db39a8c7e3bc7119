import { questionsOf, reconciled, stated } from '@pendapa/contracts';

/** Bases of several taxes are of several kinds: until a tax is chosen, the page tells of land and building tax alone. */
const ofTax = (tax: readonly string[]) => (tax.length > 0 ? {} : { only: ['pbb'] });

const BASE_FIRST = [{ key: 'baseValue', descending: true }] as const;
const HELD = ['registered', 'baseValue', 'averageBase'] as const;

export const taxes = (tax: readonly string[] = []) =>
  stated({ subject: 'objects', measures: HELD, by: ['taxType'], where: ofTax(tax), sort: BASE_FIRST });

/** From the largest. */
export const bands = (tax: readonly string[] = []) =>
  stated({
    subject: 'objects',
    measures: HELD,
    by: ['valueBand'],
    compare: 'none',
    where: ofTax(tax),
    sort: [{ key: 'valueBand', descending: true }],
  });

type Level = 'city' | 'district' | 'ward';

/** What the map is put together by, the widest level first, and the region that it shows. */
interface MapPlaces {
  readonly by: readonly Level[];
  readonly region: readonly string[];
}

export const places = ({ by, region }: MapPlaces = { by: ['city', 'district'], region: [] }, tax: readonly string[] = []) =>
  stated({ subject: 'objects', measures: HELD, by, compare: 'none', where: { ...ofTax(tax), region } });

/** What an object is; a split by its use would tell nothing of taxes whose objects have none. */
export const KIND = ['taxType', 'objectClass', 'objectUse'] as const;
export const CLASS = ['taxType', 'objectClass'] as const;
export type KindDimension = (typeof KIND)[number];

export const kinds = (tax: readonly string[] = [], by: readonly KindDimension[] = KIND) =>
  stated({ subject: 'objects', measures: [...HELD, 'suspended'], by, compare: 'none', where: ofTax(tax), sort: BASE_FIRST });

/** What was assessed, paid and owed in all, and how old the data are. */
export const standing = (tax: readonly string[] = []) =>
  stated({
    subject: 'objectProfiles',
    measures: ['paidShare', 'objectsInArrearsShare', 'outdatedObjects', 'outdatedShare'],
    by: ['taxType'],
    compare: 'none',
    where: ofTax(tax),
  });

/** Sizes from the largest, kinds from the one of which the largest part is in arrears. */
export const owing = <const D extends 'objectClass' | 'valueBand'>(by: D, tax: readonly string[] = []) =>
  stated({
    subject: 'objectProfiles',
    measures: ['objects', 'exemptObjects', 'objectsInArrears', 'objectsInArrearsShare'],
    by: [by],
    compare: 'none',
    where: ofTax(tax),
    sort: [{ key: by === 'valueBand' ? 'valueBand' : 'objectsInArrearsShare', descending: true }],
  });

/** From the smallest. */
export const areas = <const D extends 'landBand' | 'buildingBand'>(by: D, tax: readonly string[] = []) =>
  stated({ subject: 'objectProfiles', measures: ['objects', 'baseValue'], by: [by], compare: 'none', where: ofTax(tax) });

const PROFILE = ['objects', 'baseValue', 'assessed', 'paid', 'paidShare', 'objectsInArrears', 'objectsInArrearsShare'] as const;

export const profiles = (tax: readonly string[] = [], by: readonly KindDimension[] = KIND) =>
  stated({
    subject: 'objectProfiles',
    measures: [...PROFILE, 'outdatedShare'],
    by,
    compare: 'none',
    where: ofTax(tax),
    sort: BASE_FIRST,
  });

/** The splits of registered objects that have to add up to them. */
export const summed = (tax: readonly string[] = []) =>
  reconciled({ subject: 'objects', measure: 'registered', where: ofTax(tax) }, ['objectClass', 'valueBand', 'unit', 'city']);

export const opened = [
  ...[taxes(), bands(), kinds(), kinds([], CLASS), places(), places({ by: ['city'], region: [] })],
  ...[standing(), owing('objectClass'), owing('valueBand'), areas('landBand'), areas('buildingBand'), profiles(), profiles([], CLASS)],
  ...questionsOf(summed()),
] as const;
