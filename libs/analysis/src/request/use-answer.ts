import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { needsCases, questionAddress, type DimensionOf, type MeasureOf, type Question, type SubjectKey } from '@pendapa/contracts';
import type { LeftAside } from '../filters/left-aside.ts';
import type { AnswerTo } from '../reading/answer-to.ts';
import { failureOf, fetchJson, type Failure } from './failure.ts';
import { lastTurn, type Turn } from './turn.ts';
import { useCaseRight } from './use-case-right.ts';
import { useStatus } from './use-status.ts';

/** A question whose answer keeps in its type what was asked for. */
export interface Asking<S extends SubjectKey, M extends MeasureOf<S>, D extends DimensionOf<S>> extends Omit<
  Question<S>,
  'measures' | 'by'
> {
  readonly measures: readonly M[];
  readonly by?: readonly D[];
}

/**
 * `loading`: no figures yet; `ready`: what was asked; `updating`: the figures of the question before, the new ones are on
 * their way; `stale`: asked again in vain, the figures are the last known; `failed`: no figures, and why.
 */
export type AskedState = 'loading' | 'ready' | 'updating' | 'stale' | 'failed';

/** How it stands with figures, whatever they are. */
export interface AskedFigures {
  readonly state: AskedState;
  readonly failure: Failure | null;
  readonly retry: () => void;
  /** Filters of the page that are set but that the figures do not follow. */
  readonly leftAside?: readonly LeftAside[];
}

export interface Asked<M extends string = string, D extends string = string> extends AskedFigures {
  readonly subject: SubjectKey;
  readonly answer: AnswerTo<M, D> | null;
  /** Of the question, for who needs the rows beyond the first page. */
  readonly address?: string;
}

/** `previous`: the figures are those of the question before. */
export function stateOf(hasAnswer: boolean, previous: boolean, failing: boolean): AskedState {
  if (!hasAnswer) return failing ? 'failed' : 'loading';
  if (previous) return 'updating';
  return failing ? 'stale' : 'ready';
}

/** Whoever draws the figures reads the measures that are asked for now: an answer without one of them cannot stand in. */
const tellsOf = ({ totals }: AnswerTo, measures: readonly string[]): boolean =>
  measures.every((measure) => Object.hasOwn(totals.current, measure));

/**
 * One GET per question; equal questions of a page share it. A measure or dimension that the subject lacks does not compile.
 * `when` false waits: for a question that needs the data date before it can be asked.
 */
export function useAnswer<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>(
  question: Asking<S, M, D>,
  when = true,
  turn: Turn = 'first',
): Asked<M, D> {
  const known = useStatus();
  const right = useCaseRight();
  const single = needsCases(question);
  const address = questionAddress(question);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['answer', address],
    queryFn: async ({ client, signal }) => {
      if (turn === 'last') await lastTurn(client, signal);
      return fetchJson<AnswerTo<M, D>>(address, signal);
    },
    meta: { turn },
    enabled: when && (!single || right.may),
    placeholderData: (before) => (before && tellsOf(before, question.measures) ? before : undefined),
  });
  const { retry: retryStatus } = known;
  const retry = useCallback(() => {
    retryStatus();
    void refetch();
  }, [retryStatus, refetch]);
  // Without the status the currency is not known, and no figure may be shown in a wrong one.
  const barred = single ? right.barred : null;
  const answer = known.status && !barred ? (data ?? null) : null;
  // With figures on screen, a status that does not arrive is the stamp's to say: once for the page, not in every panel.
  const unanswered = answer ? null : known.failure;
  const failure = barred ?? (error ? failureOf(error) : unanswered);
  return {
    subject: question.subject,
    state: stateOf(answer !== null, isPlaceholderData, failure !== null),
    answer,
    failure,
    address,
    retry,
  };
}
