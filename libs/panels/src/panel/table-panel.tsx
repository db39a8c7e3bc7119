import { useMemo, type ReactNode } from 'react';
import type { AnswerTo, QueryResult } from '@pendapa/query';
import { Panel } from '@pendapa/ui-layout';
import { StandingTable, useLatest } from '../exported/standing.ts';
import { UnappliedFiltersLine } from '../words/unapplied-filters-line.tsx';
import { RemarkLines } from '../words/remark-lines.tsx';
import { useAnswerNotes } from '../words/use-answer-notes.ts';
import { UsualRemarks } from '../words/usual-remarks.tsx';
import { AnswerState } from './answer-state.tsx';
import { isLeftOut, missingOf } from './missing.ts';
import { useMissingDimension } from './missing-dimensions.ts';
import { PanelWithoutData } from './panels-without-data.tsx';
import { useMissingText } from './use-missing-text.ts';

export interface TablePanelProps<M extends string, D extends string> {
  readonly title: string;
  readonly result: QueryResult<M, D>;
  /** Measure without which there is nothing to show. */
  readonly measure: NoInfer<M>;
  /** Minimum height in pixels. */
  readonly height: number;
  readonly actions?: ReactNode;
  /** Shown below the table in every state. */
  readonly footer?: ReactNode;
  readonly children: (answer: AnswerTo<M, D>) => ReactNode;
}

/** Table panel in every state of its answer, with unapplied filters. */
export function TablePanel<M extends string, D extends string>({
  title,
  result,
  measure,
  height,
  actions,
  footer,
  children,
}: TablePanelProps<M, D>) {
  const { answer, unappliedFilters } = result;
  const notesOf = useAnswerNotes();
  const missing = answer && missingOf(answer, measure);
  useMissingDimension(missing, 'panel');
  const missingText = useMissingText();
  const shownAnswer = missing === null ? answer : null;
  const measures = Object.keys(shownAnswer?.totals.current ?? {});
  const notes = useLatest(notesOf({ answer: shownAnswer, unappliedFilters }, measures));
  const standing = useMemo(() => ({ title, notes }), [title, notes]);
  if (isLeftOut(missing)) return <PanelWithoutData title={title} reason={missingText(missing, result.subject)} />;
  return (
    <Panel
      title={title}
      subtitle={
        <>
          <UnappliedFiltersLine results={[result]} />
          {shownAnswer && <RemarkLines answer={shownAnswer} measure={measures} />}
          {result.state === 'loading' && <UsualRemarks result={result} measures={result.notedQuery?.measures ?? []} />}
        </>
      }
      actions={actions}
      height={height}
    >
      <StandingTable value={standing}>
        <AnswerState result={result} measure={measure} height={height}>
          {children}
        </AnswerState>
      </StandingTable>
      {footer}
    </Panel>
  );
}
