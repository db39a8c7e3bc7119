import type { MeasureOf } from '@pendapa/contracts';
import { PAYMENTS } from '../rows/payments.ts';
import { average, orZero, over, ratio, type Statement } from '../statement.ts';

const paid = over(PAYMENTS);
const ON_OBJECT = 'FILTER (object_key IS NOT NULL)';
const ON_TAXPAYER = 'FILTER (taxpayer_key IS NOT NULL)';
const DIGITAL = "FILTER (channel_class = 'digital')";
/** Channels that a taxpayer can choose: no central transfers. */
const CHOSEN = "FILTER (channel_class IN ('digital', 'semi'))";
const SETTLED = 'FILTER (transactions > 0 AND paid_on IS NOT NULL)';
const PAYING_OBJECTS = paid('nullif(count(DISTINCT object_key) FILTER (transactions > 0), 0)');
const PAYING_TAXPAYERS = paid('nullif(count(DISTINCT taxpayer_key) FILTER (transactions > 0), 0)');

export const REVENUE: Readonly<Record<MeasureOf<'revenue'>, Statement>> = {
  amount: paid('sum(amount)'),
  principal: paid('sum(principal)'),
  penalty: paid('sum(penalty)'),
  discount: paid('sum(discount)'),
  transactions: paid('sum(transactions)'),
  averageValue: average(paid('sum(amount)'), paid('sum(transactions)')),
  payingObjects: PAYING_OBJECTS,
  amountOnObjects: paid(`sum(amount) ${ON_OBJECT}`),
  amountPerObject: average(paid(`sum(amount) ${ON_OBJECT}`), PAYING_OBJECTS),
  payingTaxpayers: PAYING_TAXPAYERS,
  amountPerTaxpayer: average(paid(`sum(amount) ${ON_TAXPAYER}`), PAYING_TAXPAYERS),
  transactionsPerTaxpayer: ratio(paid(`sum(transactions) ${ON_TAXPAYER}`), PAYING_TAXPAYERS),
  digitalAmount: paid(`sum(amount) ${DIGITAL}`),
  digitalShare: ratio(orZero(paid(`sum(amount) ${DIGITAL}`)), paid(`sum(amount) ${CHOSEN}`)),
  digitalTransactions: paid(`sum(transactions) ${DIGITAL}`),
  digitalTransactionShare: ratio(orZero(paid(`sum(transactions) ${DIGITAL}`)), paid(`sum(transactions) ${CHOSEN}`)),
  settlementDays: ratio(paid(`sum(transactions * (posted_on - paid_on)) ${SETTLED}`), paid(`sum(transactions) ${SETTLED}`)),
  arrearsCollected: paid('sum(amount) FILTER (is_arrears)'),
  reversals: paid('count(*) FILTER (transactions < 0)'),
  reversedAmount: paid('sum(-amount) FILTER (transactions < 0)'),
};
