import type { MeasureOf } from '@pendapa/contracts';
import { areAsFarIntoYear } from '../days.ts';
import {
  PAID_IN_PERIOD,
  PAID_IN_PERIOD_TOWARDS_PLAN,
  PAID_IN_YEAR,
  PAID_TOWARDS_PLAN,
  PAID_TOWARDS_TARGET,
  PLAN_OF_PERIOD,
  PLAN_OF_PERIOD_TO_DATE,
  PLAN_OF_YEAR_TO_DATE,
  yearTargets,
} from '../rows/payments.ts';
import { comparedIf, less, orZero, over, ratio, type Statement } from '../statement.ts';

const TARGET = over(yearTargets('$version'))('sum(wanted)');
const PLAN_TO_DATE = over(PLAN_OF_YEAR_TO_DATE)('sum(planned)');
/** Without payments there is revenue of 0, because a target says that there should be some. */
const REALISED = orZero(over(PAID_TOWARDS_TARGET)('sum(amount)'));
const REALISED_OF_PLAN = orZero(over(PAID_TOWARDS_PLAN)('sum(amount)'));

export const ACHIEVEMENT: Readonly<Record<MeasureOf<'achievement'>, Statement>> = {
  realised: orZero(over(PAID_IN_PERIOD)('sum(amount)')),
  realisedToDate: orZero(over(PAID_IN_YEAR)('sum(amount)')),
  realisedOfPlan: orZero(over(PAID_IN_PERIOD_TOWARDS_PLAN)('sum(amount)')),
  target: TARGET,
  targetApbd: over(yearTargets("version = 'apbd'"))('sum(wanted)'),
  targetApbdp: over(yearTargets("version = 'apbdp'"))('sum(wanted)'),
  plan: over(PLAN_OF_PERIOD_TO_DATE)('sum(planned)'),
  planWhole: over(PLAN_OF_PERIOD)('sum(planned)'),
  planToDate: PLAN_TO_DATE,
  ...comparedIf(areAsFarIntoYear, {
    achievement: ratio(REALISED, TARGET),
    planAchievement: ratio(REALISED_OF_PLAN, PLAN_TO_DATE),
    planVariance: less(REALISED_OF_PLAN, PLAN_TO_DATE),
  }),
  remaining: less(TARGET, REALISED),
};
