import { stated } from '@pendapa/contracts';

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

export const kinds = (tax: readonly string[] = []) =>
  stated({
    subject: 'objects',
    measures: [...HELD, 'averageBase', 'suspended'],
    by: ['taxType', 'objectClass', 'objectUse'],
    compare: 'none',
    where: ofTax(tax),
    sort: BASE_FIRST,
  });

export const opened = [taxes(), bands(), kinds(), places()] as const;
