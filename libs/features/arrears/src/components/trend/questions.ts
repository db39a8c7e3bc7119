import { useFilteredAnswer, useTogether, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/arrears-trend.ts';

export type FlowMeasure = (typeof ask.flow.measures)[number];

export const useFlow = (): Asked<FlowMeasure> => useFilteredAnswer(ask.flow);

/** Years by age with what their arrears were of a year's revenue, changing together. */
export const useYearAges = () => useTogether({ ages: useFilteredAnswer(ask.yearAges), ratios: useFilteredAnswer(ask.yearRatios) });

export const useVintages = (): Asked<'principal', 'year' | 'taxYear'> => useFilteredAnswer(ask.vintages);
export const useMoves = (): Asked<'owedThen' | 'owedNow', 'qualityThen' | 'qualityNow'> => useFilteredAnswer(ask.moves);
export const useYearFlows = (): Asked<FlowMeasure, 'year'> => useFilteredAnswer(ask.yearFlows);
