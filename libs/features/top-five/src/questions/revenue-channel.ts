import { questionsOf, reconciledRevenue, stated } from '@pendapa/contracts';
import type { Money } from './units.ts';

const MONTHS = 13;
/** Every channel stays in sight, also while one is chosen. */
const NO_CHANNEL: readonly string[] = [];

/** Every channel, the largest first. */
export const channels = (money: Money = 'amount') =>
  stated({
    subject: 'revenue',
    measures: [money, 'transactions', 'averageValue'],
    by: ['channel'],
    where: { channel: NO_CHANNEL },
    sort: [{ key: money, descending: true }],
  });

/** The chosen channels together, or all. */
export const chosen = (money: Money = 'amount') => stated({ subject: 'revenue', measures: [money, 'transactions', 'averageValue'] });

export const channelMonths = (money: Money = 'amount') =>
  stated({
    subject: 'revenue',
    measures: [money],
    by: ['channel', 'month'],
    span: { months: MONTHS },
    compare: 'none',
    where: { channel: NO_CHANNEL },
  });

export const taxChannels = (money: Money = 'amount') =>
  stated({ subject: 'revenue', measures: [money], by: ['taxType', 'channel'], compare: 'none', where: { channel: NO_CHANNEL, tax: [] } });

/** Inside the chosen channels. */
export const taxesOfChannel = (money: Money) =>
  stated({ subject: 'revenue', measures: [money], by: ['taxType'], where: { tax: [] }, sort: [{ key: money, descending: true }] });

export const unitsOfChannel = (money: Money) =>
  stated({ subject: 'revenue', measures: [money], by: ['unit'], sort: [{ key: money, descending: true }] });

/** A question of its own: where the classes of the channels are not known, only its card says so. */
export const digital = stated({ subject: 'revenue', measures: ['digitalShare'] });

export const opened = [chosen(), channels(), digital, channelMonths(), taxChannels(), ...questionsOf(reconciledRevenue())] as const;
