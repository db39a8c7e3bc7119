import { useFilteredAnswer, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/tax-subjects.ts';

export { SEGMENTS } from '../../questions/tax-subjects.ts';

export type PayerMeasure = ReturnType<typeof ask.payersBy>['measures'][number];
export type HolderMeasure = (typeof ask.holderTypes.measures)[number];
/** What is drawn of the holders of each tax. */
export type ShownOfHolders = Extract<HolderMeasure, 'payers' | 'amount'>;

export const useRegistered = (): Asked<'registered' | 'opened' | 'closed'> => useFilteredAnswer(ask.registered);

export const usePaying = (): Asked<'payingTaxpayers' | 'amountPerTaxpayer'> => useFilteredAnswer(ask.paying);

export const usePayersBy = <D extends ask.Segment>(by: D): Asked<PayerMeasure, D> => useFilteredAnswer(ask.payersBy(by));

export const useHoldersBy = <D extends ask.Segment>(by: D): Asked<HolderMeasure, D> => useFilteredAnswer(ask.holdersBy(by));

export const useHolderTypes = (): Asked<HolderMeasure, 'taxType'> => useFilteredAnswer(ask.holderTypes);

export const useHolderKinds = (): Asked<HolderMeasure, 'taxType' | 'taxpayerKind'> => useFilteredAnswer(ask.holderKinds);

export const useAmountBands = (): Asked<'taxpayers' | 'amount', 'amountBand'> => useFilteredAnswer(ask.amountBands);

export const useTaxTypesPaid = (): Asked<'taxpayers', 'taxTypesPaid' | 'taxpayerKind'> => useFilteredAnswer(ask.taxTypesPaid);
