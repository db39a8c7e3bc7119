import { TIME_DIMENSIONS, type DimensionKey, type Texts, type TimeDimension } from '@pendapa/contracts';

/** Dimensions whose values are codes with names. */
export type CodeDimension = Exclude<DimensionKey, TimeDimension>;

export const isCode = (dimension: DimensionKey): dimension is CodeDimension => !(TIME_DIMENSIONS as readonly string[]).includes(dimension);

export interface Member {
  readonly name: Texts;
  readonly parent: string | null;
}
