import { toPlotValue, isSomething, known, share, stateOf, sum, type Figure } from '@pendapa/analysis';

/** Payments through channels of one class; the class is null for channels without one. */
export interface OfClass {
  readonly channelClass: string | null;
  readonly value: Figure;
}

/** Payers do not choose the channel of a central transfer. */
const isChosenWay = (channelClass: string | null): boolean => channelClass !== 'transfer';

/**
 * Computes digital / all chosen channels; 0 to 1. Null if there are no payments, or if any amount is unknown. Null as well if some
 * came through a channel without a class, because 0 would say that nobody pays digitally.
 */
export function digitalShare(parts: readonly OfClass[]): number | null {
  const chosen = parts.filter(({ channelClass }) => isChosenWay(channelClass));
  const isOpen = chosen.some(({ value }) => stateOf(value)?.state === 'unknown' || stateOf(value)?.state === 'hidden');
  if (isOpen || chosen.some(({ channelClass, value }) => channelClass === null && isSomething(value))) return null;
  const sumOf = (of: readonly OfClass[]) => sum([known(0), ...of.map(({ value }) => value)]);
  const whole = sumOf(chosen);
  return (toPlotValue(whole) ?? 0) > 0 ? share(sumOf(chosen.filter(({ channelClass }) => channelClass === 'digital')), whole) : null;
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

/** Digital shares by member, highest share of transactions first, unknown last. Members with transfers only are omitted. */
export function sharesOfMembers<D extends string>(rows: readonly ClassRow<D>[], by: NoInfer<D>): readonly DigitalShares[] {
  const members = new Map<string | null, ClassRow<D>[]>();
  for (const row of rows.filter(({ codes }) => isChosenWay(codes.channelClass)))
    members.set(row.codes[by], [...(members.get(row.codes[by]) ?? []), row]);
  return [...members]
    .map(([code, own]) => ({
      code,
      byCount: digitalShare(ofClass(own, 'transactions')),
      byValue: digitalShare(ofClass(own, 'amount')),
      transactions: own.reduce((sum, { current }) => sum + (toPlotValue(current.transactions) ?? 0), 0),
    }))
    .sort((a, b) => (b.byCount ?? -1) - (a.byCount ?? -1));
}
