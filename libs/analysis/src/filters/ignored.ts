import type { Asked } from '../request/use-answer.ts';
import type { FilterName } from './choices.ts';
import { useFiltersIfAny } from './filters-context.ts';
import { holdsPenalty } from './use-money-measure.ts';

/** Filters of the page that are set but do not reach a measure: those that do not reach its question, and principal only. */
export function useIgnored(asked: Pick<Asked, 'subject' | 'ignored'>, measure: string): readonly FilterName[] {
  const filters = useFiltersIfAny();
  const ignored = asked.ignored ?? [];
  const withPenalty = filters !== null && !filters.choices.penalty && holdsPenalty(asked.subject, measure);
  return withPenalty ? [...ignored, 'penalty'] : ignored;
}
