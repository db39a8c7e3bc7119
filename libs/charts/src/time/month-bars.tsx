import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { useMessages } from '@pendapa/i18n';
import { barsOf, lineOf, categoriesOf } from '../axes/band-series.ts';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import type { SeriesBreak } from '../axes/break-marks.tsx';
import { BarKey, KEY_HEIGHT } from './time-keys.tsx';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';

/** Height of the bars relative to a line panel below. */
const BARS_WEIGHT = 2;

export interface MonthSpan {
  readonly moments: readonly Moment[];
  /** Index from which bars belong to the current year. */
  readonly currentFrom: number;
  /** Index of the period that is not over. */
  readonly unfinished: number | null;
}

export interface MonthBarsProps {
  readonly span: MonthSpan;
  readonly bars: Measured & { readonly axis: ValueAxis };
  /** Lines below the bars; each has its own panel and scale, never a second axis. */
  readonly below: readonly (Measured & { readonly axis: ValueAxis })[];
  readonly height: number;
  readonly description: string;
  /** Events. */
  readonly breaks?: readonly SeriesBreak[];
  /** Called on a click or Enter on a month, with its key. */
  readonly onSelect?: (key: string) => void;
}

/** Heights of the bar panel and of each line panel, without titles and axis, shared by weight. */
export function panelHeights(height: number, lines: number): { readonly bars: number; readonly line: number } {
  const room = height - TITLE_HEIGHT * (lines + 1) - AXIS_HEIGHT;
  const line = Math.round(room / (BARS_WEIGHT + lines));
  return { bars: room - line * lines, line };
}

/** Monthly bars, the current year dark and earlier ones light, with lines of other units below. */
export function MonthBars({ span, bars, below, height, description, breaks, onSelect }: MonthBarsProps) {
  const { moments, currentFrom, unfinished } = span;
  const t = useMessages(messages);
  const colors = useChartColors();
  const chartProps = useMemo(() => {
    const strong = { ...bars, color: colors.series[0] };
    const lines = below.map((line, index) => ({ ...line, role: 'actual' as const, color: colors.series[index + 1] ?? colors.neutral }));
    const heights = panelHeights(height - (unfinished === null ? 0 : KEY_HEIGHT), lines.length);
    const colorAt = (index: number): string => (index >= currentFrom ? colors.series[0] : colors.comparison);
    return {
      categories: categoriesOf(moments, [strong, ...lines], { index: unfinished, remark: t('unfinished') }),
      panels: [
        { key: bars.key, axis: bars.axis, series: [barsOf(strong, colorAt)], height: heights.bars },
        ...lines.map((line) => ({ key: line.key, axis: line.axis, series: [lineOf(line)], height: heights.line })),
      ],
    };
  }, [bars, below, moments, currentFrom, unfinished, height, colors, t]);
  return (
    <TimePanels
      {...chartProps}
      description={description}
      breaks={breaks}
      above={<BarKey />}
      onSelect={onSelect && ((index) => onSelect(moments[index]?.key ?? ''))}
    />
  );
}
