import type { MeasureOf } from '@pendapa/contracts';
import { ASSESSMENTS, ENFORCEMENT_ACTIONS, PAID_ON_ASSESSMENTS } from '../rows/obligations.ts';
import { less, orZero, over, ratio, type Statement } from '../statement.ts';

const issued = over(ASSESSMENTS);
const NET = issued('sum(net)');
const PAID = issued('sum(settled)');

export const ASSESSMENT: Readonly<Record<MeasureOf<'assessments'>, Statement>> = {
  issued: issued('count(*)'),
  gross: issued('sum(principal)'),
  exemption: issued('sum(coalesce(exemption, 0))'),
  reduction: issued('sum(coalesce(reduction, 0))'),
  cancelled: issued('sum(principal - coalesce(exemption, 0) - coalesce(reduction, 0) - net)'),
  netDue: NET,
  penalty: issued('sum(penalty)'),
  paid: PAID,
  outstanding: less(NET, orZero(PAID)),
  fallenDue: issued('coalesce(sum(net) FILTER (due_on <= $seen), 0)'),
  overdue: issued('coalesce(sum(net - settled) FILTER (due_on < $seen), 0)'),
  settled: issued('count(*) FILTER (settled >= net)'),
  realisationRate: ratio(PAID, NET),
  settledShare: ratio(issued('count(*) FILTER (settled >= net)'), issued('count(*)')),
  daysToPay: over(PAID_ON_ASSESSMENTS)("sum(paid_transactions * date_diff('day', issued_on, paid_on)) / sum(paid_transactions)"),
};

const actions = over(ENFORCEMENT_ACTIONS);

export const ENFORCEMENT: Readonly<Record<MeasureOf<'enforcement'>, Statement>> = {
  actions: actions('count(*)'),
  amount: actions('sum(amount)'),
  settledActions: actions("count(*) FILTER (result = 'paid')"),
  settledShare: ratio(actions("count(*) FILTER (result = 'paid')"), actions('count(result)')),
};
