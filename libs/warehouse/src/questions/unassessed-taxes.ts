import type { SubjectKey, ValueState } from '@pendapa/contracts';
import { textOrNull } from '../engine/duck.ts';
import { NOTHING_LACKING, type OpenStatesOf } from './lacking-states.ts';
import { neededExtracts } from './needed-extracts.ts';
import type { Asked } from './one-sided.ts';

/** Subjects whose obligations come from assessments and from returns. */
const OF_OBLIGATIONS: readonly SubjectKey[] = ['compliance', 'duties', 'settlements'];

const NOT_IMPORTED: ValueState = { state: 'absent', reason: 'not-imported', extract: 'assessments' };

/** The taxes that the filters of a question leave; null if they leave every tax. */
function chosenTaxes({ question: { where }, context }: Asked): readonly string[] | null {
  if (where.tax === undefined && where.category === undefined) return null;
  return [...context.directory.members.taxType].flatMap(([code, { parent }]) =>
    (where.tax?.includes(code) ?? true) && (where.category?.includes(parent ?? '') ?? true) ? [code] : [],
  );
}

/**
 * Why obligations are not told without assessments, though returns give some. Example: returns of restaurants that are all paid do not make
 * all taxes paid. Those of taxes that taxpayers assess themselves are told.
 */
export function unassessedStates(asked: Asked): OpenStatesOf {
  const { question, context } = asked;
  if (!OF_OBLIGATIONS.includes(question.subject) || context.extracts.has('assessments')) return NOTHING_LACKING;
  const { selfAssessedTaxes } = context.directory;
  const stateOf = (taxes: readonly (string | null)[] | null): ValueState | null =>
    taxes?.every((code) => code !== null && selfAssessedTaxes.includes(code)) ? null : NOT_IMPORTED;
  const at = question.by.indexOf('taxType');
  const ofWhole = stateOf(chosenTaxes(asked));
  return (measure, series) => {
    if (!neededExtracts({ ...question, measures: [measure] }).includes('assessments')) return NOTHING_LACKING(measure, series);
    return {
      ofRow: (row) => (at < 0 ? ofWhole : stateOf([textOrNull(row[at])])),
      ofWhole: () => ofWhole,
    };
  };
}
