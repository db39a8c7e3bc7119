import type { AnswerTo } from './answer-to.ts';

/** Groups of fewer taxpayers are hidden, and so many figures; null where everything is told. */
export function hiddenIn(answer: AnswerTo): { readonly below: string; readonly count: number } | null {
  const params = answer.notes.find(({ code }) => code === 'suppressed')?.params;
  return params ? { below: params['below'] ?? '', count: Number(params['cells'] ?? 0) } : null;
}
