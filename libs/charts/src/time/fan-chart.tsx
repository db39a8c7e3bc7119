import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { useMessages } from '@pendapa/i18n';
import { edgeOf, lineOf, placesOf } from '../axes/band-series.ts';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import type { SeriesBreak } from './break-marks.tsx';
import { FanBands, FanKey } from './fan-bands.tsx';
import { KEY_HEIGHT } from './time-keys.tsx';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';

/** Between which values it will lie, as likely as its name says. */
export interface FanBand {
  readonly key: string;
  /** At its end: "80%". */
  readonly label: string;
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
  /** Both ends in words. */
  readonly exact: (index: number) => string;
}

export interface FanChartProps {
  readonly moments: readonly Moment[];
  /** What is known. */
  readonly history: Measured;
  /** What is expected: null where it is known. */
  readonly median: Measured;
  /** From the narrowest to the widest. */
  readonly bands: readonly FanBand[];
  readonly plan?: Measured;
  /** Between what is known and what is expected. */
  readonly today: SeriesBreak;
  /** What moved the series. */
  readonly breaks?: readonly SeriesBreak[];
  readonly axis: ValueAxis;
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
}

/** Pixels to the right of the drawing, for the names of the bands. */
const NAMES = 40;

/** What was and what may come: a line, then bands that widen around a dashed middle. */
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
  const drawn = useMemo(() => {
    const color = colors.series[0];
    const known = { ...history, role: 'actual' as const, color };
    const expected = { ...median, role: 'plan' as const, color };
    const planned = plan ? [{ ...plan, role: 'plan' as const, color: colors.target }] : [];
    const edges = bands.flatMap(({ key, label, low, high, exact }) => [
      edgeOf({ key, label, color, exact, values: low }, 'low'),
      edgeOf({ key, label, color, exact, values: high }, 'high'),
    ]);
    const told = [known, expected, ...bands.map(({ low: values, ...band }) => ({ ...band, color, values })), ...planned];
    // At a place only what there is there: what came, or what may come.
    const words = moments.map((_, index) => told.filter(({ values }) => (values[index] ?? null) !== null));
    const places = placesOf(moments, told, { index: unfinished, remark: t('unfinished') });
    return {
      places: places.map((place, index) => ({
        ...place,
        tip: () => ({ ...place.tip(), rows: (words[index] ?? []).map(({ label, exact }) => ({ label, color, text: exact(index) })) }),
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
    <TimePanels {...drawn} description={description} breaks={[...breaks, today]} right={NAMES} above={<FanKey />} below={<FanBands />} />
  );
}
