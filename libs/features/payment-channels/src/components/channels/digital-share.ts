import { drawn, isSomething, known, share, stateOf, sum, type Figure } from '@pendapa/analysis';

/** What came through the channels of a class; null for channels of which none is known. */
export interface OfClass {
  readonly channelClass: string | null;
  readonly value: Figure;
}

/** What the state transfers is paid by nobody who could choose a channel. */
const isChosenWay = (channelClass: string | null): boolean => channelClass !== 'transfer';

/**
 * Digital of digital and semi-digital. Null where nothing came through either, where any of it is not known, and where some came
 * through a channel without a class: 0 would say that nobody pays digitally.
 */
export function digitalShare(parts: readonly OfClass[]): number | null {
  const chosen = parts.filter(({ channelClass }) => isChosenWay(channelClass));
  const isOpen = chosen.some(({ value }) => stateOf(value)?.state === 'unknown' || stateOf(value)?.state === 'hidden');
  if (isOpen || chosen.some(({ channelClass, value }) => channelClass === null && isSomething(value))) return null;
  const sumOf = (of: readonly OfClass[]) => sum([known(0), ...of.map(({ value }) => value)]);
  const whole = sumOf(chosen);
  return (drawn(whole) ?? 0) > 0 ? share(sumOf(chosen.filter(({ channelClass }) => channelClass === 'digital')), whole) : null;
}

export interface DigitalShares {
  readonly code: string | null;
  readonly byCount: number | null;
  readonly byValue: number | null;
  readonly transactions: number;
}

interface ClassRow<D extends string> {
  readonly codes: Readonly<Record<D | 'channelClass', string | null>>;
  readonly current: Readonly<Record<'transactions' | 'amount', Figure>>;
}

const ofClass = <D extends string>(rows: readonly ClassRow<D>[], measure: 'transactions' | 'amount'): readonly OfClass[] =>
  rows.map(({ codes, current }) => ({ channelClass: codes.channelClass, value: current[measure] }));

/** Of each member, the highest share of transactions first and what is not known last; members that the state alone pays are left out. */
export function sharesOfMembers<D extends string>(rows: readonly ClassRow<D>[], by: NoInfer<D>): readonly DigitalShares[] {
  const members = new Map<string | null, ClassRow<D>[]>();
  for (const row of rows.filter(({ codes }) => isChosenWay(codes.channelClass)))
    members.set(row.codes[by], [...(members.get(row.codes[by]) ?? []), row]);
  return [...members]
    .map(([code, own]) => ({
      code,
      byCount: digitalShare(ofClass(own, 'transactions')),
      byValue: digitalShare(ofClass(own, 'amount')),
      transactions: own.reduce((sum, { current }) => sum + (drawn(current.transactions) ?? 0), 0),
    }))
    .sort((a, b) => (b.byCount ?? -1) - (a.byCount ?? -1));
}
