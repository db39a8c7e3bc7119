import type { ListedCases } from '@pendapa/contracts';
import { known, missing, type Figure } from '@pendapa/query';

/** Number of cases of a list. It is unknown, not 0, if there are cases that lack the chosen place. */
export function countOfCases({ cases, unplaced: [first] }: Pick<ListedCases, 'cases' | 'unplaced'>): Figure {
  if (cases > 0 || first === undefined) return known(cases);
  return missing({ state: 'unknown', field: first.field, lacking: first.cases, rows: first.cases, unplaced: first.cases });
}
