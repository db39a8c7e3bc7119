import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { lineOf, categoriesOf } from '../axes/band-series.ts';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import { seriesColor } from '../parts/tone.ts';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';

export interface AlignedLinesProps {
  readonly moments: readonly Moment[];
  /** Each measure has its own panel, scale and unit, never a second axis. */
  readonly panels: readonly (Measured & { readonly axis: ValueAxis })[];
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
}

/** Stacked line charts of different units over the same moments, with a common highlight. */
export function AlignedLines({ moments, panels, unfinished, height, description }: AlignedLinesProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const chartProps = useMemo(() => {
    const lines = panels.map((panel, index) => ({ ...panel, role: 'actual' as const, color: seriesColor(colors, index) }));
    const each = Math.round((height - AXIS_HEIGHT) / Math.max(lines.length, 1)) - TITLE_HEIGHT;
    return {
      categories: categoriesOf(moments, lines, { index: unfinished, remark: t('unfinished') }),
      panels: lines.map((line) => ({ key: line.key, axis: line.axis, series: [lineOf(line)], height: each })),
    };
  }, [moments, panels, unfinished, height, colors, t]);
  return <TimePanels {...chartProps} description={description} />;
}
