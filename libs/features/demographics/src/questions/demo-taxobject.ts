import { questionsOf, reconciled, stated } from '@pendapa/contracts';

/** Bases of several taxes are of several kinds: until a tax is chosen, the page tells of land and building tax alone. */
const ofTax = (tax: readonly string[]) => (tax.length > 0 ? {} : { only: ['pbb'] });

const BASE_FIRST = [{ key: 'baseValue', descending: true }] as const;
const HELD = ['registered', 'baseValue'] as const;

export const taxes = (tax: readonly string[] = []) =>
  stated({
    subject: 'objects',
    measures: [...HELD, 'averageBase', 'payingRatio', 'updateAge'],
    by: ['taxType'],
    where: ofTax(tax),
    sort: BASE_FIRST,
  });

export const bands = (tax: readonly string[] = []) =>
  stated({ subject: 'objects', measures: HELD, by: ['valueBand'], compare: 'none', where: ofTax(tax) });

type Level = 'city' | 'district' | 'ward';

/** What the map is put together by, the widest level first, and the region that it shows. */
interface MapPlaces {
  readonly by: readonly Level[];
  readonly region: readonly string[];
}

export const places = ({ by, region }: MapPlaces = { by: ['city', 'district'], region: [] }, tax: readonly string[] = []) =>
  stated({ subject: 'objects', measures: [...HELD, 'averageBase'], by, compare: 'none', where: { ...ofTax(tax), region } });

const KINDS = ['registered', 'baseValue', 'averageBase', 'suspended'] as const;
const kindsBy = <const D extends 'taxType' | 'objectClass' | 'objectUse'>(by: readonly D[], tax: readonly string[]) =>
  stated({ subject: 'objects', measures: KINDS, by, compare: 'none', where: ofTax(tax), sort: BASE_FIRST });

export const uses = (tax: readonly string[] = []) => kindsBy(['taxType', 'objectClass', 'objectUse'], tax);
/** For taxes whose objects have no use, of which a split by it would tell nothing. */
export const classes = (tax: readonly string[] = []) => kindsBy(['taxType', 'objectClass'], tax);

const HELD_TODAY = ['objects', 'baseValue'] as const;

/** What was assessed, paid and owed in all. */
export const standing = (tax: readonly string[] = []) =>
  stated({
    subject: 'objectProfiles',
    measures: ['paidShare', 'objectsInArrearsShare'],
    by: ['taxType'],
    compare: 'none',
    where: ofTax(tax),
  });

/** From those with the most in arrears. */
export const owing = <const D extends 'objectClass' | 'valueBand'>(by: D, tax: readonly string[] = []) =>
  stated({
    subject: 'objectProfiles',
    measures: ['objects', 'objectsInArrears', 'objectsInArrearsShare'],
    by: [by],
    compare: 'none',
    where: ofTax(tax),
    sort: [{ key: 'objectsInArrears', descending: true }],
  });

/** From the smallest. */
export const areas = <const D extends 'landBand' | 'buildingBand'>(by: D, tax: readonly string[] = []) =>
  stated({ subject: 'objectProfiles', measures: HELD_TODAY, by: [by], compare: 'none', where: ofTax(tax) });

const PROFILE = ['objects', 'baseValue', 'assessed', 'paid', 'paidShare', 'objectsInArrears', 'objectsInArrearsShare'] as const;
const profilesBy = <const D extends 'taxType' | 'objectClass' | 'objectUse'>(by: readonly D[], tax: readonly string[]) =>
  stated({ subject: 'objectProfiles', measures: PROFILE, by, compare: 'none', where: ofTax(tax), sort: BASE_FIRST });

export const profilesOfUses = (tax: readonly string[] = []) => profilesBy(['taxType', 'objectClass', 'objectUse'], tax);
export const profilesOfClasses = (tax: readonly string[] = []) => profilesBy(['taxType', 'objectClass'], tax);

/** The splits of registered objects that have to add up to them. */
export const summed = (tax: readonly string[] = []) =>
  reconciled({ subject: 'objects', measure: 'registered', where: ofTax(tax) }, ['objectClass', 'valueBand', 'unit', 'city']);

export const opened = [
  ...[taxes(), bands(), uses(), classes(), places(), places({ by: ['city'], region: [] })],
  ...[
    standing(),
    owing('objectClass'),
    owing('valueBand'),
    areas('landBand'),
    areas('buildingBand'),
    profilesOfUses(),
    profilesOfClasses(),
  ],
  ...questionsOf(summed()),
] as const;
