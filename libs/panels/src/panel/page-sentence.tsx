import { useEffect } from 'react';
import { withQuery, type QuerySource } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { isKnown, knownPartOf, stateOf, type QueryResult } from '@pendapa/query';
import { useExportRegistry } from '../exported/registry.ts';
import { messages } from '../messages/texts.ts';
import { namesIn } from '../words/names-in.ts';
import { useReader, type Reader } from '../words/use-reader.ts';
import { AnswerSentence } from './answer-sentence.tsx';
import { missingOf, type Missing } from './missing.ts';
import { useNameOnPage } from './page-names.tsx';
import { useMissingDimension } from './missing-dimensions.ts';
import { useMissingText } from './use-missing-text.ts';

export interface PageSentenceProps<M extends string, D extends string> {
  readonly query: QuerySource<M, D>;
  /** The measure without which there is nothing to say. */
  readonly measure: NoInfer<M>;
  /** The finding in about 90 characters; null if there is none. */
  readonly sentence: (read: Reader<NoInfer<M>, NoInfer<D>>) => string | null;
}

interface ResultSentenceProps<M extends string, D extends string> extends PageSentenceProps<M, D> {
  readonly query: QueryResult<M, D>;
}

/** For an incomplete total: its known part and what is missing. Example: "Rp 5.29 billion ◐; 1 of 3 debts without penalty". */
function partOf<M extends string, D extends string>({ total, totalText, reason }: Reader<M, D>, measure: NoInfer<M>): string | null {
  const figure = total(measure);
  return knownPartOf(stateOf(figure)) === null ? null : `${totalText(measure)}; ${reason(measure, figure) ?? ''}`;
}

/** Kinds of missing data that replace a finding. The page itself names extracts that were not imported. */
const EXPLAINED_KINDS: readonly Missing['kind'][] = ['unplaced', 'unknown', 'unknown-class', 'recap', 'not-split', 'coarse-totals'];

/**
 * Sentence if there is no finding: the missing data, after the total if only its breakdown is missing. The page names missing
 * extracts, so beside one the total stands alone.
 */
function useLackSentence(): <M extends string, D extends string>(
  missing: Missing,
  read: Reader<M, D>,
  measure: NoInfer<M>,
) => string | null {
  const t = useMessages(messages);
  const missingText = useMissingText();
  return (missing, read, measure) => {
    const known = isKnown(read.total(measure)) ? { measure: read.label(measure), total: read.totalText(measure) } : null;
    if (missing.kind === 'not-imported' && known) return t('totalAlone', known);
    if (!EXPLAINED_KINDS.includes(missing.kind)) return null;
    if (missing.kind === 'recap') return t('causeRecap', { measure: read.label(measure).toLowerCase() });
    const lack = missingText(missing, read.subject);
    return missing.kind === 'not-split' && known ? t('totalOnly', { ...known, lack }) : lack;
  };
}

function ResultSentence<M extends string, D extends string>({ query, measure, sentence }: ResultSentenceProps<M, D>) {
  const reader = useReader(query.subject);
  const { answer } = query;
  const registry = useExportRegistry();
  const lackSentence = useLackSentence();
  const missing = answer && missingOf(answer, measure);
  useMissingDimension(missing, 'sentence');
  const read = answer && reader(answer, measure);
  useNameOnPage(read && !missing ? namesIn(sentence, read) : new Set());
  const sentenceOrPart = () => read && (sentence(read) ?? partOf(read, measure));
  const text = missing && read ? lackSentence(missing, read, measure) : sentenceOrPart();
  useEffect(() => (text === null ? undefined : registry?.addSentence(text)), [registry, text]);
  return <AnswerSentence result={query} text={text} />;
}

/** Sentence above the figures of a page: the answer to its question. */
export const PageSentence = <M extends string, D extends string>({ query, ...rest }: PageSentenceProps<M, D>) =>
  withQuery(query, (known) => <ResultSentence {...rest} query={known} />);
