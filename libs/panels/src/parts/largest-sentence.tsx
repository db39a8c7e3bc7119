import type { QuerySource } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { largestFirst, share } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { PageSentence } from '../panel/page-sentence.tsx';
import { useLargest } from './ranking-panel.tsx';

export interface LargestSentenceProps<M extends string, D extends string> {
  readonly query: QuerySource<M, D>;
  readonly measure: NoInfer<M>;
  /** Dimension whose largest member is named. */
  readonly by: NoInfer<D>;
}

/** Sentence of a page about its largest member: its share, and that of the comparison if there is one. */
export function LargestSentence<M extends string, D extends string>({ query, measure, by }: LargestSentenceProps<M, D>) {
  const t = useMessages(messages);
  const largest = useLargest();
  return (
    <PageSentence
      query={query}
      measure={measure}
      sentence={(read) => {
        const { rows, total, formatted, periodLabels } = read;
        const [first] = largestFirst(rows, by, measure).rows;
        const now = first ? read.share(measure, first) : null;
        const before = first ? share(first.comparison[measure], total(measure, 'comparison')) : null;
        if (now === null || before === null) return largest(read, by, measure);
        const { name, share: part } = formatted.largest(by, measure);
        const texts = { name, share: part, before: formatted.percent(before), comparison: periodLabels.comparison };
        if (texts.before === part) return t('largestSame', texts);
        return t(now > before ? 'largestRisen' : 'largestFallen', texts);
      }}
    />
  );
}
