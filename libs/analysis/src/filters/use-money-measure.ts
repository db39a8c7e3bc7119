import type { SubjectKey } from '@pendapa/contracts';
import { useFilters } from './filters-context.ts';

/** Measures of money whose figures hold penalties and discounts, and have no form without them. */
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

/** What stands for revenue on the page: everything that was paid, or without penalties only the principal. Name and definition follow. */
export const useMoneyMeasure = (): 'amount' | 'principal' => (useFilters().choices.penalty ? 'amount' : 'principal');

/** True where "principal only" does not reach the measure. */
export const holdsPenalty = (subject: SubjectKey, measure: string): boolean => WITH_PENALTY[subject]?.includes(measure) ?? false;
