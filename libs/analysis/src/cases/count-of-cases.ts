import type { ListedCases } from '@pendapa/contracts';
import { known, missing, type Figure } from '../reading/figure.ts';

/** How many cases a list has; unknown instead of 0 where cases exist that lack the chosen place. */
export function countOfCases({ cases, unplaced: [first] }: Pick<ListedCases, 'cases' | 'unplaced'>): Figure {
  if (cases > 0 || first === undefined) return known(cases);
  return missing({ state: 'unknown', field: first.field, lacking: first.cases, rows: first.cases, unplaced: first.cases });
}
