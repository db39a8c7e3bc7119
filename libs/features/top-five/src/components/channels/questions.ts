import { useFilteredAnswer, useMoneyMeasure, useMonthsUpTo, type Asked } from '@pendapa/analysis';
import type { Money } from '../shared/breakdown-table.tsx';
import type { PaymentMeasure } from '../shared/payment-columns.ts';

const MONTHS = 13;
const NO_CHANNEL = [] as const;
export type ChannelMeasure = PaymentMeasure;

/** Every channel, the largest first; also while one is chosen. */
export function useChannels(): Asked<ChannelMeasure, 'channel'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({
    subject: 'revenue',
    measures: [money, 'transactions', 'averageValue'],
    by: ['channel'],
    where: { channel: NO_CHANNEL },
    sort: [{ key: money, descending: true }],
  });
}

/** The chosen channels together, or all. */
export function useChosen(): Asked<ChannelMeasure> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({ subject: 'revenue', measures: [money, 'transactions', 'averageValue'] });
}

export function useChannelMonths(): Asked<Money, 'channel' | 'month'> {
  const money = useMoneyMeasure();
  const months = useMonthsUpTo(MONTHS);
  return useFilteredAnswer(
    {
      subject: 'revenue',
      measures: [money],
      by: ['channel', 'month'],
      from: months?.from,
      to: months?.to,
      compare: 'none',
      where: { channel: NO_CHANNEL },
    },
    months !== null,
  );
}

export function useTaxChannels(): Asked<Money, 'taxType' | 'channel'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({
    subject: 'revenue',
    measures: [money],
    by: ['taxType', 'channel'],
    compare: 'none',
    where: { channel: NO_CHANNEL, tax: [] },
  });
}

/** Inside the chosen channels. */
export function useTaxesOfChannel(chosen: boolean): Asked<Money, 'taxType'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer(
    { subject: 'revenue', measures: [money], by: ['taxType'], where: { tax: [] }, sort: [{ key: money, descending: true }] },
    chosen,
  );
}

export function useUnitsOfChannel(chosen: boolean): Asked<Money, 'unit'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({ subject: 'revenue', measures: [money], by: ['unit'], sort: [{ key: money, descending: true }] }, chosen);
}

/** A question of its own: where the classes of the channels are not known, only its card says so. */
export const useDigital = (): Asked<'digitalShare'> => useFilteredAnswer({ subject: 'revenue', measures: ['digitalShare'] });
