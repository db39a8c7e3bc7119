import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { useMessages } from '@pendapa/i18n';
import { edgeOf, lineOf, categoriesOf } from '../axes/band-series.ts';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import type { SeriesBreak } from '../axes/break-marks.tsx';
import { FanBands, FanKey } from './fan-bands.tsx';
import { KEY_HEIGHT } from './time-keys.tsx';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';

/** Prediction interval with the probability in its name. */
export interface FanBand {
  readonly key: string;
  /** Label at its end: "80%". */
  readonly label: string;
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
  /** Text of both bounds. */
  readonly exact: (index: number) => string;
}

export interface FanChartProps {
  readonly moments: readonly Moment[];
  /** Known values. */
  readonly history: Measured;
  /** Expected values; null where history is known. */
  readonly median: Measured;
  /** Bands, narrowest first. */
  readonly bands: readonly FanBand[];
  readonly plan?: Measured;
  /** Break between history and forecast. */
  readonly today: SeriesBreak;
  /** Events. */
  readonly breaks?: readonly SeriesBreak[];
  readonly axis: ValueAxis;
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
}

/** Pixels right of the plot for the names of bands. */
const NAMES = 40;

/** Fan chart: history as a line, forecast as bands around a dashed median. */
export function FanChart({
  moments,
  history,
  median,
  bands,
  plan,
  today,
  breaks = [],
  axis,
  unfinished,
  height,
  description,
}: FanChartProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const chartProps = useMemo(() => {
    const color = colors.series[0];
    const known = { ...history, role: 'actual' as const, color };
    const expected = { ...median, role: 'plan' as const, color };
    const planned = plan ? [{ ...plan, role: 'plan' as const, color: colors.target }] : [];
    const edges = bands.flatMap(({ key, label, low, high, exact }) => [
      edgeOf({ key, label, color, exact, values: low }, 'low'),
      edgeOf({ key, label, color, exact, values: high }, 'high'),
    ]);
    const tooltipSeries = [known, expected, ...bands.map(({ low: values, ...band }) => ({ ...band, color, values })), ...planned];
    // The tooltip contains only series with a value there.
    const words = moments.map((_, index) => tooltipSeries.filter(({ values }) => (values[index] ?? null) !== null));
    const categories = categoriesOf(moments, tooltipSeries, { index: unfinished, remark: t('unfinished') });
    return {
      categories: categories.map((category, index) => ({
        ...category,
        tip: () => ({ ...category.tip(), rows: (words[index] ?? []).map(({ label, exact }) => ({ label, color, text: exact(index) })) }),
      })),
      panels: [
        {
          key: 'fan',
          axis,
          series: [lineOf(known), lineOf(expected), ...planned.map(lineOf), ...edges],
          height: height - TITLE_HEIGHT - AXIS_HEIGHT - KEY_HEIGHT,
        },
      ],
    };
  }, [moments, history, median, bands, plan, axis, unfinished, height, colors, t]);
  return (
    <TimePanels
      {...chartProps}
      description={description}
      breaks={[...breaks, today]}
      right={NAMES}
      above={<FanKey />}
      below={<FanBands />}
    />
  );
}
