import type { MeasureOf } from '@pendapa/contracts';
import { ARREARS_AT_SNAPSHOT } from '../rows/obligations.ts';
import { over, ratio, type Statement } from '../statement.ts';
import { ARREARS, IS_COLLECTIBLE, owedWhere } from './arrears.ts';

/** Condition of a late step by the sample's rules: days from due date to warning, and from warning to warrant. */
export const IS_OVERDUE = `CASE WHEN last_action IN ('none', 'reminder') THEN snapshot_on - due_on > 7
  WHEN last_action = 'warning' THEN snapshot_on - action_on > 21 ELSE false END`;
const UNTOUCHED = owedWhere(`${IS_COLLECTIBLE} AND last_action = 'none'`);

export const PURSUIT: Readonly<Record<MeasureOf<'pursuit'>, Statement>> = {
  total: ARREARS.total,
  documents: ARREARS.documents,
  collectible: ARREARS.collectible,
  untouched: UNTOUCHED,
  untouchedShare: ratio(UNTOUCHED, owedWhere(IS_COLLECTIBLE)),
  overdueSteps: over(ARREARS_AT_SNAPSHOT)(`count(*) FILTER (${IS_COLLECTIBLE} AND ${IS_OVERDUE})`),
  overdueStepAmount: owedWhere(`${IS_COLLECTIBLE} AND ${IS_OVERDUE}`),
};
