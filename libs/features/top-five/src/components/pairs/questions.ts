import { useFilteredAnswer, useMoneyMeasure, type Asked } from '@pendapa/analysis';
import type { PaymentMeasure } from '../shared/payment-columns.ts';

export type PairMeasure = PaymentMeasure;

/** Every pair of bank and channel, the largest first. */
export function usePairs(): Asked<PairMeasure, 'bank' | 'channel'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({
    subject: 'revenue',
    measures: [money, 'transactions', 'averageValue'],
    by: ['bank', 'channel'],
    sort: [{ key: money, descending: true }],
  });
}
