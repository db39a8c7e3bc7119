import { useChartColors } from '@pendapa/theme';
import { useMessages } from '@pendapa/i18n';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import { BarMarks } from './bar-marks.tsx';
import { LineMarks } from './line-marks.tsx';
import { TimeAxis } from './time-axis.tsx';
import { TimePanel } from './time-panel.tsx';
import { TooltipTable } from './tooltip-table.tsx';
import { useTimeFrame } from './use-time-frame.ts';

const TITLE_HEIGHT = 18;
const AXIS_HEIGHT = 40;
const RIGHT = 12;
/** The bars take twice the height of a line below them. */
const BARS_WEIGHT = 2;

export interface MonthSpan {
  readonly moments: readonly Moment[];
  /** Bars from here on are of the current year. */
  readonly currentFrom: number;
  /** Index of the period that has not ended. */
  readonly unfinished: number | null;
}

export interface MonthBarsProps {
  readonly span: MonthSpan;
  readonly bars: Measured & { readonly axis: ValueAxis };
  /** Each in a panel of its own below the bars, with its own scale: never a second axis. */
  readonly below: readonly (Measured & { readonly axis: ValueAxis })[];
  readonly height: number;
  readonly description: string;
  /** A click or Enter on a month: its key. */
  readonly onSelect?: (key: string) => void;
}

/** Heights of the bars' panel and of each line's: what the titles and the axis leave, shared by weight. */
export function panelHeights(height: number, lines: number): { readonly bars: number; readonly line: number } {
  const room = height - TITLE_HEIGHT * (lines + 1) - AXIS_HEIGHT;
  const line = Math.round(room / (BARS_WEIGHT + lines));
  return { bars: room - line * lines, line };
}

/** Bars per month, the current year strong and those before it light, with lines of other units aligned below. */
export function MonthBars({ span, bars, below, height, description, onSelect }: MonthBarsProps) {
  const { moments, currentFrom, unfinished } = span;
  const t = useMessages(messages);
  const colors = useChartColors();
  const frame = useTimeFrame(moments, RIGHT, onSelect && ((index) => onSelect(moments[index]?.key ?? '')));
  const lines = below.map((line, index) => ({ ...line, role: 'actual' as const, color: colors.series[index + 1] ?? colors.neutral }));
  const heights = panelHeights(height, lines.length);
  const tooltip = (
    <TooltipTable
      moments={moments}
      rows={[{ ...bars, color: colors.series[0] }, ...lines]}
      remark={(index) => (index === unfinished ? t('unfinished') : null)}
    />
  );
  return (
    <ChartFigure description={description}>
      <TimePanel
        frame={frame}
        axis={bars.axis}
        series={[bars]}
        height={heights.bars + (lines.length === 0 ? AXIS_HEIGHT : 0)}
        lowest={lines.length === 0}
      >
        <BarMarks
          moments={moments}
          values={bars.values}
          color={(index) => (index >= currentFrom ? colors.series[0] : colors.comparison)}
          unfinished={unfinished}
        />
        {lines.length === 0 && <TimeAxis moments={moments} />}
        {tooltip}
      </TimePanel>
      {lines.map((line, index) => {
        const lowest = index === lines.length - 1;
        return (
          <TimePanel
            key={line.key}
            frame={frame}
            axis={line.axis}
            series={[line]}
            height={heights.line + (lowest ? AXIS_HEIGHT : 0)}
            lowest={lowest}
          >
            <LineMarks moments={moments} lines={[line]} unfinished={unfinished} named={false} />
            {lowest && <TimeAxis moments={moments} />}
            {tooltip}
          </TimePanel>
        );
      })}
    </ChartFigure>
  );
}
