import { significantRelations, relateVariables, findUncorrelatable, type Relation } from '@pendapa/statistics';
import { sharePart, type Indicator, type IndicatorKey } from './indicators.ts';

/** Minimum number of units for a correlation. */
export const MIN_UNITS = 8;
/** Largest adjusted p value of a significant relation. */
export const RISK = 0.05;

export type IndicatorPair = Relation<IndicatorKey>;

/** All pairs of indicators. Pairs that share a figure get no rank. */
export const pairsOf = (indicators: readonly Indicator[], method: 'spearman' | 'pearson'): readonly IndicatorPair[] =>
  relateVariables(indicators, { method, minUnits: MIN_UNITS, shared: sharePart });

/** Significant relations, strongest first. */
export const firmPairs = (pairs: readonly IndicatorPair[]): readonly IndicatorPair[] => significantRelations(pairs, RISK);

/** Indicators with too few values. */
export const indicatorsWithFewUnits = (indicators: readonly Indicator[]) => findUncorrelatable(indicators, MIN_UNITS);
