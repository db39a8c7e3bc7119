import { isNothing, toPlotValue, known, share, stateOf, sum, type Figure } from '@pendapa/query';

/** Payments through channels of one class; the class is null for channels without one. */
export interface OfClass {
  readonly channelClass: string | null;
  readonly value: Figure;
}

const CHOSEN_CLASSES: readonly (string | null)[] = ['digital', 'semi'];

/**
 * Computes digital / all chosen channels, 0 to 1, of the payments whose class of channel is known. Nobody chooses the channel of a central
 * transfer. Null if there are no such payments, or if any amount is unknown.
 */
export function digitalShare(parts: readonly OfClass[]): number | null {
  const chosen = parts.filter(({ channelClass }) => CHOSEN_CLASSES.includes(channelClass));
  if (chosen.some(({ value }) => stateOf(value)?.state === 'unknown' || stateOf(value)?.state === 'hidden')) return null;
  const sumOf = (of: readonly OfClass[]) => sum([known(0), ...of.map(({ value }) => value)]);
  const whole = sumOf(chosen);
  return (toPlotValue(whole) ?? 0) > 0 ? share(sumOf(chosen.filter(({ channelClass }) => channelClass === 'digital')), whole) : null;
}

/** True if some payments have no class of channel, so that the share is not of all. */
export const hasUnclassed = (parts: readonly OfClass[]): boolean =>
  parts.some(({ channelClass, value }) => channelClass === null && !isNothing(value));

export interface DigitalShares {
  readonly code: string | null;
  readonly byCount: number | null;
  readonly byValue: number | null;
  readonly transactions: number;
  /** True if some payments have no class of channel. */
  readonly isPartial: boolean;
}

interface ClassRow<D extends string> {
  readonly codes: Readonly<Record<D | 'channelClass', string | null>>;
  readonly current: Readonly<Record<'transactions' | 'amount', Figure>>;
}

const ofClass = <D extends string>(rows: readonly ClassRow<D>[], measure: 'transactions' | 'amount'): readonly OfClass[] =>
  rows.map(({ codes, current }) => ({ channelClass: codes.channelClass, value: current[measure] }));

/** Digital shares by member, lowest share of transactions first, unknown last. Members with transfers only are omitted. */
export function sharesOfMembers<D extends string>(rows: readonly ClassRow<D>[], by: NoInfer<D>): readonly DigitalShares[] {
  const members = new Map<string | null, ClassRow<D>[]>();
  for (const row of rows.filter(({ codes }) => codes.channelClass !== 'transfer'))
    members.set(row.codes[by], [...(members.get(row.codes[by]) ?? []), row]);
  return [...members]
    .map(([code, own]) => ({
      code,
      byCount: digitalShare(ofClass(own, 'transactions')),
      byValue: digitalShare(ofClass(own, 'amount')),
      transactions: own.reduce((sum, { current }) => sum + (toPlotValue(current.transactions) ?? 0), 0),
      isPartial: hasUnclassed(ofClass(own, 'transactions')),
    }))
    .sort((a, b) => (a.byCount ?? 2) - (b.byCount ?? 2));
}
