import type { ReactNode } from 'react';
import type { CodeFilter } from '../filters/choices.ts';
import { useNarrow } from '../filters/use-narrow.ts';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { Row } from '../reading/rows.ts';
import type { Reader } from '../reading/use-reader.ts';
import { Ranking } from './ranking.tsx';

export interface RankedPanelProps<M extends string, D extends string> extends Omit<ChartPanelProps<M, D>, 'chart'> {
  readonly by: NoInfer<D>;
  /** Pixels of rows that are shown before all are asked for; as many as fit the panel unless it says otherwise. */
  readonly room?: number;
  /** Codes in the order to be shown; that of the answer unless it says otherwise. */
  readonly order?: readonly (string | null)[];
  /** The end of a row; its share and its change unless it says otherwise. */
  readonly detail?: (row: Row<NoInfer<M>, NoInfer<D>>, read: Reader<NoInfer<M>, NoInfer<D>>) => ReactNode;
  /** The filter of the page that a click or Enter on a row sets to it, where nothing else is done. */
  readonly narrows?: CodeFilter;
  /** A click or Enter on a row. */
  readonly onSelect?: (code: string) => void;
}

/** Members of one dimension as bars, with what the page says of them. */
export function RankedPanel<M extends string, D extends string>(props: RankedPanelProps<M, D>) {
  const { by, room, order, detail, narrows, onSelect, ...panel } = props;
  const narrow = useNarrow();
  return (
    <ChartPanel
      {...panel}
      chart={({ read, description, height }) => (
        <Ranking<M, D>
          read={read}
          description={description}
          by={by}
          measure={panel.measure}
          height={room ?? height}
          rows={order?.flatMap((code) => read.rows.filter(({ codes }) => codes[by] === code))}
          onSelect={onSelect ?? (narrows && narrow(narrows))}
          detail={detail && ((row) => detail(row, read))}
        />
      )}
    />
  );
}
