import type { MeasureOf } from '@pendapa/contracts';
import { DEBTORS } from '../rows/arrears-objects.ts';
import { AGE_IN_MONTHS, IS_COLLECTIBLE, IS_LAPSED, LAPSES_WITHIN_YEAR, OWED } from '../rows/debts.ts';
import { ARREARS_AT_SNAPSHOT, ARREARS_FOR_PAYMENT_RATIO, PAID_IN_YEAR_OF_SNAPSHOT } from '../rows/obligations.ts';
import { average, less, over, ratio, type Statement } from '../statement.ts';

/** SQL for the rate of allowance for doubtful arrears in thousandths, by the rules of the sample: 5 is 0.5%. */
const ALLOWANCE_RATE = "CASE quality WHEN 'current' THEN 5 WHEN 'substandard' THEN 100 WHEN 'doubtful' THEN 500 ELSE 1000 END";

const debts = over(ARREARS_AT_SNAPSHOT);
/** Sum of the debts that meet the SQL condition. */
export const owedWhere = (condition: string): Statement => debts(`coalesce(sum(CASE WHEN ${condition} THEN ${OWED} ELSE 0 END), 0)`);
const allowanceWhere = (condition: string): Statement =>
  debts(`round(sum(CASE WHEN ${condition} THEN (${OWED}) * ${ALLOWANCE_RATE} ELSE 0 END) / 1000)`);

const TOTAL = debts(`sum(${OWED})`);
const COLLECTIBLE = owedWhere(IS_COLLECTIBLE);
const OLD = owedWhere(`${AGE_IN_MONTHS} >= 12`);
const EXPIRING = owedWhere(LAPSES_WITHIN_YEAR);
const PAID = over(PAID_IN_YEAR_OF_SNAPSHOT)('sum(amount)');
/** Payments have neither quality nor the tax year of a debt. */
const debtsOfRatio = over(ARREARS_FOR_PAYMENT_RATIO);

export const ARREARS: Readonly<Record<MeasureOf<'arrears'>, Statement>> = {
  principal: debts('sum(principal)'),
  penalty: debts('sum(penalty)'),
  total: TOTAL,
  documents: debts('sum(coalesce(documents, 1))'),
  objects: debts('count(DISTINCT object_key)'),
  averagePerObject: average(debts(`sum(${OWED}) FILTER (object_key IS NOT NULL)`), debts('count(DISTINCT object_key)')),
  overYear: OLD,
  overYearShare: ratio(OLD, TOTAL),
  lapsed: owedWhere(IS_LAPSED),
  disputed: owedWhere(`disputed AND NOT (${IS_LAPSED})`),
  uncollectible: owedWhere(`uncollectible AND NOT disputed AND NOT (${IS_LAPSED})`),
  collectible: COLLECTIBLE,
  collectibleShare: ratio(COLLECTIBLE, TOTAL),
  collectibleAllowance: allowanceWhere(IS_COLLECTIBLE),
  netCollectible: less(COLLECTIBLE, allowanceWhere(IS_COLLECTIBLE)),
  expiring: EXPIRING,
  expiringShare: ratio(EXPIRING, TOTAL),
  allowance: allowanceWhere('true'),
  netValue: less(TOTAL, allowanceWhere('true')),
  collections: PAID,
  arrearsRatio: ratio(debtsOfRatio(`sum(${OWED})`), PAID),
  collectibleRatio: ratio(debtsOfRatio(`sum(CASE WHEN ${IS_COLLECTIBLE} THEN ${OWED} ELSE 0 END)`), PAID),
};

const debtors = over(DEBTORS);

export const DEBTOR_FIGURES: Readonly<Record<MeasureOf<'debtors'>, Statement>> = {
  objects: debtors('nullif(count(*), 0)'),
  total: debtors('sum(owed)'),
  averagePerObject: average(debtors('sum(owed)'), debtors('nullif(count(*), 0)')),
};
