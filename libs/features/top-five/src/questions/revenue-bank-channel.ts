import { questionsOf, reconciledRevenue, stated } from '@pendapa/contracts';
import type { Money } from './units.ts';

/** Pairs of bank and channel, largest first. */
export const pairs = (money: Money = 'amount') =>
  stated({
    subject: 'revenue',
    measures: [money, 'transactions', 'averageValue'],
    by: ['bank', 'channel'],
    sort: [{ key: money, descending: true }],
  });

export const opened = [pairs(), ...questionsOf(reconciledRevenue())] as const;
