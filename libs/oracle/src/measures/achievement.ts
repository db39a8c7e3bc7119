import type { MeasureOf } from '@pendapa/contracts';
import { areAsFarIntoYear } from '../days.ts';
import {
  MONTHLY_PLAN,
  PAID_IN_PERIOD,
  PAID_IN_YEAR,
  PAID_TOWARDS_PLAN,
  PAID_TOWARDS_TARGET,
  PLAN_OF_MONTHS,
  yearTargets,
} from '../rows/payments.ts';
import { comparedIf, less, orZero, over, ratio, type Statement } from '../statement.ts';

const TARGET = over(yearTargets('$version'))('sum(wanted)');
const PLAN = over(MONTHLY_PLAN)('sum(planned)');
/** Without payments there is revenue of 0, because a target says that there should be some. */
const REALISED = orZero(over(PAID_TOWARDS_TARGET)('sum(amount)'));
const REALISED_OF_PLAN = orZero(over(PAID_TOWARDS_PLAN)('sum(amount)'));

export const ACHIEVEMENT: Readonly<Record<MeasureOf<'achievement'>, Statement>> = {
  realised: orZero(over(PAID_IN_PERIOD)('sum(amount)')),
  realisedToDate: orZero(over(PAID_IN_YEAR)('sum(amount)')),
  realisedOfPlan: REALISED_OF_PLAN,
  target: TARGET,
  targetApbd: over(yearTargets("version = 'apbd'"))('sum(wanted)'),
  targetApbdp: over(yearTargets("version = 'apbdp'"))('sum(wanted)'),
  plan: PLAN,
  planWhole: over(PLAN_OF_MONTHS)('sum(wanted)'),
  planToDate: PLAN,
  ...comparedIf(areAsFarIntoYear, {
    achievement: ratio(REALISED, TARGET),
    planAchievement: ratio(REALISED_OF_PLAN, PLAN),
    planVariance: less(REALISED_OF_PLAN, PLAN),
  }),
  remaining: less(TARGET, REALISED),
};
