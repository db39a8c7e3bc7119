import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { sharesOf } from '../bars/stack.ts';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import { ColorKey } from '../parts/color-key.tsx';
import { seriesColor } from '../parts/tone.ts';
import { BreakMarks, type SeriesBreak } from './break-marks.tsx';
import { StackMarks } from './stack-marks.tsx';
import { TimeAxis } from './time-axis.tsx';
import { TimePanel } from './time-panel.tsx';
import { TooltipTable } from './tooltip-table.tsx';
import { useTimeFrame } from './use-time-frame.ts';

const KEY_HEIGHT = 26;
const TITLE_HEIGHT = 18;
const RIGHT = 12;

export interface StackedMonthsProps {
  readonly moments: readonly Moment[];
  /** The lowest part first; the fifth and later ones share one grey. */
  readonly parts: readonly Measured[];
  readonly axis: ValueAxis;
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
  /** Where the series begins to mean something else. */
  readonly breaks?: readonly SeriesBreak[];
}

const wholeOf = (parts: readonly Measured[], index: number): number => parts.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);

/** What each period is made up of, in the unit of the values. */
export function StackedMonths({ moments, parts, axis, unfinished, height, description, breaks }: StackedMonthsProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const frame = useTimeFrame(moments, RIGHT);
  const drawn = useMemo(() => parts.map((part, index) => ({ ...part, color: seriesColor(colors, index) })), [parts, colors]);
  const whole = { key: 'whole', label: axis.title, values: moments.map((_, index) => wholeOf(parts, index)), exact: () => '' };
  return (
    <ChartFigure description={description}>
      <ColorKey entries={drawn.map(({ label, color }) => ({ label, color, form: 'fill' }))} />
      <TimePanel frame={frame} axis={axis} series={[whole]} height={height - TITLE_HEIGHT - KEY_HEIGHT} lowest>
        <StackMarks moments={moments} parts={drawn} unfinished={unfinished} />
        {breaks && <BreakMarks moments={moments} breaks={breaks} />}
        <TimeAxis moments={moments} />
        <TooltipTable moments={moments} rows={[...drawn].reverse()} remark={(index) => (index === unfinished ? t('unfinished') : null)} />
      </TimePanel>
    </ChartFigure>
  );
}

/** Every period is 100 %: how its make-up moves, whatever its size. The values are those of the parts, the axis is of shares from 0 to 1. */
export function ShareMonths({ parts, moments, ...rest }: StackedMonthsProps) {
  const shares = moments.map((_, index) => sharesOf(parts.map(({ values }) => values[index] ?? null)));
  const drawn = parts.map((part, at) => ({ ...part, values: shares.map((share) => share[at] ?? null) }));
  return <StackedMonths moments={moments} parts={drawn} {...rest} />;
}
