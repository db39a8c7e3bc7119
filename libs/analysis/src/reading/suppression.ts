import type { AnswerTo } from './answer-to.ts';

/** Positions of the rows of which the measure is hidden. */
export function suppressedRows<M extends string>(answer: AnswerTo<M>, measure: NoInfer<M>): ReadonlySet<number> {
  const column = answer.columns.find(
    (candidate) => candidate.kind === 'measure' && candidate.key === measure && candidate.series === 'current',
  );
  return new Set(column?.kind === 'measure' ? column.suppressed : []);
}

/** Groups of fewer taxpayers are hidden, and so many figures; null where everything is told. */
export function hiddenIn(answer: AnswerTo): { readonly below: string; readonly count: number } | null {
  const params = answer.notes.find(({ code }) => code === 'suppressed')?.params;
  return params ? { below: params['below'] ?? '', count: Number(params['cells'] ?? 0) } : null;
}
