import { firmRelations, relationsOf, untoldOf, type Relation } from '@pendapa/statistics';
import { sharePart, type Indicator, type IndicatorKey } from './indicators.ts';

/** With fewer units a relation is chance. */
export const FEWEST_UNITS = 8;
/** Relations with a greater adjusted p value are not told from chance. */
export const RISK = 0.05;

export type IndicatorPair = Relation<IndicatorKey>;

/** Every pair of indicators once; those that are made of the same figure are ranked with nothing. */
export const pairsOf = (indicators: readonly Indicator[], method: 'spearman' | 'pearson'): readonly IndicatorPair[] =>
  relationsOf(indicators, { method, fewest: FEWEST_UNITS, shared: sharePart });

/** Relations that are told from chance, the strongest first. */
export const firmPairs = (pairs: readonly IndicatorPair[]): readonly IndicatorPair[] => firmRelations(pairs, RISK);

/** Indicators of which nothing can be said. */
export const untold = (indicators: readonly Indicator[]) => untoldOf(indicators, FEWEST_UNITS);
