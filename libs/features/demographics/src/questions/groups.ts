import { stated } from '@pendapa/contracts';

/** Individuals or firms: a page tells of one kind, whatever is chosen. */
export type Kind = 'individual' | 'corporate';
/** What the holders of one kind are told by. */
export type Segment = 'ageGroup' | 'residence' | 'sector' | 'legalForm' | 'sizeBand';

/** What a group holds, pays and owes. */
const HELD = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer', 'arrears', 'objectsInArrearsShare'] as const;

export type HeldMeasure = (typeof HELD)[number];

/** From those that pay most. */
export const payersBy = <D extends 'taxTypesPaid' | 'sector' | 'legalForm'>(kind: Kind, by: D) =>
  stated({
    subject: 'payers',
    measures: ['taxpayers', 'amount', 'amountPerTaxpayer'],
    by: [by],
    where: { taxpayerKind: [kind] },
    sort: [{ key: 'amount', descending: true }],
  });

/** In bands of what they paid: for who may see single cases. */
export const paidBandsOf = (kind: Kind) =>
  stated({ subject: 'payers', measures: ['taxpayers', 'amount'], by: ['amountBand'], compare: 'none', where: { taxpayerKind: [kind] } });

/** From those who registered last. */
export const registeredFor = (kind: Kind) =>
  stated({ subject: 'taxpayers', measures: ['registered'], by: ['registeredBand'], compare: 'none', where: { taxpayerKind: [kind] } });

/** Ages from the youngest, other groups from those that pay most. */
export const holdersBy = <D extends Segment>(kind: Kind, by: D) =>
  stated({
    subject: 'holders',
    measures: HELD,
    by: [by],
    compare: 'none',
    where: { taxpayerKind: [kind] },
    ...(by === 'ageGroup' ? {} : { sort: [{ key: 'amount', descending: true }] }),
  });
