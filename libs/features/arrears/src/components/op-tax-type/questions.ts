import { useFilteredAnswer, useTogether, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/arrears-op-tax-type.ts';

export type StateMeasure = (typeof ask.whole.measures)[number];

/** Who owes, with the objects of which they are a part, changing together. */
export const useWhole = () => useTogether({ whole: useFilteredAnswer(ask.whole), registered: useFilteredAnswer(ask.registered) });
export const useTaxYears = (): Asked<'objects', 'taxType' | 'yearsOwed'> => useFilteredAnswer(ask.taxYears);
export const useBands = (): Asked<'objects' | 'total', 'debtBand'> => useFilteredAnswer(ask.bands);

/** The same by tax. */
export const useTaxes = () => useTogether({ taxes: useFilteredAnswer(ask.taxes), registered: useFilteredAnswer(ask.registeredTaxes) });
