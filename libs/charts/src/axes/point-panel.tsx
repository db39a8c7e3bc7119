import { useMemo, type ReactNode } from 'react';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import type { ScatterSeriesType } from '@mui/x-charts/models';
import { useMessages } from '@pendapa/i18n';
import { ChartFigure, useNamedStop } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { ValueAxis } from '../model.ts';
import { tipInWords } from '../parts/tip.tsx';
import { useTouchTip } from '../parts/touch-tip.tsx';
import { PointTip } from './point-tip.tsx';
import { HORIZONTAL, VERTICAL, type PlacedPoint } from './points.ts';

/** A value scale with its marked values. */
export interface PointAxis extends ValueAxis {
  /** Values that are always visible and have a line. */
  readonly marked: readonly number[];
  /** Ends of the scale; by default the data set them. */
  readonly ends?: readonly [number, number];
  /** Positions of the ticks; by default the scale sets them. */
  readonly ticks?: readonly number[];
  readonly reverse?: boolean;
}

interface PointSeries {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly points: readonly PlacedPoint[];
}

export interface PointPanelProps {
  readonly series: readonly PointSeries[];
  readonly x: PointAxis;
  readonly y: PointAxis;
  readonly height: number;
  readonly margin: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly description: string;
  /** A click or Enter on a point: its key. */
  readonly onSelect?: ((key: string) => void) | undefined;
  readonly children: ReactNode;
}

const TICKS = 5;
/** Pixels around a point in which it answers. */
const REACH = 14;
const KEYBOARD = { keyboardActivation: true } as const;
const STYLE = { touchAction: 'pan-y' } as const;
const SELECTABLE = { ...STYLE, '& [data-point]': { cursor: 'pointer' } } as const;

/** Ends of a scale that lie beyond the data; those that do not are rounded by the library. */
function endsOf({ marked, ends }: PointAxis, values: readonly number[]) {
  if (ends) return { min: ends[0], max: ends[1] };
  const [min, max] = [Math.min(...marked), Math.max(...marked)];
  return {
    ...(Math.min(...values) >= min && { min }),
    ...(Math.max(...values) <= max && { max: Math.max(max, ...values) === min ? min + 1 : max }),
  };
}

const axisOf = (axis: PointAxis, id: string, values: readonly number[]) => ({
  id,
  scaleType: 'linear' as const,
  label: axis.title,
  valueFormatter: axis.tick,
  data: axis.marked,
  domainLimit: 'nice' as const,
  position: 'none' as const,
  tickNumber: TICKS,
  reverse: axis.reverse ?? false,
  ...(axis.ticks && { tickInterval: [...axis.ticks] }),
  ...endsOf(axis, values),
});

/** Points over two value scales. Marks inside read their figures only from the chart. */
export function PointPanel({ series, x, y, height, margin, description, onSelect, children }: PointPanelProps) {
  const t = useMessages(messages);
  const chartProps = useMemo(() => {
    const points = series.flatMap((one) => one.points);
    const items = series.map((one): ScatterSeriesType => ({
      type: 'scatter',
      id: one.key,
      label: one.label,
      color: one.color,
      data: one.points,
    }));
    return {
      series: items,
      xAxis: [
        axisOf(
          x,
          HORIZONTAL,
          points.map((point) => point.x),
        ),
      ],
      yAxis: [
        axisOf(
          y,
          VERTICAL,
          points.map((point) => point.y),
        ),
      ],
      // The library knows a point by its place alone: points on one place are read together.
      localeText: {
        scatterDescription: (at: { readonly x: number | null; readonly y: number | null }) =>
          points
            .filter((point) => point.x === at.x && point.y === at.y)
            .map((point) => `${point.label}: ${tipInWords(point.tip)}`)
            .join('; ') || t('noValue'),
      },
    };
  }, [series, x, y, t]);
  const stop = useNamedStop(description);
  const touch = useTouchTip();
  const choose = (event: MouseEvent, point: PlacedPoint | undefined): void => {
    if (point && touch.goesOn(event, point.key, point.tip)) onSelect?.(point.key);
  };
  const pointAt = (key: string, index: number) => series.find((one) => one.key === key)?.points[index];
  return (
    <ChartFigure description={description}>
      <ChartsDataProvider<'scatter'>
        skipAnimation
        height={height}
        margin={margin}
        {...chartProps}
        hitAreaRadius={REACH}
        experimentalFeatures={KEYBOARD}
        onItemClick={(event, { seriesId, dataIndex }) => choose(event, pointAt(seriesId, dataIndex))}
      >
        <ChartsSurface ref={stop} sx={onSelect ? SELECTABLE : STYLE}>
          {children}
          <PointTip />
        </ChartsSurface>
        {touch.shown}
      </ChartsDataProvider>
    </ChartFigure>
  );
}
