import { useId, type ReactNode } from 'react';
import { useOnPaper, type SeriesBreak } from '@pendapa/charts';
import type { CalendarDate } from '@pendapa/contracts';
import type { Cut } from '../time/marks.ts';
import { useHasLegend } from '../time/page-marks.tsx';
import { LASTING, MOVING, useMarks } from '../time/use-marks.ts';
import { MarkList } from './mark-list.tsx';

/** Pixels of the panel that the letters below the chart take from it, so that nothing beside it moves. */
const LETTERS_HEIGHT = 40;
/** A year with its plan reaches no further. */
const A_YEAR = 13;

export interface MarkedChartProps {
  /** First days of the months or years on its axis. */
  readonly moments: readonly (CalendarDate | null)[];
  readonly cut?: Cut;
  /** Pixels, of the chart with its letters. */
  readonly height: number;
  readonly children: (drawn: { readonly height: number; readonly breaks: readonly SeriesBreak[] }) => ReactNode;
}

/**
 * A chart over time with the agency's marked events as lines in it, and below it what their letters stand for. Within a year all that
 * moves money; over several years what changed something then, because what comes back every year would be letters without end.
 */
export function MarkedChart({ moments, cut = 'month', height, children }: MarkedChartProps) {
  const kinds = cut === 'month' && moments.length <= A_YEAR ? MOVING : LASTING;
  const { marks, breaks } = useMarks(kinds, cut)(moments);
  const chart = useId();
  const isOnPaper = useOnPaper();
  const hasLegend = useHasLegend(chart) || isOnPaper;
  return (
    <>
      {children({ height: marks.length > 0 && hasLegend ? height - LETTERS_HEIGHT : height, breaks })}
      <MarkList chart={chart} marks={marks} />
    </>
  );
}
