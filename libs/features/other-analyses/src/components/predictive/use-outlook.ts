import { useMemo, useState } from 'react';
import { useFilteredAnswer, useFilters } from '@pendapa/filters';
import { missingOf } from '@pendapa/panels';
import { useReferencesResult, useTogether, type Computation, type QueryResult, type ReferencesResult } from '@pendapa/query';
import type { OutlookRequest, YearOutlook } from '../../outlook/year-outlook.ts';
import { useYearOutlook } from '../../outlook/use-year-outlook.ts';
import * as ask from '../../questions/predictive.ts';
import { aheadOf, outlookRequest, type Ahead } from './outlook-request.ts';

type Answers = ReturnType<typeof useAnswers>;

/** An outlook with its input. */
export interface WorkedOut {
  readonly request: OutlookRequest;
  readonly outlook: YearOutlook;
  readonly ahead: Ahead;
}

export interface Outlook extends Answers {
  /** Null until it is computed, and without payments. */
  readonly worked: WorkedOut | null;
}

function useAhead(): Ahead | null {
  const { date } = useFilters();
  const [asOf, firstMonth] = [date?.asOf, date?.firstMonth];
  return useMemo(() => (asOf !== undefined && firstMonth !== undefined ? aheadOf(asOf, firstMonth) : null), [asOf, firstMonth]);
}

function useAnswers(ahead: Ahead | null) {
  const { date } = useFilters();
  // On the last day of a year its plan says nothing about the months ahead.
  const next = ahead && date && ahead.year.from > date.asOf ? { ...ahead.year, span: undefined } : {};
  return useTogether({
    months: useFilteredAnswer(ask.months),
    days: useFilteredAnswer(ask.days, true, 'browser'),
    targets: useFilteredAnswer({ ...ask.targets, ...next }),
    plans: useFilteredAnswer({ ...ask.plans, ...next }),
  });
}

interface Requested {
  readonly request: OutlookRequest | null;
  /** True while only days or references are on their way. */
  readonly isWaiting: boolean;
}

function useRequest(results: Answers, ahead: Ahead | null, { references, isLoading }: ReferencesResult): Requested {
  const { date } = useFilters();
  const [months, days, targets, plans] = [results.months.answer, results.days.answer, results.targets.answer, results.plans.answer];
  const asOf = date?.asOf;
  // A forecast is possible without days and references, and waits for those that improve it.
  const isComplete = !isLoading && (days !== null || results.days.state === 'failed');
  return useMemo(() => {
    if (!months || !targets || !plans || !ahead || asOf === undefined || missingOf(months, 'amount'))
      return { request: null, isWaiting: false };
    if (!isComplete) return { request: null, isWaiting: true };
    return { request: outlookRequest({ months, days, targets, plans }, ahead, asOf, references), isWaiting: false };
  }, [months, days, targets, plans, ahead, asOf, isComplete, references]);
}

type Change = <A extends QueryResult>(result: A) => A;

const markUpdating: Change = (result) => ({ ...result, state: 'updating' });

/** Marks results as loading while the outlook is computed, or as failed if it failed. */
export const waitingFor =
  ({ failure, retry }: Pick<Computation<unknown>, 'failure' | 'retry'>): Change =>
  (result) =>
    failure ? { ...result, state: 'failed', answer: null, failure, retry } : { ...result, state: 'loading', answer: null };

const changeAll = ({ months, days, targets, plans }: Answers, change: Change): Answers => ({
  months: change(months),
  days: change(days),
  targets: change(targets),
  plans: change(plans),
});

/**
 * Answers and the outlook computed from them, as one. After a change of filters the previous ones stay until the new outlook is
 * ready. A forecast is therefore never shown beside figures of other filters.
 */
export function useOutlook(): Outlook {
  const ahead = useAhead();
  const results = useAnswers(ahead);
  const references = useReferencesResult();
  const { request, isWaiting } = useRequest(results, ahead, references);
  const known = useYearOutlook(request, [
    ...Object.values(results).map(({ address, answer }) => [address, answer?.generation]),
    references.references?.generation ?? null,
  ]);
  const { result: outlook, failure } = known;
  const worked = useMemo(() => request && outlook && ahead && { request, outlook, ahead }, [request, outlook, ahead]);
  const [previous, setPrevious] = useState<Outlook | null>(null);
  if (worked && previous?.worked !== worked) setPrevious({ ...results, worked });
  // Without an answer or payments there is no outlook to wait for. The parts of the page say so.
  if (worked || (!request && !isWaiting)) return { ...results, worked };
  return previous && !failure
    ? { ...changeAll(previous, markUpdating), worked: previous.worked }
    : { ...changeAll(results, waitingFor(known)), worked };
}
