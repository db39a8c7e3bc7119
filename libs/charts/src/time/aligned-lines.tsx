import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import { seriesColor } from '../parts/tone.ts';
import { LineMarks } from './line-marks.tsx';
import { TimeAxis } from './time-axis.tsx';
import { TimePanel } from './time-panel.tsx';
import { TooltipTable } from './tooltip-table.tsx';
import { useTimeFrame } from './use-time-frame.ts';

const TITLE_HEIGHT = 18;
const AXIS_HEIGHT = 40;
const RIGHT = 12;

export interface AlignedLinesProps {
  readonly moments: readonly Moment[];
  /** Each in a panel of its own, with its own scale and unit: never a second axis. */
  readonly panels: readonly (Measured & { readonly axis: ValueAxis })[];
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
}

/** Measures of different units over the same moments, below each other and read together. */
export function AlignedLines({ moments, panels, unfinished, height, description }: AlignedLinesProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const frame = useTimeFrame(moments, RIGHT);
  const lines = panels.map((panel, index) => ({ ...panel, role: 'actual' as const, color: seriesColor(colors, index) }));
  const each = Math.round((height - TITLE_HEIGHT * lines.length - AXIS_HEIGHT) / Math.max(lines.length, 1));
  return (
    <ChartFigure description={description}>
      {lines.map((line, index) => {
        const lowest = index === lines.length - 1;
        return (
          <TimePanel
            key={line.key}
            frame={frame}
            axis={line.axis}
            series={[line]}
            height={each + (lowest ? AXIS_HEIGHT : 0)}
            lowest={lowest}
          >
            <LineMarks moments={moments} lines={[line]} unfinished={unfinished} named={false} />
            {lowest && <TimeAxis moments={moments} />}
            <TooltipTable moments={moments} rows={lines} remark={(at) => (at === unfinished ? t('unfinished') : null)} />
          </TimePanel>
        );
      })}
    </ChartFigure>
  );
}
