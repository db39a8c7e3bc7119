import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { useMessages } from '@pendapa/i18n';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { Line, Measured, Moment, ValueAxis } from '../model.ts';
import { BarMarks } from './bar-marks.tsx';
import { LineLegend } from './line-legend.tsx';
import { LineMarks } from './line-marks.tsx';
import { TimeAxis } from './time-axis.tsx';
import { TimePanel } from './time-panel.tsx';
import { TooltipTable } from './tooltip-table.tsx';
import { useLineNames } from './use-line-names.ts';
import { useTimeFrame } from './use-time-frame.ts';

const BARS_SHARE = 0.56;
const TITLE_HEIGHT = 18;
const LEGEND_HEIGHT = 20;

export interface MonthBarsProps {
  readonly moments: readonly Moment[];
  readonly bars: Measured & { readonly axis: ValueAxis };
  /** A panel of their own below the bars, with its own scale: never a second axis. */
  readonly below: { readonly axis: ValueAxis; readonly lines: readonly Line[] } | null;
  /** Bars from here on are of the current year. */
  readonly currentFrom: number;
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
}

/** Bars per month, the current year strong and those before it light, with lines of another unit aligned below. */
export function MonthBars({ moments, bars, below, currentFrom, unfinished, height, description }: MonthBarsProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const names = useLineNames(below?.lines ?? []);
  const frame = useTimeFrame(moments, names.right);
  const lines = useMemo(
    () => (below?.lines ?? []).map((line, index) => ({ ...line, color: colors.series[index + 1] ?? colors.neutral })),
    [below, colors],
  );
  const barColor = (index: number): string => (index >= currentFrom ? colors.series[0] : colors.comparison);
  const tooltip = (
    <TooltipTable
      moments={moments}
      rows={[{ ...bars, color: colors.series[0] }, ...lines]}
      remark={(index) => (index === unfinished ? t('unfinished') : null)}
    />
  );
  const legend = below !== null && !names.atEnds;
  const room = height - TITLE_HEIGHT * (below ? 2 : 1) - (legend ? LEGEND_HEIGHT : 0);
  const barsHeight = below ? Math.round(room * BARS_SHARE) : room;
  return (
    <ChartFigure description={description}>
      <TimePanel frame={frame} axis={bars.axis} series={[bars]} height={barsHeight} lowest={!below}>
        <BarMarks moments={moments} values={bars.values} color={barColor} unfinished={unfinished} />
        {!below && <TimeAxis moments={moments} />}
        {tooltip}
      </TimePanel>
      {legend && <LineLegend lines={lines} />}
      {below && (
        <TimePanel frame={frame} axis={below.axis} series={lines} height={room - barsHeight} lowest>
          <LineMarks moments={moments} lines={lines} unfinished={unfinished} named={names.atEnds} />
          <TimeAxis moments={moments} />
          {tooltip}
        </TimePanel>
      )}
    </ChartFigure>
  );
}
