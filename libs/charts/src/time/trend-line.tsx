import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors, type ChartColors } from '@pendapa/theme';
import { lineOf, categoriesOf } from '../axes/band-series.ts';
import { messages } from '../messages.ts';
import type { ChartLine, Measured, Moment, MarkRole, ValueAxis } from '../model.ts';
import type { SeriesBreak } from '../axes/break-marks.tsx';
import { LEGEND_HEIGHT, LineKey } from './time-keys.tsx';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';
import { useNamesRoom } from './use-names-room.ts';

export interface TrendLineProps {
  readonly moments: readonly Moment[];
  readonly lines: readonly ChartLine[];
  readonly axis: ValueAxis;
  /** Index of the period that is not over; actual lines to it are dotted. */
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
  /** Breaks and events. */
  readonly breaks?: readonly SeriesBreak[];
  /** Starts the scale below the lowest line, for lines that are close together and far from zero. A text says so. */
  readonly close?: boolean;
  /** Called with the key of a moment on a click on it. */
  readonly onSelect?: (key: string) => void;
}

const colorOf = (colors: ChartColors, role: MarkRole): string =>
  ({ actual: colors.series[0], second: colors.series[1], comparison: colors.comparison, plan: colors.target })[role];

/** Round start below lines that all lie in the upper half of the range; otherwise 0. */
function startOf(lines: readonly Measured[]): number {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || min < max / 2 || max === min) return 0;
  const step = 10 ** Math.floor(Math.log10(max - min));
  return Math.floor(min / step) * step;
}

/** Line chart over time: actual dark, the year before light, a plan dashed. */
export function TrendLine({ moments, lines, axis, unfinished, height, description, breaks, close = false, onSelect }: TrendLineProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const names = useNamesRoom(lines);
  const chartProps = useMemo(() => {
    const coloured = lines.map((line) => ({ ...line, color: colorOf(colors, line.role) }));
    const from = close ? startOf(lines) : 0;
    const left = height - TITLE_HEIGHT - AXIS_HEIGHT - (names === undefined ? LEGEND_HEIGHT : 0);
    return {
      categories: categoriesOf(moments, coloured, { index: unfinished, remark: t('unfinished') }),
      panels: [
        {
          key: 'lines',
          axis: from > 0 ? { ...axis, from, title: t('cutLines', { axis: axis.title }) } : axis,
          series: coloured.map(lineOf),
          height: left,
        },
      ],
    };
  }, [moments, lines, axis, unfinished, height, names, colors, close, t]);
  return (
    <TimePanels
      {...chartProps}
      description={description}
      breaks={breaks}
      names={names}
      above={names === undefined && <LineKey />}
      onSelect={onSelect && ((index) => onSelect(moments[index]?.key ?? ''))}
    />
  );
}
