import { useFilteredAnswer, useTogether, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/arrears-tax-type.ts';

export type WorthMeasure = (typeof ask.worth.measures)[number];

export const useWorth = (): Asked<WorthMeasure> => useFilteredAnswer(ask.worth);
export const useRatios = (): Asked<(typeof ask.ratios.measures)[number]> => useFilteredAnswer(ask.ratios);
export const useAges = (): Asked<'total', 'taxType' | 'ageBand'> => useFilteredAnswer(ask.ages);
export const useQualities = (): Asked<(typeof ask.qualities.measures)[number], 'quality'> => useFilteredAnswer(ask.qualities);
export const useLapseMonths = (): Asked<'expiring', 'lapseMonth'> => useFilteredAnswer(ask.lapseMonths);

/** Every tax with what its arrears are of a year's revenue, changing together. */
export const useTaxes = () => useTogether({ taxes: useFilteredAnswer(ask.taxes), ratios: useFilteredAnswer(ask.taxRatios) });
