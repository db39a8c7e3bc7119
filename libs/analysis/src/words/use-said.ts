import { useCallback } from 'react';
import type { LeftAside } from '../filters/left-aside.ts';
import type { AnswerTo } from '../reading/answer-to.ts';
import { useLeftAsideWords } from './use-left-aside-words.ts';
import { useRemarks } from './use-remarks.ts';

interface Told {
  readonly answer: AnswerTo | null;
  readonly leftAside?: readonly LeftAside[];
}

/** All that stands beside figures about measures of their answer, for a file: the filters that they do not follow, and remarks. */
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
