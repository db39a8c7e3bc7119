import { useFilteredAnswer, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/arrears-tax-type.ts';

export type WorthMeasure = (typeof ask.worth.measures)[number];

export const useWorth = (): Asked<WorthMeasure> => useFilteredAnswer(ask.worth);
export const useAges = (): Asked<'total', 'taxType' | 'ageBand'> => useFilteredAnswer(ask.ages);
export const useQualities = (): Asked<(typeof ask.qualities.measures)[number], 'quality'> => useFilteredAnswer(ask.qualities);
export const useLapseMonths = (): Asked<'expiring', 'lapseMonth'> => useFilteredAnswer(ask.lapseMonths);
export const useTaxes = (): Asked<(typeof ask.taxes.measures)[number], 'taxType'> => useFilteredAnswer(ask.taxes);
