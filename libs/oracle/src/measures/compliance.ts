import type { MeasureOf } from '@pendapa/contracts';
import { OBLIGATIONS, OBLIGATIONS_WITH_DELAYS, RETURNS } from '../rows/obligations.ts';
import { less, orZero, over, ratio, type Statement } from '../statement.ts';

const returns = over(RETURNS);
const EXPECTED = returns('count(*)');
const FILED = returns('count(*) FILTER (first_filed <= $seen)');
const FILED_ON_TIME = returns('count(*) FILTER (first_filed <= due_on AND first_filed <= $seen)');
const FILED_ONLINE = returns("count(*) FILTER (first_filed <= $seen AND mode = 'online')");
const FILED_BY_YEAR_END = returns('count(*) FILTER (first_filed <= $seen AND year(first_filed) <= year(due_on))');

const due = over(OBLIGATIONS);
const OBLIGED = due('count(*)');
const SETTLED = due('count(*) FILTER (settled)');
const ON_TIME = due('count(*) FILTER (on_time AND settled)');
const SETTLED_BY_YEAR_END = over(OBLIGATIONS_WITH_DELAYS)('count(*) FILTER (settled_in_year)');
const NET = due('sum(net)');
const PAID = due('sum(greatest(0, least(net, coalesce(at_all, 0))))');
const PAID_ON_TIME = due('sum(greatest(0, least(net, coalesce(in_time, 0), coalesce(at_all, 0))))');

export const COMPLIANCE: Readonly<Record<MeasureOf<'compliance'>, Statement>> = {
  expected: EXPECTED,
  filed: FILED,
  filedOnTime: FILED_ON_TIME,
  filedLate: less(FILED, orZero(FILED_ON_TIME)),
  notFiled: less(EXPECTED, orZero(FILED)),
  eFiled: FILED_ONLINE,
  onTimeFilingRate: ratio(FILED_ON_TIME, EXPECTED),
  filingRate: ratio(FILED, EXPECTED),
  eFilingRate: ratio(FILED_ONLINE, FILED),
  yearEndFilingRate: ratio(FILED_BY_YEAR_END, EXPECTED),
  obligations: OBLIGED,
  paidOnTime: ON_TIME,
  paidLate: less(SETTLED, orZero(ON_TIME)),
  unpaid: less(OBLIGED, orZero(SETTLED)),
  onTimePaymentRate: ratio(ON_TIME, OBLIGED),
  paymentRate: ratio(SETTLED, OBLIGED),
  yearEndPaymentRate: ratio(SETTLED_BY_YEAR_END, OBLIGED),
  due: NET,
  paidOnTimeAmount: PAID_ON_TIME,
  paidLateAmount: less(PAID, orZero(PAID_ON_TIME)),
  unpaidAmount: less(NET, orZero(PAID)),
  onTimePaymentShare: ratio(PAID_ON_TIME, NET),
  paymentShare: ratio(PAID, NET),
};
