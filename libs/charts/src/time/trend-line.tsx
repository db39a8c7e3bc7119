import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors, type ChartColors } from '@pendapa/theme';
import { lineOf, placesOf } from '../axes/band-series.ts';
import { messages } from '../messages.ts';
import type { Line, Moment, Role, ValueAxis } from '../model.ts';
import { BreakMarks, type SeriesBreak } from './break-marks.tsx';
import { LEGEND_HEIGHT, LineKey } from './time-keys.tsx';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';
import { useNamesRoom } from './use-names-room.ts';

export interface TrendLineProps {
  readonly moments: readonly Moment[];
  readonly lines: readonly Line[];
  readonly axis: ValueAxis;
  /** Index of the period that has not ended: actual lines are dotted towards it. */
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
  /** From when the lines mean something else, or what moved them. */
  readonly breaks?: readonly SeriesBreak[];
}

const colorOf = (colors: ChartColors, role: Role): string =>
  ({ actual: colors.series[0], second: colors.series[1], comparison: colors.comparison, plan: colors.target })[role];

/** Lines over time: actual strong, the year before light, a plan as a dashed outline. */
export function TrendLine({ moments, lines, axis, unfinished, height, description, breaks }: TrendLineProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const names = useNamesRoom(lines);
  const drawn = useMemo(() => {
    const coloured = lines.map((line) => ({ ...line, color: colorOf(colors, line.role) }));
    const left = height - TITLE_HEIGHT - AXIS_HEIGHT - (names === undefined ? LEGEND_HEIGHT : 0);
    return {
      places: placesOf(moments, coloured, { index: unfinished, remark: t('unfinished') }),
      panels: [{ key: 'lines', axis, series: coloured.map(lineOf), height: left }],
    };
  }, [moments, lines, axis, unfinished, height, names, colors, t]);
  return (
    <TimePanels {...drawn} description={description} names={names} above={names === undefined && <LineKey />}>
      {breaks && <BreakMarks breaks={breaks} />}
    </TimePanels>
  );
}
