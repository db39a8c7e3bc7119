import type { AnswerTo } from '@pendapa/analysis';

/** Rows of which the measure is not told, because too few taxpayers stand behind it. */
export function suppressedRows<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>): ReadonlySet<number> {
  const column = answer.columns.find(
    (candidate) => candidate.kind === 'measure' && candidate.key === measure && candidate.series === 'current',
  );
  return new Set(column?.kind === 'measure' ? column.suppressed : []);
}

/** Groups of fewer taxpayers are not told; null where everything is. */
export const suppressedBelow = (answer: AnswerTo): string | null =>
  answer.notes.find(({ code }) => code === 'suppressed')?.params['below'] ?? null;
