import { useFilteredAnswer, useMoneyMeasure, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/revenue-channel.ts';
import type { Money, PaymentMeasure } from '../shared/payment-columns.ts';

export type ChannelMeasure = PaymentMeasure;

export const useChannels = (): Asked<ChannelMeasure, 'channel'> => useFilteredAnswer(ask.channels(useMoneyMeasure()));

export const useChosen = (): Asked<ChannelMeasure> => useFilteredAnswer(ask.chosen(useMoneyMeasure()));

export const useChannelMonths = (): Asked<Money, 'channel' | 'month'> => useFilteredAnswer(ask.channelMonths(useMoneyMeasure()));

export const useTaxChannels = (): Asked<Money, 'taxType' | 'channel'> => useFilteredAnswer(ask.taxChannels(useMoneyMeasure()));

export const useTaxesOfChannel = (chosen: boolean): Asked<Money, 'taxType'> =>
  useFilteredAnswer(ask.taxesOfChannel(useMoneyMeasure()), chosen);

export const useUnitsOfChannel = (chosen: boolean): Asked<Money, 'unit'> =>
  useFilteredAnswer(ask.unitsOfChannel(useMoneyMeasure()), chosen);

export const useDigital = (): Asked<'digitalShare'> => useFilteredAnswer(ask.digital);
