import type { ReactNode } from 'react';
import { useCrossFilter } from '@pendapa/filters';
import type { CodeFilter, Row } from '@pendapa/query';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { Reader } from '../words/use-reader.ts';
import { Ranking, type RankingProps } from './ranking.tsx';

export interface RankedPanelProps<M extends string, D extends string>
  extends Omit<ChartPanelProps<M, D>, 'chart'>, Pick<RankingProps<M, D>, 'initialRows' | 'hasComparisonTick' | 'onSelect'> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  /** Pixels of rows shown before "show all"; by default as many as fit. */
  readonly initialHeight?: number;
  /** Rows in display order; by default those of the answer. */
  readonly rows?: (read: Reader<NoInfer<M>, NoInfer<D>>) => readonly Row<NoInfer<M>, NoInfer<D>>[];
  /** Key and label of a row with several dimensions; by default those of its member. */
  readonly nameOf?: (
    row: Row<NoInfer<M>, NoInfer<D>>,
    read: Reader<NoInfer<M>, NoInfer<D>>,
  ) => { readonly key: string; readonly label: string };
  /** Content at the end of a row; by default share and change. */
  readonly detail?: (row: Row<NoInfer<M>, NoInfer<D>>, read: Reader<NoInfer<M>, NoInfer<D>>) => ReactNode;
  /** Page filter that a click or Enter on a row sets, unless `onSelect` is given. */
  readonly filterOnClick?: CodeFilter;
}

/** Panel of members of one dimension as bars. */
export function RankedPanel<M extends string, D extends string>(props: RankedPanelProps<M, D>) {
  const { by, initialHeight, initialRows, hasComparisonTick, rows, nameOf, detail, filterOnClick, onSelect, ...panel } = props;
  const narrow = useCrossFilter();
  return (
    <ChartPanel
      {...panel}
      chart={({ read, description, height }) => (
        <Ranking<M, D>
          read={read}
          description={description}
          by={by}
          measure={panel.measure}
          height={initialHeight ?? height}
          initialRows={initialRows}
          hasComparisonTick={hasComparisonTick}
          rows={rows?.(read)}
          nameOf={nameOf && ((row) => nameOf(row, read))}
          onSelect={onSelect ?? (filterOnClick && narrow(filterOnClick))}
          detail={detail && ((row) => detail(row, read))}
        />
      )}
    />
  );
}
