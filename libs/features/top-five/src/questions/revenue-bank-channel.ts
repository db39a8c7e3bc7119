import { reconciliationQueries, defineRevenueReconciliation, defineQuery } from '@pendapa/contracts';
import type { Money } from './units.ts';

/** Pairs of bank and channel, largest first. */
export const pairs = (money: Money = 'amount') =>
  defineQuery({
    subject: 'revenue',
    measures: [money, 'transactions', 'averageValue'],
    by: ['bank', 'channel'],
    sort: [{ key: money, descending: true }],
  });

export const initialQueries = [pairs(), ...reconciliationQueries(defineRevenueReconciliation())] as const;
