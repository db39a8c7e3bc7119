import { clusterOrder } from '../descriptive/cluster-order.ts';
import { adjustForFalseDiscovery } from './false-discovery.ts';
import { correlationMatrix, type Variable } from './matrix.ts';
import type { Correlation } from './pearson.ts';

/** A variable with a name from a given set. */
export interface Named<K extends string> extends Variable {
  readonly key: K;
}

export interface Relation<K extends string> {
  readonly first: K;
  readonly second: K;
  /** Number of units for which both are known. */
  readonly n: number;
  /** Null with too few units, or if one side is constant. */
  readonly correlation: Correlation | null;
  /** True if both are computed from the same figure: they then move together by arithmetic and are not ranked. */
  readonly shared: boolean;
  /** p value adjusted for all ranked pairs; null for the others. */
  readonly q: number | null;
}

export interface RelationOptions<K extends string> {
  readonly method: 'spearman' | 'pearson';
  /** With fewer units a relation is chance. */
  readonly minUnits: number;
  readonly shared: (first: K, second: K) => boolean;
}

const countKnownInBoth = ({ values }: Variable, other: Variable): number =>
  values.filter((value, unit) => value !== null && (other.values[unit] ?? null) !== null).length;

/** Relates every pair of variables once. p values are adjusted among the testable pairs (Benjamini and Hochberg). */
export function relateVariables<K extends string>(
  variables: readonly Named<K>[],
  { method, minUnits, shared }: RelationOptions<K>,
): readonly Relation<K>[] {
  const found = new Map(correlationMatrix(variables, method).map(({ first, second, correlation }) => [`${first} ${second}`, correlation]));
  const pairs = variables.flatMap((first, place) =>
    variables.slice(place + 1).map((second) => {
      const n = countKnownInBoth(first, second);
      const correlation = n < minUnits ? null : (found.get(`${first.key} ${second.key}`) ?? null);
      return { first: first.key, second: second.key, n, correlation, shared: shared(first.key, second.key) };
    }),
  );
  const ranked = pairs.filter((pair) => pair.correlation && !pair.shared);
  const adjusted = adjustForFalseDiscovery(ranked.map(({ correlation }) => correlation?.p ?? 1));
  return pairs.map((pair) => ({ ...pair, q: adjusted[ranked.indexOf(pair)] ?? null }));
}

/** From 0 to 1. */
export const strengthOf = ({ correlation }: Relation<string>): number => Math.abs(correlation?.r ?? 0);

/** Relations that are not chance, the strongest first; `risk` is the largest accepted adjusted p value. */
export const significantRelations = <K extends string>(pairs: readonly Relation<K>[], risk: number): readonly Relation<K>[] =>
  pairs.filter(({ q }) => q !== null && q <= risk).toSorted((a, b) => strengthOf(b) - strengthOf(a));

/** Finds the relation of two variables in either order; undefined for a variable with itself. */
export const findRelation = <K extends string>(pairs: readonly Relation<K>[], one: K, other: K): Relation<K> | undefined =>
  pairs.find(({ first, second }) => (first === one && second === other) || (first === other && second === one));

/** Orders variables so that those that move together are neighbours. */
export function orderByRelation<K extends string>(keys: readonly K[], pairs: readonly Relation<K>[]): readonly K[] {
  const distance = (one: K, other: K): number => (one === other ? 0 : 1 - Math.abs(findRelation(pairs, one, other)?.correlation?.r ?? NaN));
  return clusterOrder(keys.map((one) => keys.map((other) => distance(one, other)))).flatMap((at) => keys[at] ?? []);
}

export interface Uncorrelatable<K extends string> {
  readonly key: K;
  readonly known: number;
  readonly reason: 'few' | 'same';
}

/** Variables that are constant or known for too few units. */
export const findUncorrelatable = <K extends string>(variables: readonly Named<K>[], minUnits: number): readonly Uncorrelatable<K>[] =>
  variables.flatMap(({ key, values }): readonly Uncorrelatable<K>[] => {
    const knownValues = values.filter((value) => value !== null);
    if (knownValues.length < minUnits) return [{ key, known: knownValues.length, reason: 'few' }];
    return new Set(knownValues).size === 1 ? [{ key, known: knownValues.length, reason: 'same' }] : [];
  });
