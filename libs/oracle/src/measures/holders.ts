import type { MeasureOf } from '@pendapa/contracts';
import { OWED } from '../rows/debts.ts';
import { HOLDINGS, PAID_OF_YEAR, TAXPAYER_ARREARS } from '../rows/registers.ts';
import { average, neverCompared, orZero, over, ratio, type Statement } from '../statement.ts';

const holdings = over(HOLDINGS);
const paid = over(PAID_OF_YEAR);
const owed = over(TAXPAYER_ARREARS);
const PAYERS = paid('count(DISTINCT taxpayer_key) FILTER (transactions > 0)');
const OBJECTS_IN_ARREARS = owed('count(DISTINCT object_key)');

export const HOLDERS: Readonly<Record<MeasureOf<'holders'>, Statement>> = neverCompared({
  taxpayers: holdings('count(DISTINCT taxpayer_key)'),
  objects: holdings('count(*)'),
  payers: PAYERS,
  amount: paid('sum(amount)'),
  amountPerPayer: average(paid('sum(amount)'), PAYERS),
  arrears: owed(`sum(${OWED})`),
  objectsInArrears: OBJECTS_IN_ARREARS,
  objectsInArrearsShare: ratio(orZero(OBJECTS_IN_ARREARS), holdings('count(*)')),
});
