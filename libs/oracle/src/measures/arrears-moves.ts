import type { MeasureOf } from '@pendapa/contracts';
import { DEBTOR_CHANGES, QUALITY_MOVES } from '../rows/arrears-objects.ts';
import { over, type Statement } from '../statement.ts';

const debtors = over(DEBTOR_CHANGES);
const debts = over(QUALITY_MOVES);

export const DEBTOR_FLOW: Readonly<Record<MeasureOf<'debtorFlow'>, Statement>> = {
  opening: debtors('count(*) FILTER (was)'),
  added: debtors('count(*) FILTER (is_now AND NOT was AND first_on > opening)'),
  returned: debtors('count(*) FILTER (is_now AND NOT was AND first_on < opening)'),
  cleared: debtors('count(*) FILTER (was AND NOT is_now)'),
  stayed: debtors('count(*) FILTER (was AND is_now)'),
  closing: debtors('count(*) FILTER (is_now)'),
};

export const QUALITY_CHANGES: Readonly<Record<MeasureOf<'qualityMoves'>, Statement>> = {
  owedThen: debts('sum(owed_then)'),
  owedNow: debts('sum(owed_now)'),
};
