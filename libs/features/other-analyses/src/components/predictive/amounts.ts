import type { Value } from '@pendapa/contracts';

/** What was worked out, as amounts travel: whole minor units. */
export const amountOf = (minor: number): string => String(Math.round(minor));

export const valueOf = (minor: number | null): Value => (minor === null ? null : amountOf(minor));

/** What came in so far, the unfinished month with it. */
export const toDate = ({ collected, unfinished = 0 }: { readonly collected: number; readonly unfinished?: number }): number =>
  collected + unfinished;
