import type { SubjectKey, ValueState } from '@pendapa/contracts';
import { textOrNull } from '../engine/duck.ts';
import { NOTHING_LACKING, type OpenStatesOf } from './lacking-states.ts';
import { neededExtracts } from './needed-extracts.ts';
import type { Asked } from './one-sided.ts';

/** Subjects whose obligations come from assessments and from returns. */
const OF_OBLIGATIONS: readonly SubjectKey[] = ['compliance', 'duties', 'settlements'];

const NOT_IMPORTED: ValueState = { state: 'absent', reason: 'not-imported', extract: 'assessments' };

/** Taxes that match the filters of a query; null for all. */
function chosenTaxes({ question: { where }, context }: Asked): readonly string[] | null {
  if (where.tax === undefined && where.category === undefined) return null;
  return [...context.directory.members.taxType].flatMap(([code, { parent }]) =>
    (where.tax?.includes(code) ?? true) && (where.category?.includes(parent ?? '') ?? true) ? [code] : [],
  );
}

/**
 * States of obligations without assessments, although returns give some. Example: paid returns of restaurants do not make
 * all taxes paid. Figures of self-assessed taxes are known.
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
