import type { AnswerTo } from '@pendapa/query';

/** Threshold and number of hidden figures; null if nothing is hidden. */
export function hiddenIn(answer: AnswerTo): { readonly below: string; readonly count: number } | null {
  const params = answer.notes.find(({ code }) => code === 'suppressed')?.params;
  return params ? { below: params['below'] ?? '', count: Number(params['cells'] ?? 0) } : null;
}
