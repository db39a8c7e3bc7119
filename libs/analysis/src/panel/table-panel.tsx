import { useMemo, type ReactNode } from 'react';
import { CollapsedPanel, Panel } from '@pendapa/ui-layout';
import type { AnswerTo } from '../reading/answer-to.ts';
import type { QueryResult } from '../request/use-answer.ts';
import { StandingTable, useLatest } from '../exported/standing.ts';
import { UnappliedFiltersLine } from '../words/left-aside-line.tsx';
import { RemarkLines } from '../words/remark-lines.tsx';
import { useAnswerNotes } from '../words/use-said.ts';
import { AnswerState } from './answer-state.tsx';
import { missingOf } from './missing.ts';

export interface TablePanelProps<M extends string, D extends string> {
  readonly title: string;
  readonly asked: QueryResult<M, D>;
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
  asked,
  measure,
  height,
  actions,
  footer,
  children,
}: TablePanelProps<M, D>) {
  const { answer, unappliedFilters } = asked;
  const saidOf = useAnswerNotes();
  const missing = answer && missingOf(answer, measure);
  const told = missing === null ? answer : null;
  const measures = Object.keys(told?.totals.current ?? {});
  const said = useLatest(saidOf({ answer: told, unappliedFilters }, measures));
  const standing = useMemo(() => ({ title, said }), [title, said]);
  if (missing?.kind === 'not-imported') return <CollapsedPanel title={title} />;
  return (
    <Panel
      title={title}
      subtitle={
        <>
          <UnappliedFiltersLine asked={[asked]} />
          {told && <RemarkLines answer={told} measure={measures} />}
        </>
      }
      actions={actions}
      height={height}
    >
      <StandingTable value={standing}>
        <AnswerState asked={asked} measure={measure} height={height}>
          {children}
        </AnswerState>
      </StandingTable>
      {footer}
    </Panel>
  );
}
