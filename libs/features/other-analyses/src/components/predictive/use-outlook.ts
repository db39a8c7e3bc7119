import { useMemo, useState } from 'react';
import {
  missingOf,
  useFilteredAnswer,
  useFilters,
  useTogether,
  useYearOutlook,
  type QueryResult,
  type KnownOutlook,
  type OutlookRequest,
  type YearOutlook,
} from '@pendapa/analysis';
import * as ask from '../../questions/predictive.ts';
import { aheadOf, outlookRequest, type Ahead } from './outlook-request.ts';

type Answers = ReturnType<typeof useAnswers>;

/** An outlook with what it was worked out from. */
export interface WorkedOut {
  readonly request: OutlookRequest;
  readonly outlook: YearOutlook;
  readonly ahead: Ahead;
}

export interface Outlook extends Answers {
  /** Null until it is worked out, and where there are no payments. */
  readonly worked: WorkedOut | null;
}

function useAhead(): Ahead | null {
  const { date } = useFilters();
  const [asOf, firstMonth] = [date?.asOf, date?.firstMonth];
  return useMemo(() => (asOf !== undefined && firstMonth !== undefined ? aheadOf(asOf, firstMonth) : null), [asOf, firstMonth]);
}

function useAnswers(ahead: Ahead | null) {
  const { date } = useFilters();
  // On the last day of a year its own plan says nothing of what is ahead.
  const next = ahead && date && ahead.year.from > date.asOf ? { ...ahead.year, span: undefined } : {};
  return useTogether({
    months: useFilteredAnswer(ask.months),
    targets: useFilteredAnswer({ ...ask.targets, ...next }),
    plans: useFilteredAnswer({ ...ask.plans, ...next }),
  });
}

function useRequest(asked: Answers, ahead: Ahead | null): OutlookRequest | null {
  const [months, targets, plans] = [asked.months.answer, asked.targets.answer, asked.plans.answer];
  return useMemo(() => {
    if (!months || !targets || !plans || !ahead || missingOf(months, 'amount')) return null;
    return outlookRequest({ months, targets, plans }, ahead);
  }, [months, targets, plans, ahead]);
}

type Change = <A extends QueryResult>(asked: A) => A;

const old: Change = (asked) => ({ ...asked, state: 'updating' });

/** Figures that wait for what is worked out from them, or failed with it. */
export const waitingFor =
  ({ failure, retry }: Pick<KnownOutlook, 'failure' | 'retry'>): Change =>
  (asked) =>
    failure ? { ...asked, state: 'failed', answer: null, failure, retry } : { ...asked, state: 'loading', answer: null };

const changed = ({ months, targets, plans }: Answers, change: Change): Answers => ({
  months: change(months),
  targets: change(targets),
  plans: change(plans),
});

/**
 * The answers and the outlook that follows from them, as one: after a change of filters those from before stay until the new outlook is worked
 * out, so that a forecast never stands beside figures that it was not made of.
 */
export function useOutlook(): Outlook {
  const ahead = useAhead();
  const asked = useAnswers(ahead);
  const request = useRequest(asked, ahead);
  const known = useYearOutlook(
    request,
    Object.values(asked).map(({ address, answer }) => [address, answer?.generation]),
  );
  const { outlook, failure } = known;
  const worked = useMemo(() => request && outlook && ahead && { request, outlook, ahead }, [request, outlook, ahead]);
  const [kept, setKept] = useState<Outlook | null>(null);
  if (worked && kept?.worked !== worked) setKept({ ...asked, worked });
  // Without an answer, or without payments, there is nothing to wait for: the parts of the page say so.
  if (worked || !request) return { ...asked, worked };
  return kept && !failure ? { ...changed(kept, old), worked: kept.worked } : { ...changed(asked, waitingFor(known)), worked };
}
