import { useCallback } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  LIST_SUBJECTS,
  questionAddress,
  subjectSpec,
  type CaseList,
  type FilterKey,
  type ListedCases,
  type MeasureOf,
} from '@pendapa/contracts';
import { useFilteredQuestion } from '../filters/use-filtered-answer.ts';
import { failureOf, fetchJson } from './failure.ts';
import { stateOf, type AskedFigures } from './use-answer.ts';
import { useCaseRight } from './use-case-right.ts';
import { useStatus } from './use-status.ts';

export interface AskedCases extends AskedFigures {
  readonly cases: ListedCases | null;
}

/** A list takes the dates and filters of a question; what such a question measures is not asked of it. */
const NOT_OF_A_LIST = ['m', 'by', 'compare', 'version', 'sort', 'limit'];

/** The largest single cases of the page's period and filters; what the page itself says in `where` goes before its filters. */
export function useCases(list: CaseList, where: Readonly<Partial<Record<FilterKey, readonly string[]>>> = {}): AskedCases {
  const { status, failure: unknown } = useStatus();
  const { may, barred } = useCaseRight();
  const subject = LIST_SUBJECTS[list];
  const [measure] = Object.keys(subjectSpec(subject).measures) as MeasureOf<typeof subject>[];
  const { question, ready, leftAside } = useFilteredQuestion({ subject, measures: measure ? [measure] : [], where, compare: 'none' });
  // Taken as written: several values of a filter are parted by bare commas, which must not be encoded anew.
  const [, written = ''] = questionAddress(question).split('?');
  const kept = written.split('&').filter((part) => part !== '' && !NOT_OF_A_LIST.includes(part.split('=')[0] ?? ''));
  const address = `/api/v1/lists/${list}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['cases', address],
    queryFn: ({ signal }) => fetchJson<ListedCases>(address, signal),
    enabled: ready && may,
    placeholderData: keepPreviousData,
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  // Without the status the currency is not known, and no amount may be shown in a wrong one.
  const cases = status && !barred ? (data ?? null) : null;
  const failure = barred ?? (error ? failureOf(error) : cases ? null : unknown);
  return { cases, state: stateOf(cases !== null, isPlaceholderData, failure !== null), failure, retry, leftAside };
}
