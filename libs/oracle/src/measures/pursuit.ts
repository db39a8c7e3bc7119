import type { MeasureOf } from '@pendapa/contracts';
import { IS_COLLECTIBLE, IS_STEP_LATE } from '../rows/debts.ts';
import { ARREARS_AT_SNAPSHOT } from '../rows/obligations.ts';
import { over, ratio, type Statement } from '../statement.ts';
import { ARREARS, owedWhere } from './arrears.ts';

const UNTOUCHED = owedWhere(`${IS_COLLECTIBLE} AND last_action = 'none'`);

export const PURSUIT: Readonly<Record<MeasureOf<'pursuit'>, Statement>> = {
  total: ARREARS.total,
  documents: ARREARS.documents,
  collectible: ARREARS.collectible,
  untouched: UNTOUCHED,
  untouchedShare: ratio(UNTOUCHED, owedWhere(IS_COLLECTIBLE)),
  overdueSteps: over(ARREARS_AT_SNAPSHOT)(`count(*) FILTER (${IS_COLLECTIBLE} AND ${IS_STEP_LATE})`),
  overdueStepAmount: owedWhere(`${IS_COLLECTIBLE} AND ${IS_STEP_LATE}`),
};
