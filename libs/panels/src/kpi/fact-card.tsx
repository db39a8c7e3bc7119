import type { ReactNode } from 'react';
import type { SubjectKey, Unit } from '@pendapa/contracts';
import { withQuery, type QuerySource } from '@pendapa/filters';
import { knownPartOf, stateOf, valueOf, type Shown, type QueryResult } from '@pendapa/query';
import type { ShownFigure } from '../exported/use-exported-figure.ts';
import { hasNoRowsToRead, isNamedOnce, missingOf } from '../panel/missing.ts';
import { useMissingDimension } from '../panel/missing-dimensions.ts';
import { useMissingText } from '../panel/use-missing-text.ts';
import { useReader, type Reader } from '../words/use-reader.ts';
import type { FigureDefinition } from '../words/definition-words.tsx';
import { useRemarks } from '../words/use-remarks.ts';
import { useAnswerNotes } from '../words/use-answer-notes.ts';
import { useStateWords, type StateWords } from '../words/use-state-words.ts';
import { usualNotesOf } from '../words/usual-remarks.tsx';
import { KpiCard, type KpiCardProps } from './kpi-card.tsx';

export interface Fact {
  /** Instead of the figure in words. */
  readonly value?: string;
  /** All digits, for the pointer. */
  readonly exact?: string;
  /** Below the figure. */
  readonly text?: ReactNode;
  /** Its number, for files; a fact without one is words. */
  readonly figure?: { readonly kind: Unit; readonly value: Shown; readonly before?: Shown };
}

export interface FactCardProps<M extends string, D extends string> extends Pick<
  KpiCardProps,
  'label' | 'shortLabel' | 'hint' | 'to' | 'lines'
> {
  readonly query: QuerySource<M, D>;
  /** Measure that supplies the remarks, the cut-off and the source of the figure. */
  readonly measure: NoInfer<M>;
  /** Definition of a figure that the page computes. A figure that is a measure itself uses `MeasureCard`. */
  readonly definition: FigureDefinition;
  /** False if the fact does not need rows of the answer. */
  readonly needsRows?: boolean;
  /** Computes the fact from the answer; null shows a dash. */
  readonly fact: (read: Reader<NoInfer<M>, NoInfer<D>>) => Fact | null;
}

/** A fact without text shows its figure. If the figure is missing, the reason is below it. */
function written(fact: Fact, subject: SubjectKey, measure: string, words: StateWords): Fact {
  const { value, figure } = fact;
  if (value !== undefined || !figure) return fact;
  const state = stateOf(figure.value);
  return {
    exact: words.exact(figure.value, figure.kind),
    ...fact,
    value: words.cardText(figure.value, figure.kind),
    ...(state && figure.value !== null && { text: words.cardReason(state, subject, measure) }),
  };
}

interface FoundFactProps<M extends string, D extends string> extends FactCardProps<M, D> {
  readonly query: QueryResult<M, D>;
}

function FoundFact<M extends string, D extends string>({
  query: result,
  measure,
  fact,
  needsRows = true,
  definition,
  ...card
}: FoundFactProps<M, D>) {
  const reader = useReader(result.subject);
  const { answer } = result;
  const notesOf = useAnswerNotes();
  const missingText = useMissingText();
  const remarks = useRemarks();
  const words = useStateWords();
  const missing = answer && missingOf(answer, measure);
  const isLeftOut = missing?.kind === 'not-imported' || (needsRows && isNamedOnce(missing));
  useMissingDimension(isLeftOut ? missing : null, 'panel');
  const lack = missing && { text: missingText(missing, result.subject) };
  const found = answer && (needsRows && hasNoRowsToRead(missing) ? lack : (fact(reader(answer, measure)) ?? lack));
  const known = found && written(found, result.subject, measure, words);
  const figure = known?.figure;
  const exported: ShownFigure | null = answer && {
    label: card.label,
    ...(figure
      ? { kind: figure.kind, value: knownPartOf(stateOf(figure.value)) ?? valueOf(figure.value) }
      : { kind: 'text' as const, value: known?.exact ?? known?.value ?? null }),
    before: figure?.before === undefined ? undefined : valueOf(figure.before),
    note: typeof known?.text === 'string' ? known.text : null,
    notes: notesOf({ answer, unappliedFilters: result.unappliedFilters }, [measure]),
    source: { subject: result.subject, answer, address: result.address },
  };
  if (isLeftOut) return null;
  return (
    <KpiCard
      {...card}
      exported={exported}
      usual={usualNotesOf(result, measure)}
      results={[result]}
      definition={{ ...definition, subject: result.subject, measure }}
      value={answer ? (known?.value ?? '-') : undefined}
      exact={known?.exact}
      remarks={answer ? remarks(answer, measure) : undefined}
    >
      {typeof known?.text === 'string' ? <span>{known.text}</span> : known?.text}
    </KpiCard>
  );
}

/** A figure that is computed from an answer and is no measure: its first member, a part of the whole, or a number of members. */
export const FactCard = <M extends string, D extends string>({ query, ...card }: FactCardProps<M, D>) =>
  withQuery(query, (known) => <FoundFact {...card} query={known} />);
