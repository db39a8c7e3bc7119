import type { DimensionKey, Texts } from '@pendapa/contracts';

/** Dimensions whose values are codes with names. */
export type CodeDimension = Exclude<DimensionKey, 'day' | 'month' | 'year'>;

export interface Member {
  readonly name: Texts;
  readonly parent: string | null;
}
