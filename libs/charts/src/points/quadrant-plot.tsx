import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { PointAxes } from '../axes/point-axes.tsx';
import { PointNames } from '../axes/point-names.tsx';
import { PointPanel } from '../axes/point-panel.tsx';
import { usePlottedPoints, usePointPlane } from '../axes/points.ts';
import type { ValueAxis } from '../model.ts';
import { SvgText } from '../parts/svg-text.tsx';
import { seriesColor } from '../parts/tone.ts';
import type { ScatterPoint } from './scatter-plot.tsx';

export interface DividedAxis extends ValueAxis {
  /** Value that divides the axis; a point on it belongs to the upper half. */
  readonly divide: number;
}

/** Names of the quadrants: first by x, then by y. */
export interface QuadrantNames {
  readonly highHigh: string;
  readonly highLow: string;
  readonly lowHigh: string;
  readonly lowLow: string;
}

export interface QuadrantPlotProps {
  readonly points: readonly ScatterPoint[];
  readonly x: DividedAxis;
  readonly y: DividedAxis;
  readonly names: QuadrantNames;
  readonly height: number;
  readonly description: string;
  readonly onSelect?: (key: string) => void;
}

const MARGIN = { left: 52, right: 16, top: 46, bottom: 58 };
const CORNER_GAP = 13;
const QUARTERS = ['highHigh', 'highLow', 'lowHigh', 'lowLow'] as const;
export type Quadrant = (typeof QUARTERS)[number];

/** Quadrant of a point. */
export function quadrantOf(point: { readonly x: number; readonly y: number }, xDivide: number, yDivide: number): Quadrant {
  const high = point.y >= yDivide;
  if (point.x >= xDivide) return high ? 'highHigh' : 'highLow';
  return high ? 'lowHigh' : 'lowLow';
}

/** Names of the quadrants in their corners, with a dot in the colour of their points. */
function Corners({ names }: { readonly names: QuadrantNames }) {
  const colors = useChartColors();
  const { left, right, top, bottom } = usePointPlane();
  return QUARTERS.map((quarter, index) => {
    const [toRight, above] = [quarter.startsWith('high'), quarter.endsWith('High')];
    const y = above ? top - 8 : bottom + 34;
    const [dot, text] = toRight ? [right - 4, right - CORNER_GAP] : [left + 4, left + CORNER_GAP];
    return (
      <g key={quarter} aria-hidden="true">
        <circle cx={dot} cy={y - 4} r={4} fill={seriesColor(colors, index)} />
        <SvgText x={text} y={y} textAnchor={toRight ? 'end' : 'start'} fontWeight={600}>
          {names[quarter]}
        </SvgText>
      </g>
    );
  });
}

function Points() {
  const plane = usePointPlane();
  const points = usePlottedPoints().flatMap((series) => series.points);
  return (
    <>
      {points.map(({ key, x, y, color }) => (
        <circle key={key} data-point={key} cx={plane.x(x)} cy={plane.y(y)} r={5.5} fill={color} />
      ))}
      <PointNames points={points.toSorted((a, b) => b.x - a.x)} uncut />
    </>
  );
}

/** Quadrant plot: two measures, divided into four named quadrants with their own colours. */
export function QuadrantPlot({ points, x, y, names, ...rest }: QuadrantPlotProps) {
  const colors = useChartColors();
  const chartProps = useMemo(() => {
    const placed = points.map((point) => {
      const quarter = QUARTERS.indexOf(quadrantOf(point, x.divide, y.divide));
      return { ...point, color: seriesColor(colors, quarter) };
    });
    return {
      series: [{ key: 'points', label: y.title, color: colors.neutral, points: placed }],
      x: { ...x, marked: [x.divide] },
      y: { ...y, marked: [y.divide] },
    };
  }, [points, x, y, colors]);
  return (
    <PointPanel {...chartProps} {...rest} margin={MARGIN}>
      <PointAxes below={MARGIN.bottom - 5} line={{ stroke: colors.target, strokeDasharray: '6 4' }} />
      <Corners names={names} />
      <Points />
    </PointPanel>
  );
}
