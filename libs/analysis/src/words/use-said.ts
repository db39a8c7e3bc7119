import { useCallback } from 'react';
import type { LeftAside } from '../filters/left-aside.ts';
import type { AnswerTo } from '../reading/answer-to.ts';
import { useLeftAsideWords } from './use-left-aside-words.ts';
import { useRemarks } from './use-remarks.ts';

interface Told {
  readonly answer: AnswerTo | null;
  readonly leftAside?: readonly LeftAside[];
}

/** Notes of figures for a file: unapplied filters, and notes of the answer. */
export function useSaid(): (told: Told, measures: readonly string[]) => readonly string[] {
  const leftAsideWords = useLeftAsideWords();
  const remarks = useRemarks();
  return useCallback(
    ({ answer, leftAside = [] }, measures) => [
      ...leftAsideWords(leftAside),
      ...new Set(answer ? measures.flatMap((measure) => remarks(answer, measure)) : []),
    ],
    [leftAsideWords, remarks],
  );
}
