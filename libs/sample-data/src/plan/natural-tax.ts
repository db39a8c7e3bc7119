import { OBJECT_SHAPES, type ObjectKind } from '../facts/object-kinds.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { memoize } from './memoize.ts';
import { countShares, relativeObjectValue } from './unit-shares.ts';

/** Number of steps of sizes; 0 is the largest. */
export const SIZE_STEPS = 1_048_576;
/** In steps: no object is larger than one in two thousand. */
export const SIZE_OFFSET = 524;

/** Tax of objects by their rules. */
export interface NaturalTax {
  /** Part of the objects that are not exempt. */
  readonly owing: number;
  /** Rupiah that one of these objects owes each time. */
  readonly mean: number;
}

const GRID = 200;

/** Factors of a kind's bases to the middle one, for evenly spaced objects from the largest to the smallest. */
const baseFactors = (spread: number): number[] =>
  Array.from({ length: GRID }, (_, index) => {
    const rank = ((index + 0.5) / GRID) * SIZE_STEPS;
    return ((SIZE_STEPS - rank) / (rank + SIZE_OFFSET)) ** spread;
  });

/**
 * Tax of middle units' objects each time, from the largest to the smallest of each kind. Each has the part of the objects that it
 * represents.
 */
export const taxByRule = memoize<readonly { readonly share: number; readonly tax: number }[], TaxCode>((tax) => {
  const kinds = OBJECT_SHAPES[tax]?.kinds ?? [];
  const weights = kinds.reduce((sum, { weight }) => sum + weight, 0);
  const all = kinds.flatMap(({ base, spread, rate, weight, exemptUpTo }) =>
    baseFactors(spread).flatMap((factor) =>
      base * factor > exemptUpTo ? [{ share: weight / weights, tax: (base * factor * rate) / 100_000 }] : [],
    ),
  );
  const owing = all.reduce((sum, { share }) => sum + share, 0);
  return all.map((object) => ({ ...object, share: object.share / owing }));
});

function ofKind({ base, rate, exemptUpTo }: ObjectKind, own: readonly number[], level: number): { owing: number; tax: number } {
  const owed = own.filter((factor) => base * level * factor > exemptUpTo);
  return { owing: owed.length / GRID, tax: (owed.reduce((sum, factor) => sum + factor, 0) * base * level * rate) / 100_000 / GRID };
}

/** Tax of all objects of a tax in all units by their rules. Zero for a tax without objects. */
export const naturalTax = memoize<NaturalTax, TaxCode>((tax) => {
  const kinds = (OBJECT_SHAPES[tax]?.kinds ?? []).map((kind) => ({ kind, own: baseFactors(kind.spread) }));
  const weights = kinds.reduce((sum, { kind }) => sum + kind.weight, 0);
  let [owing, taxes] = [0, 0];
  for (const { unit, share } of countShares(tax)) {
    const level = relativeObjectValue(tax, unit);
    for (const { kind, own } of kinds) {
      const part = ofKind(kind, own, level);
      owing += (share * kind.weight * part.owing) / weights;
      taxes += (share * kind.weight * part.tax) / weights;
    }
  }
  return { owing, mean: owing === 0 ? 0 : taxes / owing };
});
