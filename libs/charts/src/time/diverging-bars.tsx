import { useMemo } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { barsOf, lineOf, categoriesOf } from '../axes/band-series.ts';
import { messages } from '../messages.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import type { SeriesBreak } from '../axes/break-marks.tsx';
import { BarKey, KEY_HEIGHT } from './time-keys.tsx';
import { AXIS_HEIGHT, TimePanels, TITLE_HEIGHT } from './time-panels.tsx';

export interface DivergingBarsProps {
  readonly moments: readonly Moment[];
  /** Inflow, outflow (both positive) and their balance. */
  readonly flows: { readonly up: Measured; readonly down: Measured; readonly net: Measured };
  readonly axis: ValueAxis;
  /** Index of the period that is not over; null without one. */
  readonly unfinished: number | null;
  readonly height: number;
  readonly description: string;
  /** Events. */
  readonly breaks?: readonly SeriesBreak[];
  /** Called with the key of a moment on a click on it. */
  readonly onSelect?: (key: string) => void;
}

const negated = (values: readonly (number | null)[]): readonly (number | null)[] => values.map((value) => (value === null ? null : -value));

/** Bars by month or year on one scale: inflow upwards, outflow downwards, and the balance as a line. */
export function DivergingBars({ moments, flows, axis, unfinished, height, description, breaks, onSelect }: DivergingBarsProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const chartProps = useMemo(() => {
    const up = { ...flows.up, color: colors.series[0] };
    const down = { ...flows.down, color: colors.series[1] };
    const net = { ...flows.net, role: 'plan' as const, color: colors.target };
    const series = [barsOf(up), barsOf({ ...down, values: negated(down.values) }), lineOf(net)];
    return {
      categories: categoriesOf(moments, [up, down, net], { index: unfinished, remark: t('unfinished') }),
      panels: [{ key: 'flows', axis, series, height: height - TITLE_HEIGHT - AXIS_HEIGHT - KEY_HEIGHT }],
    };
  }, [moments, flows, axis, unfinished, height, colors, t]);
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
