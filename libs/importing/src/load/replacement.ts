import { replacedPaymentsSql, type Draft, type Replacement } from '@pendapa/warehouse';
import { sourceOf } from '../profile/source-of.ts';
import type { ImportJob } from './job.ts';
import type { LoadPlan } from './plan.ts';

/** What a load may take away: rows of its own sources, unless a person typed that all may go. */
export function replacementOf(draft: Draft, plan: LoadPlan, job: ImportJob): Replacement {
  const { replace, replaceAllSources = false, unknownSource } = job;
  return {
    days: replace,
    sources: replaceAllSources ? null : [...new Set(plan.steps.map((step) => draft.sourceId(sourceOf(step))))],
    unknown: unknownSource === undefined ? null : draft.sourceId(unknownSource),
  };
}

/** Whether a served payment is taken away. */
export const goneSql = (replacement: Replacement): string => replacedPaymentsSql(replacement) ?? 'false';
