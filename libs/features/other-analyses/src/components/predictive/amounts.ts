import type { Value } from '@pendapa/contracts';

/** Converts a computed amount to whole minor units, the form of amounts in answers. */
export const amountOf = (minor: number): string => String(Math.round(minor));

export const valueOf = (minor: number | null): Value => (minor === null ? null : amountOf(minor));

/** Revenue so far, including the unfinished month. */
export const toDate = ({ collected, unfinished = 0 }: { readonly collected: number; readonly unfinished?: number }): number =>
  collected + unfinished;
