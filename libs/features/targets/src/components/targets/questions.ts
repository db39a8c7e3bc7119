import { useFilteredAnswer, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/targets.ts';

export type ToDate = (typeof ask.toDate.measures)[number];
export type Monthly = (typeof ask.yearMonths.measures)[number];

export const useToDate = (): Asked<ToDate> => useFilteredAnswer(ask.toDate);

export const useTaxes = (): Asked<ToDate, 'taxType'> => useFilteredAnswer(ask.taxes);

export const useYearMonths = (): Asked<Monthly, 'month'> => useFilteredAnswer(ask.yearMonths);

export const useTaxMonths = (): Asked<Monthly, 'taxType' | 'month'> => useFilteredAnswer(ask.taxMonths);

export const usePlanOf = (version: 'apbd' | 'apbdp'): Asked<'planWhole', 'month'> => useFilteredAnswer(ask.planOf(version));
