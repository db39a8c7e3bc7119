import { useMemo, type ReactNode } from 'react';
import { measureSpec } from '@pendapa/contracts';
import { unappliedFiltersFor, withQuery, type QuerySource } from '@pendapa/filters';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { isKnown, isNothing, knownPartOf, stateOf, valueOf, totalOf, type AnswerTo, type QueryResult } from '@pendapa/query';
import type { ShownFigure } from '../exported/use-exported-figure.ts';
import { CARD_NAMES } from '../messages/card-names.ts';
import { messages } from '../messages/texts.ts';
import { missingOf } from '../panel/missing.ts';
import { useMissingText } from '../panel/use-missing-text.ts';
import { ChangeText } from '../words/change-text.tsx';
import { useMeasureDefinition } from '../words/definition-words.tsx';
import { definitionOf } from '../words/use-names.ts';
import { refusedComparison, useTotalRemarks } from '../words/use-remarks.ts';
import { useStateWords } from '../words/use-state-words.ts';
import { useUnappliedFilterWords } from '../words/use-unapplied-filter-words.ts';
import { usualNotesOf } from '../words/usual-remarks.tsx';
import { KpiCard } from './kpi-card.tsx';

export interface MeasureCardProps<M extends string> {
  /** Result whose totals are shown, with their comparison if the query has one. */
  readonly query: QuerySource<M>;
  readonly measure: NoInfer<M>;
  /** Page with more about the figure: the title becomes a link to it. */
  readonly to?: string;
  /** Small chart or bar beside the value, if it fits. */
  readonly mark?: ReactNode;
  /** Below the line of the change. */
  readonly remark?: ReactNode;
  /** Instead of the change. */
  readonly children?: ReactNode;
}

function Comparison<M extends string>({
  answer,
  result,
  measure,
}: {
  readonly answer: AnswerTo<M>;
  readonly result: QueryResult<M>;
  readonly measure: NoInfer<M>;
}) {
  const t = useMessages(messages);
  const format = useFormat();
  const spec = measureSpec(result.subject, measure);
  const now = totalOf(answer, measure);
  const before = totalOf(answer, measure, 'comparison');
  // If the comparison is refused, the remark says why.
  if (!answer.comparison || refusedComparison(answer, measure)) return null;
  if (!isKnown(before)) return <span>{t('noComparison')}</span>;
  return (
    <span>
      {!(isNothing(before) && !isNothing(now)) && <ChangeText now={now} before={before} spec={spec} />}{' '}
      {t('from', { value: format.value(valueOf(before), spec.unit) })}
    </span>
  );
}

interface TotalCardProps<M extends string> extends MeasureCardProps<M> {
  readonly query: QueryResult<M>;
}

function TotalCard<M extends string>({ query, measure, to, mark, remark, children }: TotalCardProps<M>) {
  const text = useText();
  const reason = useMissingText();
  const words = useStateWords();
  const unappliedWords = useUnappliedFilterWords();
  const totalRemarks = useTotalRemarks();
  const definition = useMeasureDefinition();
  const { subject, answer } = query;
  const { unit } = measureSpec(subject, measure);
  const label = text(definitionOf(subject, measure).label);
  const short = CARD_NAMES[`${subject}.${measure}`];
  const missing = useMemo(() => {
    const found = answer ? missingOf(answer, measure) : null;
    // A total needs no breakdown.
    return found?.kind === 'not-split' ? null : found;
  }, [answer, measure]);
  const value = answer ? totalOf(answer, measure) : null;
  const state = answer ? stateOf(totalOf(answer, measure)) : null;
  const part = knownPartOf(state);
  const unknown = missing !== null || state !== null;
  // A state names the missing field and the number of rows. If no row has the figure, the notes of the answer explain it.
  const shownState = state?.state === 'absent' && missing !== null ? null : state;
  const isHidden = shownState?.state === 'hidden';
  const reasonOfState = shownState && words.reason(shownState, subject, measure);
  // The note under the cards says why a figure is hidden.
  const why = isHidden ? null : (reasonOfState ?? (missing && reason(missing, subject)));
  const unappliedFilters = unappliedFiltersFor(query.unappliedFilters ?? [], subject, measure);
  const remarks = answer ? totalRemarks(answer, measure) : [];
  const exported: ShownFigure | null = answer && {
    label,
    kind: unit,
    value: part ?? valueOf(value),
    note: part === null ? null : why,
    notes: [...unappliedWords(unappliedFilters), ...remarks],
    before: answer.comparison ? valueOf(totalOf(answer, measure, 'comparison')) : undefined,
    source: { subject, answer, address: query.address },
  };
  if (missing?.kind === 'not-imported') return null;
  return (
    <KpiCard
      label={label}
      shortLabel={short && text(short)}
      usual={usualNotesOf(query, measure)}
      results={[{ ...query, unappliedFilters }]}
      exported={exported}
      definition={definition(subject, measure)}
      to={to}
      value={answer ? (missing !== null && state === null ? '-' : words.cardText(value, unit)) : undefined}
      exact={part !== null || isKnown(value) ? words.exact(value, unit) : undefined}
      mark={unknown ? undefined : mark}
      remarks={answer && (!missing || isHidden) ? remarks : undefined}
    >
      {why !== null && <span>{part !== null && state !== null ? words.cardReason(state, subject, measure) : why}</span>}
      {answer && !unknown && (children ?? <Comparison answer={answer} result={query} measure={measure} />)}
      {!unknown && remark}
    </KpiCard>
  );
}

/** A measure's total with its change, or the reason why there is no figure. The line of filters shows the dates of both. */
export const MeasureCard = <M extends string>({ query, ...card }: MeasureCardProps<M>) =>
  withQuery(query, (known) => <TotalCard {...card} query={known} />);

export interface MeasureCardsProps<M extends string> {
  readonly query: QuerySource<M>;
  readonly measures: readonly NoInfer<M>[];
}

/** Several totals of one answer, a card each. */
export const MeasureCards = <M extends string>({ query, measures }: MeasureCardsProps<M>) =>
  measures.map((measure) => <MeasureCard key={measure} query={query} measure={measure} />);
