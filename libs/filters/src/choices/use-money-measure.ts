import type { SubjectKey } from '@pendapa/contracts';
import { useFilters } from './filters-context.ts';

/** Money measures that always include penalties and discounts. */
const WITH_PENALTY: Readonly<Partial<Record<SubjectKey, readonly string[]>>> = {
  revenue: [
    'amount',
    'averageValue',
    'amountOnObjects',
    'amountPerObject',
    'amountPerTaxpayer',
    'digitalAmount',
    'digitalShare',
    'arrearsCollected',
  ],
  achievement: ['realised', 'realisedToDate', 'realisedOfPlan', 'achievement', 'planAchievement', 'planVariance', 'remaining'],
  perCapita: ['amount', 'amountPerResident'],
  arrears: ['total', 'arrearsRatio'],
};

/** Returns the measure of revenue on the page: the full amount, or the principal only. */
export const useMoneyMeasure = (): 'amount' | 'principal' => (useFilters().choices.penalty ? 'amount' : 'principal');

/** True if "principal only" does not apply to the measure. */
export const holdsPenalty = (subject: SubjectKey, measure: string): boolean => WITH_PENALTY[subject]?.includes(measure) ?? false;
