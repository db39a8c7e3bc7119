import { useCallback } from 'react';
import type { UnappliedFilter, AnswerTo } from '@pendapa/query';
import { useUnappliedFilterWords } from './use-unapplied-filter-words.ts';
import { useRemarks } from './use-remarks.ts';

interface NotesSource {
  readonly answer: AnswerTo | null;
  readonly unappliedFilters?: readonly UnappliedFilter[];
}

/** Notes of figures for a file: unapplied filters, and notes of the answer. */
export function useAnswerNotes(): (source: NotesSource, measures: readonly string[]) => readonly string[] {
  const unappliedWords = useUnappliedFilterWords();
  const remarks = useRemarks();
  return useCallback(
    ({ answer, unappliedFilters = [] }, measures) => [
      ...unappliedWords(unappliedFilters),
      ...new Set(answer ? measures.flatMap((measure) => remarks(answer, measure)) : []),
    ],
    [unappliedWords, remarks],
  );
}
