import { useFilteredAnswer, type Asked } from '@pendapa/analysis';
import { taxTypes, toDate, yearMonths } from '../../questions/overview.ts';

export type ToDate = (typeof toDate.measures)[number];
export type ByTax = (typeof taxTypes.measures)[number];
export type Monthly = (typeof yearMonths.measures)[number];

export const useToDate = (): Asked<ToDate> => useFilteredAnswer(toDate);

export const useTaxTypes = (): Asked<ByTax, 'taxType'> => useFilteredAnswer(taxTypes);

export const useYearMonths = (): Asked<Monthly, 'month'> => useFilteredAnswer(yearMonths);
