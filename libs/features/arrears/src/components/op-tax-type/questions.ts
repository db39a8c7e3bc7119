import { rowsOf, totalOf, useFilteredAnswer, useTogether, type Asked } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import * as ask from '../../questions/arrears-op-tax-type.ts';

export type StateMeasure = (typeof ask.whole.measures)[number];

/** Who owes, with the objects of which they are a part, changing together. */
export const useWhole = () => useTogether({ whole: useFilteredAnswer(ask.whole), registered: useFilteredAnswer(ask.registered) });
export const useTaxYears = (): Asked<'objects', 'taxType' | 'yearsOwed'> => useFilteredAnswer(ask.taxYears);
export const useBands = (): Asked<'objects' | 'total', 'debtBand'> => useFilteredAnswer(ask.bands);

/** The same by tax; `registered` of a tax is null where the register does not tell. */
export function useTaxes() {
  const { taxes, registered } = useTogether({ taxes: useFilteredAnswer(ask.taxes), registered: useFilteredAnswer(ask.registeredTaxes) });
  const known = new Map(
    registered.answer ? rowsOf(registered.answer).map(({ codes, current }) => [codes.taxType, current.registered]) : [],
  );
  return {
    asked: taxes,
    registered: (tax: string | null): Value => known.get(tax) ?? null,
    allRegistered: registered.answer ? totalOf(registered.answer, 'registered') : null,
  };
}
