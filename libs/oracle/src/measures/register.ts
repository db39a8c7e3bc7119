import type { MeasureOf } from '@pendapa/contracts';
import { PAID_BY_OBJECTS } from '../rows/payments.ts';
import {
  NEW_OR_CLOSED_OBJECTS,
  NEW_OR_CLOSED_TAXPAYERS,
  OPEN_OBJECTS,
  OPEN_TODAY,
  PAYERS_OF_YEAR,
  REGISTERED_TAXPAYERS,
  SUSPENDED_OBJECTS,
} from '../rows/registers.ts';
import { average, neverCompared, orZero, over, ratio, type Statement } from '../statement.ts';

const open = over(OPEN_OBJECTS);
const changed = over(NEW_OR_CLOSED_OBJECTS);
/** A register without any opening date tells nothing of openings. */
const opening = (sql: string): Statement => changed(`CASE WHEN (SELECT count(opened_on) FROM named_objects) > 0 THEN ${sql} END`);
const PAYING = over(PAID_BY_OBJECTS)('nullif(count(DISTINCT object_key) FILTER (transactions > 0), 0)');

export const OBJECTS: Readonly<Record<MeasureOf<'objects'>, Statement>> = {
  registered: open('count(*)'),
  suspended: over(SUSPENDED_OBJECTS)('count(*)'),
  opened: opening('sum(came)'),
  closed: changed('sum(went)'),
  net: opening('sum(came - went)'),
  payingObjects: PAYING,
  /** Payments of taxes with registered objects name the object, so an object without a payment has not paid. */
  payingRatio: ratio(orZero(PAYING), open('count(*)')),
  baseValue: open('sum(base_value)'),
  averageBase: average(open('sum(base_value)'), open('count(*)')),
  updateAge: over(OPEN_TODAY)("round(avg(date_diff('day', updated_on, $seen)))"),
};

const taxpayers = over(REGISTERED_TAXPAYERS);
const flow = over(NEW_OR_CLOSED_TAXPAYERS);

export const TAXPAYERS: Readonly<Record<MeasureOf<'taxpayers'>, Statement>> = {
  registered: taxpayers('count(*)'),
  opened: flow('sum(came)'),
  closed: flow('sum(went)'),
  net: flow('sum(came - went)'),
  validNik: taxpayers('count(*) FILTER (nik_valid)'),
  validNikShare: ratio(taxpayers('count(*) FILTER (nik_valid)'), taxpayers('count(nik_valid)')),
};

const payers = over(PAYERS_OF_YEAR);
/** Sum of the squared shares of the payers. */
const SQUARES = 'sum(power(CAST(amount AS DOUBLE), 2)) FILTER (amount > 0) / power(sum(amount) FILTER (amount > 0), 2)';

export const PAYERS: Readonly<Record<MeasureOf<'payers'>, Statement>> = {
  taxpayers: payers('count(*)'),
  amount: payers('sum(amount)'),
  transactions: payers('sum(transactions)'),
  amountPerTaxpayer: average(payers('sum(amount)'), payers('count(*)')),
  transactionsPerTaxpayer: ratio(payers('sum(transactions)'), payers('count(*)')),
  digitalTransactions: payers('sum(digital)'),
  ...neverCompared({
    digitalTransactionShare: ratio(payers('sum(digital)'), payers('sum(chosen)')),
    largestShare: ratio(payers("list_sum(list_sort(list(amount), 'DESC')[1:10])"), payers('sum(amount)')),
    concentration: payers(`CASE WHEN count(*) FILTER (amount > 0) >= 30 THEN 10000 * ${SQUARES} END`),
  }),
};
