import { memo, useState, type ReactNode } from 'react';
import { ShownFiltersContext, useFiltersIfAny, type Filters } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { isWithoutRight, type AnswerTo, type QueryResult } from '@pendapa/query';
import { Aging, EmptyPanel, ErrorPanel, LoadingPanel, type Room } from '@pendapa/ui-layout';
import { messages } from '../messages/texts.ts';
import { useAwaited } from '../exported/use-awaited.ts';
import { useFailureText } from '../words/use-failure-text.ts';
import { LastKnown } from './last-known.tsx';
import { missingOf, type Missing } from './missing.ts';
import { useMissingText } from './use-missing-text.ts';
import { NothingFound } from './nothing-found.tsx';

interface MissingPanelProps {
  readonly missing: Missing;
  readonly answer: AnswerTo;
  readonly result: QueryResult;
  readonly measure: string;
}

function MissingPanel({ missing, answer, result, measure }: MissingPanelProps) {
  const t = useMessages(messages);
  const missingText = useMissingText();
  switch (missing.kind) {
    case 'not-imported':
    case 'not-split':
    case 'recap':
    case 'coarse-totals':
    case 'unplaced':
      // The panel is left out, and the page names it with what it needs.
      return null;
    case 'unknown-class':
      return <EmptyPanel cause={t('causeUnknownClass')} />;
    case 'unknown':
      return <EmptyPanel cause={missingText(missing, result.subject)} />;
    case 'no-rows':
      return <NothingFound answer={answer} subject={result.subject} measure={measure} />;
  }
}

interface FiguresProps {
  readonly answer: AnswerTo;
  readonly updating: boolean;
  readonly draw: () => ReactNode;
}

/** Content of an answer; memoized, so that loading the next answer does not render it. */
export const Figures = memo(
  function Figures({ draw }: FiguresProps) {
    return draw();
  },
  (before, { answer, updating }) => updating && before.answer === answer,
);

/** Filters to which the figures on screen belong; newer ones apply when their figures arrive. */
function useFiltersShown(updating: boolean): Filters | null {
  const filters = useFiltersIfAny();
  const [shown, setShown] = useState(filters);
  if (!updating && shown !== filters) setShown(filters);
  return updating ? shown : filters;
}

export interface AnswerStateProps<M extends string, D extends string> {
  readonly result: QueryResult<M, D>;
  /** Measure without which there is nothing to show. */
  readonly measure: NoInfer<M>;
  /** Pixels: height of the skeleton, and minimum height of the content. */
  readonly height: Room;
  readonly children: (answer: AnswerTo<M, D>) => ReactNode;
}

/** Renders every state of an answer: loading, failed, not imported, empty, last known, or ready. */
export function AnswerState<M extends string, D extends string>({ result, measure, height, children }: AnswerStateProps<M, D>) {
  const failureText = useFailureText();
  useAwaited([result]);
  const { state, answer, failure, retry } = result;
  const updating = state === 'updating';
  const filters = useFiltersShown(updating);
  if (failure && isWithoutRight(failure)) return <EmptyPanel cause={failureText(failure)} />;
  if (failure && !answer) return <ErrorPanel message={failureText(failure)} onRetry={retry} />;
  if (!answer) return <LoadingPanel height={height} />;
  const missing = missingOf(answer, measure);
  return (
    <>
      {state === 'stale' && <LastKnown failure={failure} onRetry={retry} />}
      <Aging old={updating} markAt="top" minHeight={height}>
        <ShownFiltersContext value={filters}>
          {missing ? (
            <MissingPanel missing={missing} answer={answer} result={result} measure={measure} />
          ) : (
            <Figures answer={answer} updating={updating} draw={() => children(answer)} />
          )}
        </ShownFiltersContext>
      </Aging>
    </>
  );
}
