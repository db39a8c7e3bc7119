import { useId, type ReactNode } from 'react';
import { useOnPaper, type SeriesBreak } from '@pendapa/charts';
import type { CalendarDate } from '@pendapa/contracts';
import type { AxisUnit } from '../marks/marks.ts';
import { useMarksShown } from '../marks/marks-shown.ts';
import { useHasLegend } from '../marks/page-marks.tsx';
import { EVENT_KINDS_OVER_YEARS, EVENT_KINDS_WITHIN_A_YEAR, useMarks } from '../marks/use-marks.ts';
import { MarkList } from './mark-list.tsx';

/** Pixels that the legend takes from the chart's height, so that neighbours do not move: with events, and the switch alone. */
const LETTERS_HEIGHT = 40;
const SWITCH_HEIGHT = 20;
/** Maximum number of months on an axis of one year and its plan. */
const MAX_MONTHS_OF_ONE_YEAR = 13;

export interface MarkedChartProps {
  /** First days of the months or years on the axis. */
  readonly moments: readonly (CalendarDate | null)[];
  /** Unit of the axis: one category per month or per year. */
  readonly axisUnit?: AxisUnit;
  /** Height in pixels of the chart with its legend. */
  readonly height: number;
  readonly children: (frame: { readonly height: number; readonly breaks: readonly SeriesBreak[] }) => ReactNode;
}

/**
 * Time chart with the agency's events as lines and a legend below. Within a year all events are shown; over several years
 * only those that do not recur every year.
 */
export function MarkedChart({ moments, axisUnit = 'month', height, children }: MarkedChartProps) {
  const kinds = axisUnit === 'month' && moments.length <= MAX_MONTHS_OF_ONE_YEAR ? EVENT_KINDS_WITHIN_A_YEAR : EVENT_KINDS_OVER_YEARS;
  const { marks, breaks } = useMarks(kinds, axisUnit)(moments);
  const chart = useId();
  const isOnPaper = useOnPaper();
  const hasLegend = useHasLegend(chart) || isOnPaper;
  const legendHeight = useMarksShown() ? LETTERS_HEIGHT : SWITCH_HEIGHT;
  return (
    <>
      {children({ height: marks.length > 0 && hasLegend ? height - legendHeight : height, breaks })}
      <MarkList chart={chart} marks={marks} />
    </>
  );
}
