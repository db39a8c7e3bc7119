import { useFilteredAnswer, useMoneyMeasure, type Asked } from '@pendapa/analysis';
import { pairs } from '../../questions/revenue-bank-channel.ts';
import type { PaymentMeasure } from '../shared/payment-columns.ts';

export type PairMeasure = PaymentMeasure;

export const usePairs = (): Asked<PairMeasure, 'bank' | 'channel'> => useFilteredAnswer(pairs(useMoneyMeasure()));
