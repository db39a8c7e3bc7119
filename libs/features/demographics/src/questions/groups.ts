import { defineQuery } from '@pendapa/contracts';

/** Kind of taxpayer of a page; filters do not change it. */
export type Kind = 'individual' | 'corporate';
/** Dimensions of holders of one kind. */
export type Segment = 'ageGroup' | 'residence' | 'sector' | 'legalForm' | 'sizeBand';

/** Measures of a group: objects, payments and arrears. */
const GROUP_MEASURES = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer', 'arrears', 'objectsInArrearsShare'] as const;

export type GroupMeasure = (typeof GROUP_MEASURES)[number];

/** Largest payment first. */
export const payersBy = <D extends 'taxTypesPaid' | 'sector' | 'legalForm'>(kind: Kind, by: D) =>
  defineQuery({
    subject: 'payers',
    measures: ['taxpayers', 'amount', 'amountPerTaxpayer'],
    by: [by],
    where: { taxpayerKind: [kind] },
    sort: [{ key: 'amount', descending: true }],
  });

/** Payers by band of payment. Needs the right `cases`. */
export const paidBandsOf = (kind: Kind) =>
  defineQuery({
    subject: 'payers',
    measures: ['taxpayers', 'amount'],
    by: ['amountBand'],
    compare: 'none',
    where: { taxpayerKind: [kind] },
  });

/** Latest registration first. */
export const registeredFor = (kind: Kind) =>
  defineQuery({ subject: 'taxpayers', measures: ['registered'], by: ['registeredBand'], compare: 'none', where: { taxpayerKind: [kind] } });

/** Age groups from the youngest, other groups from the largest payment. */
export const holdersBy = <D extends Segment>(kind: Kind, by: D) =>
  defineQuery({
    subject: 'holders',
    measures: GROUP_MEASURES,
    by: [by],
    compare: 'none',
    where: { taxpayerKind: [kind] },
    ...(by === 'ageGroup' ? {} : { sort: [{ key: 'amount', descending: true }] }),
  });
