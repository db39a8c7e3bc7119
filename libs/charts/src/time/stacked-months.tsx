import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors, useHeatColors } from '@pendapa/theme';
import { barsOf, categoriesOf } from '../axes/band-series.ts';
import { sharesOf } from '../bars/stack.ts';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import { partColor, seriesColor, type PartTone } from '../parts/tone.ts';
import type { SeriesBreak } from '../axes/break-marks.tsx';
import { BarKey, KEY_HEIGHT } from './time-keys.tsx';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';

export interface StackedPart extends Measured {
  /** Tone of a part that is the finding, or of one beside it; by default the colour of its place. */
  readonly tone?: PartTone;
}

export interface StackedMonthsProps {
  readonly moments: readonly Moment[];
  /** Parts from the bottom up; from the fifth on they share one grey. */
  readonly parts: readonly StackedPart[];
  readonly axis: ValueAxis;
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
  /** Breaks, from which the series has another meaning. */
  readonly breaks?: readonly SeriesBreak[];
  /** Texts above the bars, such as their totals; left out where they do not fit. */
  readonly barTexts?: readonly string[];
  /** Called with the key of a moment on a click on it. */
  readonly onSelect?: (key: string) => void;
}

/** Stacked bars by period, in the unit of the values. */
export function StackedMonths({ moments, parts, axis, unfinished, height, description, breaks, barTexts, onSelect }: StackedMonthsProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const heat = useHeatColors();
  const chartProps = useMemo(() => {
    const coloured = parts.map((part, index) => ({
      ...part,
      color: part.tone ? partColor(colors, heat, part.tone) : seriesColor(colors, index),
    }));
    const left = height - TITLE_HEIGHT - AXIS_HEIGHT - KEY_HEIGHT;
    return {
      categories: categoriesOf(moments, coloured.toReversed(), { index: unfinished, remark: t('unfinished') }),
      panels: [{ key: 'parts', axis, series: coloured.map((part) => barsOf(part)), height: left }],
    };
  }, [moments, parts, axis, unfinished, height, colors, heat, t]);
  return (
    <TimePanels
      {...chartProps}
      description={description}
      breaks={breaks}
      barTexts={barTexts}
      above={<BarKey />}
      onSelect={onSelect && ((index) => onSelect(moments[index]?.key ?? ''))}
    />
  );
}

// Slightly below 1, because a rounded sum above 1 would add a step to the axis.
const SHARE_LIMIT = 1 - 1e-9;

/** Stacked bars in which every period is 100 %. Values are amounts; the axis shows shares from 0 to 1. */
export function ShareMonths({ parts, moments, ...rest }: StackedMonthsProps) {
  const shares = moments.map((_, index) => sharesOf(parts.map(({ values }) => values[index] ?? null)));
  const shareParts = parts.map((part, at) => ({
    ...part,
    values: shares.map((share) => (share[at] === undefined || share[at] === null ? null : share[at] * SHARE_LIMIT)),
  }));
  return <StackedMonths moments={moments} parts={shareParts} {...rest} />;
}
