import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors, type ChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { Line, Moment, Role, ValueAxis } from '../model.ts';
import { LineLegend } from './line-legend.tsx';
import { LineMarks } from './line-marks.tsx';
import { TimeAxis } from './time-axis.tsx';
import { TimePanel } from './time-panel.tsx';
import { TooltipTable } from './tooltip-table.tsx';
import { useLineNames } from './use-line-names.ts';
import { useTimeFrame } from './use-time-frame.ts';

const TITLE_HEIGHT = 18;
const LEGEND_HEIGHT = 20;

export interface TrendLineProps {
  readonly moments: readonly Moment[];
  readonly lines: readonly Line[];
  readonly axis: ValueAxis;
  /** Index of the period that has not ended: actual lines are dotted towards it. */
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
}

const colorOf = (colors: ChartColors, role: Role): string =>
  ({ actual: colors.series[0], second: colors.series[1], comparison: colors.comparison, plan: colors.target })[role];

/** Lines over time: actual strong, the year before light, a plan as a dashed outline. */
export function TrendLine({ moments, lines, axis, unfinished, height, description }: TrendLineProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const names = useLineNames(lines);
  const frame = useTimeFrame(moments, names.right);
  const drawn = useMemo(() => lines.map((line) => ({ ...line, color: colorOf(colors, line.role) })), [lines, colors]);
  return (
    <ChartFigure description={description}>
      {!names.atEnds && <LineLegend lines={drawn} />}
      <TimePanel frame={frame} axis={axis} series={drawn} height={height - TITLE_HEIGHT - (names.atEnds ? 0 : LEGEND_HEIGHT)} lowest>
        <LineMarks moments={moments} lines={drawn} unfinished={unfinished} named={names.atEnds} />
        <TimeAxis moments={moments} />
        <TooltipTable moments={moments} rows={drawn} remark={(index) => (index === unfinished ? t('unfinished') : null)} />
      </TimePanel>
    </ChartFigure>
  );
}
