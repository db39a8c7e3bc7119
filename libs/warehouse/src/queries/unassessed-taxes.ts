import type { SubjectKey, ValueState } from '@pendapa/contracts';
import { textOrNull } from '../engine/duck.ts';
import { NO_OPEN_STATES, type OpenStatesOf } from './lacking-states.ts';
import { neededExtracts } from './needed-extracts.ts';
import type { PlannedQuery } from './one-sided.ts';

/** Subjects whose obligations come from assessments and from returns. */
const OF_OBLIGATIONS: readonly SubjectKey[] = ['compliance', 'duties', 'settlements'];

const NOT_IMPORTED: ValueState = { state: 'absent', reason: 'not-imported', extract: 'assessments' };

/** Taxes that match the filters of a query; null for all. */
function chosenTaxes({ query: { where }, context }: PlannedQuery): readonly string[] | null {
  if (where.tax === undefined && where.category === undefined) return null;
  return [...context.directory.members.taxType].flatMap(([code, { parent }]) =>
    (where.tax?.includes(code) ?? true) && (where.category?.includes(parent ?? '') ?? true) ? [code] : [],
  );
}

/**
 * States of obligations without assessments, although returns give some. Example: paid returns of restaurants do not make
 * all taxes paid. Figures of self-assessed taxes are known.
 */
export function unassessedStates(plan: PlannedQuery): OpenStatesOf {
  const { query, context } = plan;
  if (!OF_OBLIGATIONS.includes(query.subject) || context.extracts.has('assessments')) return NO_OPEN_STATES;
  const { selfAssessedTaxes } = context.directory;
  const stateOf = (taxes: readonly (string | null)[] | null): ValueState | null =>
    taxes?.every((code) => code !== null && selfAssessedTaxes.includes(code)) ? null : NOT_IMPORTED;
  const at = query.by.indexOf('taxType');
  const ofWhole = stateOf(chosenTaxes(plan));
  return (measure, series) => {
    if (!neededExtracts({ ...query, measures: [measure] }).includes('assessments')) return NO_OPEN_STATES(measure, series);
    return {
      ofRow: (row) => (at < 0 ? ofWhole : stateOf([textOrNull(row[at])])),
      ofWhole: () => ofWhole,
    };
  };
}
