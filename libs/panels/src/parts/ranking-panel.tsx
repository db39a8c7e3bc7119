import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import type { Reader } from '../words/use-reader.ts';
import { RankedPanel, type RankedPanelProps } from './ranked-panel.tsx';

export interface RankingPanelProps<M extends string, D extends string> extends Pick<
  RankedPanelProps<M, D>,
  'query' | 'measure' | 'by' | 'height' | 'initialHeight' | 'filterOnClick' | 'onSelect'
> {
  readonly title: string;
}

/** Texts of the largest known member and its share, for the sentence of a ranking. */
export function useLargest(): <M extends string, D extends string>(
  read: Reader<M, D>,
  by: NoInfer<D>,
  measure: NoInfer<M>,
) => string | null {
  const t = useMessages(messages);
  return (read, by, measure) => {
    const { name, share } = read.formatted.largest(by, measure);
    return t('largest', { name, share });
  };
}

/** Panel of members from the largest, with share, change and table view. */
export function RankingPanel<M extends string, D extends string>({ title, ...panel }: RankingPanelProps<M, D>) {
  const t = useMessages(messages);
  return (
    <RankedPanel
      {...panel}
      words={{
        title,
        subtitle: ({ period }) => t('rankingSubtitle', { period }),
        description: ({ period }) => t('ranked', { title, period }),
      }}
      columns={({ dimensionColumn, measureColumn, shareColumn, growthColumn }) => [
        dimensionColumn(panel.by),
        measureColumn(panel.measure),
        shareColumn(panel.measure),
        growthColumn(panel.measure),
      ]}
    />
  );
}
