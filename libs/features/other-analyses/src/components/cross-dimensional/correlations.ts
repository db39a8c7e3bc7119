import { adjustForFalseDiscovery, clusterOrder, correlationMatrix, type Correlation } from '@pendapa/statistics';
import { sharePart, type Indicator, type IndicatorKey } from './indicators.ts';

/** With fewer units a relation is chance. */
export const FEWEST_UNITS = 8;
/** Relations with a greater adjusted p value are not told from chance. */
export const RISK = 0.05;

export interface IndicatorPair {
  readonly first: IndicatorKey;
  readonly second: IndicatorKey;
  /** Units of which both are known. */
  readonly n: number;
  /** Null with too few units, or where one side is the same everywhere. */
  readonly correlation: Correlation | null;
  /** Made of the same figure: they move together by arithmetic alone, and are ranked with nothing. */
  readonly shared: boolean;
  /** p value adjusted for all pairs that are ranked; null for the others. */
  readonly q: number | null;
}

const knownIn = ({ values }: Indicator, other: Indicator): number =>
  values.filter((value, unit) => value !== null && (other.values[unit] ?? null) !== null).length;

/** Every pair of indicators once; the p values are adjusted among those that can tell something, after Benjamini and Hochberg. */
export function pairsOf(indicators: readonly Indicator[], method: 'spearman' | 'pearson'): readonly IndicatorPair[] {
  const found = new Map(correlationMatrix(indicators, method).map(({ first, second, correlation }) => [`${first} ${second}`, correlation]));
  const pairs = indicators.flatMap((first, place) =>
    indicators.slice(place + 1).map((second) => {
      const n = knownIn(first, second);
      const correlation = n < FEWEST_UNITS ? null : (found.get(`${first.key} ${second.key}`) ?? null);
      return { first: first.key, second: second.key, n, correlation, shared: sharePart(first.key, second.key) };
    }),
  );
  const ranked = pairs.filter(({ correlation, shared }) => correlation && !shared);
  const adjusted = adjustForFalseDiscovery(ranked.map(({ correlation }) => correlation?.p ?? 1));
  return pairs.map((pair) => ({ ...pair, q: adjusted[ranked.indexOf(pair)] ?? null }));
}

const strength = ({ correlation }: IndicatorPair): number => Math.abs(correlation?.r ?? 0);

/** Relations that are told from chance, the strongest first. */
export const firmPairs = (pairs: readonly IndicatorPair[]): readonly IndicatorPair[] =>
  pairs.filter(({ q }) => q !== null && q <= RISK).toSorted((a, b) => strength(b) - strength(a));

/** Pair of two indicators whatever their order; undefined for one with itself. */
export const pairOf = (pairs: readonly IndicatorPair[], one: IndicatorKey, other: IndicatorKey): IndicatorPair | undefined =>
  pairs.find(({ first, second }) => (first === one && second === other) || (first === other && second === one));

/** Indicators in an order in which those that move together stand together. */
export function inClusters(keys: readonly IndicatorKey[], pairs: readonly IndicatorPair[]): readonly IndicatorKey[] {
  const distance = (one: IndicatorKey, other: IndicatorKey): number =>
    one === other ? 0 : 1 - Math.abs(pairOf(pairs, one, other)?.correlation?.r ?? NaN);
  return clusterOrder(keys.map((one) => keys.map((other) => distance(one, other)))).flatMap((at) => keys[at] ?? []);
}

export interface Untold {
  readonly key: IndicatorKey;
  readonly known: number;
  readonly reason: 'few' | 'same';
}

/** Indicators that too few units are known by, or that are the same everywhere: nothing can be said of them. */
export const untold = (indicators: readonly Indicator[]): readonly Untold[] =>
  indicators.flatMap(({ key, values }): readonly Untold[] => {
    const known = values.filter((value) => value !== null);
    if (known.length < FEWEST_UNITS) return [{ key, known: known.length, reason: 'few' }];
    return new Set(known).size === 1 ? [{ key, known: known.length, reason: 'same' }] : [];
  });
