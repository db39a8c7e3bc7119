import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { barsOf, placesOf } from '../axes/band-series.ts';
import { sharesOf } from '../bars/stack.ts';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import { seriesColor } from '../parts/tone.ts';
import type { SeriesBreak } from './break-marks.tsx';
import { BarKey, KEY_HEIGHT } from './time-keys.tsx';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';

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

/** What each period is made up of, in the unit of the values. */
export function StackedMonths({ moments, parts, axis, unfinished, height, description, breaks }: StackedMonthsProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const drawn = useMemo(() => {
    const coloured = parts.map((part, index) => ({ ...part, color: seriesColor(colors, index) }));
    const left = height - TITLE_HEIGHT - AXIS_HEIGHT - KEY_HEIGHT;
    return {
      places: placesOf(moments, coloured.toReversed(), { index: unfinished, remark: t('unfinished') }),
      panels: [{ key: 'parts', axis, series: coloured.map((part) => barsOf(part)), height: left }],
    };
  }, [moments, parts, axis, unfinished, height, colors, t]);
  return <TimePanels {...drawn} description={description} breaks={breaks} above={<BarKey />} />;
}

// Shares whose sum is rounded to a little more than one would begin another step of the axis.
const WITHIN = 1 - 1e-9;

/** Every period is 100 %: how its make-up moves, whatever its size. The values are those of the parts, the axis is of shares from 0 to 1. */
export function ShareMonths({ parts, moments, ...rest }: StackedMonthsProps) {
  const shares = moments.map((_, index) => sharesOf(parts.map(({ values }) => values[index] ?? null)));
  const drawn = parts.map((part, at) => ({
    ...part,
    values: shares.map((share) => (share[at] === undefined || share[at] === null ? null : share[at] * WITHIN)),
  }));
  return <StackedMonths moments={moments} parts={drawn} {...rest} />;
}
