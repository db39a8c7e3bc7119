import { useEffect } from 'react';
import { useExportRegistry } from '../exported/registry.ts';
import { whenAsked, type Askable } from '../filters/when-asked.tsx';
import { namesIn } from '../reading/names-in.ts';
import { knownPartOf, stateOf } from '../reading/figure.ts';
import { useReader, type Reader } from '../reading/use-reader.ts';
import type { Asked } from '../request/use-answer.ts';
import { AnswerSentence } from './answer-sentence.tsx';
import { missingOf, type Missing } from './missing.ts';
import { useNameOnPage } from './page-names.tsx';
import { useMissingText } from './use-missing-text.ts';

export interface PageSentenceProps<M extends string, D extends string> {
  readonly asked: Askable<M, D>;
  /** The measure without which there is nothing to say. */
  readonly measure: NoInfer<M>;
  /** The finding, in at most 90 characters or so; null where there is none. */
  readonly sentence: (read: Reader<NoInfer<M>, NoInfer<D>>) => string | null;
}

interface SaidSentenceProps<M extends string, D extends string> extends PageSentenceProps<M, D> {
  readonly asked: Asked<M, D>;
}

/** Of an incomplete total its known part and what lacks: "Rp 5.29 billion ◐; 1 of 3 debts without penalty". */
function partOf<M extends string, D extends string>({ total, totalText, reason }: Reader<M, D>, measure: NoInfer<M>): string | null {
  const figure = total(measure);
  return knownPartOf(stateOf(figure)) === null ? null : `${totalText(measure)}; ${reason(measure, figure) ?? ''}`;
}

/** What stands in place of a finding. */
const SAID: readonly Missing['kind'][] = ['unplaced', 'unknown', 'coarse-totals'];

function SaidSentence<M extends string, D extends string>({ asked, measure, sentence }: SaidSentenceProps<M, D>) {
  const reader = useReader(asked.subject);
  const { answer } = asked;
  const registry = useExportRegistry();
  const missingText = useMissingText();
  const missing = answer && missingOf(answer, measure);
  const read = answer && missing === null ? reader(answer, measure) : null;
  const found = read && (sentence(read) ?? partOf(read, measure));
  useNameOnPage(read ? namesIn(sentence, read) : new Set());
  const text = missing && SAID.includes(missing.kind) ? missingText(missing) : found;
  useEffect(() => (text === null ? undefined : registry?.addSentence(text)), [registry, text]);
  return <AnswerSentence asked={asked} text={text} />;
}

/** What an answer says to the question of the page, above its figures. */
export const PageSentence = <M extends string, D extends string>({ asked, ...said }: PageSentenceProps<M, D>) =>
  whenAsked(asked, (known) => <SaidSentence {...said} asked={known} />);
