import { useFilteredAnswer, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/arrears-op-trend.ts';

export type FlowMeasure = (typeof ask.yearFlows.measures)[number];

export const useYearFlows = (): Asked<FlowMeasure, 'year'> => useFilteredAnswer(ask.yearFlows);
export const useYearsOwed = (): Asked<'objects', 'year' | 'yearsOwed'> => useFilteredAnswer(ask.yearsOwed);
export const useCohorts = (): Asked<'closing', 'year' | 'firstOwedYear'> => useFilteredAnswer(ask.cohorts);
