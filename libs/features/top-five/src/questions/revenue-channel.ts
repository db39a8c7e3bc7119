import { reconciliationQueries, defineRevenueReconciliation, defineQuery } from '@pendapa/contracts';
import type { Money } from './units.ts';

const MONTHS = 13;
/** Ignores the channel filter, so that every channel stays visible. */
const NO_CHANNEL: readonly string[] = [];

/** All channels, largest first. */
export const channels = (money: Money = 'amount') =>
  defineQuery({
    subject: 'revenue',
    measures: [money, 'transactions', 'averageValue'],
    by: ['channel'],
    where: { channel: NO_CHANNEL },
    sort: [{ key: money, descending: true }],
  });

/** Total of the chosen channels, or of all. */
export const totals = (money: Money = 'amount') => defineQuery({ subject: 'revenue', measures: [money, 'transactions', 'averageValue'] });

export const channelMonths = (money: Money = 'amount') =>
  defineQuery({
    subject: 'revenue',
    measures: [money],
    by: ['channel', 'month'],
    span: { months: MONTHS },
    compare: 'none',
    where: { channel: NO_CHANNEL },
  });

export const taxChannels = (money: Money = 'amount') =>
  defineQuery({
    subject: 'revenue',
    measures: [money],
    by: ['taxType', 'channel'],
    compare: 'none',
    where: { channel: NO_CHANNEL, tax: [] },
  });

/** Taxes of the chosen channels. */
export const taxesOfChannel = (money: Money) =>
  defineQuery({ subject: 'revenue', measures: [money], by: ['taxType'], where: { tax: [] }, sort: [{ key: money, descending: true }] });

export const unitsOfChannel = (money: Money) =>
  defineQuery({ subject: 'revenue', measures: [money], by: ['unit'], sort: [{ key: money, descending: true }] });

/** A query of its own, so that only its card reports missing classes of channels. */
export const digitalShare = defineQuery({ subject: 'revenue', measures: ['digitalShare'] });

export const initialQueries = [
  totals(),
  channels(),
  digitalShare,
  channelMonths(),
  taxChannels(),
  ...reconciliationQueries(defineRevenueReconciliation()),
] as const;
