import type { ReactNode } from 'react';
import { RankedBars } from '@pendapa/charts';
import { isOrderedDimension, measureSpec } from '@pendapa/contracts';
import { useFormat } from '@pendapa/i18n';
import { toPlotValue, type Figure, type Row } from '@pendapa/query';
import type { ChartProps } from '../table/drawing.ts';
import { ChangeText } from '../words/change-text.tsx';
import { useStateWords } from '../words/use-state-words.ts';

export interface RankingProps<M extends string, D extends string> extends ChartProps<M, D> {
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  readonly measure: NoInfer<M>;
  /** Rows in display order; by default those of the answer. */
  readonly rows?: readonly Row<M, D>[];
  /** Key and label of a row with several dimensions; by default those of its member. */
  readonly nameOf?: (row: Row<M, D>) => { readonly key: string; readonly label: string };
  /** Content at the end of a row; by default share and change. */
  readonly detail?: (row: Row<M, D>) => ReactNode;
  /** True for a tick at the value of the comparison, if there is one; true by default. */
  readonly hasComparisonTick?: boolean;
  /** Number of rows shown before "show all"; by default as many as fit the height. */
  readonly initialRows?: number;
  /** Called on a click or Enter on a row. */
  readonly onSelect?: (code: string) => void;
}

/** Share of the total, and change from the comparison. */
function useShareAndChange<M extends string, D extends string>({ read, measure }: Pick<RankingProps<M, D>, 'read' | 'measure'>) {
  const format = useFormat();
  return (row: Row<M, D>): ReactNode => (
    <>
      {format.percent(read.share(measure, row))}
      {read.answer.comparison && (
        <>
          {' · '}
          <ChangeText now={row.current[measure]} before={row.comparison[measure]} spec={measureSpec(read.subject, measure)} />
        </>
      )}
    </>
  );
}

/** Bars of members, largest first or in their own order. */
export function Ranking<M extends string, D extends string>({
  read,
  by,
  measure,
  rows = read.rows,
  nameOf,
  detail,
  hasComparisonTick = true,
  initialRows,
  onSelect,
  description,
  height,
}: RankingProps<M, D>) {
  const words = useStateWords();
  const shareAndChange = useShareAndChange({ read, measure });
  const isCompared = hasComparisonTick && read.answer.comparison !== null;
  const { unit } = measureSpec(read.subject, measure);
  const tick = (figure: Figure) => ({ value: toPlotValue(figure), exact: words.exact(figure, unit) });
  const bars = rows.map((row) => ({
    ...read.bar(by, measure, row),
    ...nameOf?.(row),
    lastYearTick: isCompared ? tick(row.comparison[measure]) : undefined,
    detail: (detail ?? shareAndChange)(row),
  }));
  return (
    <RankedBars
      bars={bars}
      description={description}
      names={isCompared ? { bar: read.periodLabels.period, lastYearTick: read.periodLabels.comparison } : undefined}
      onSelect={onSelect}
      isSequence={isOrderedDimension(by)}
      initialRows={initialRows}
      initialHeight={height}
    />
  );
}
