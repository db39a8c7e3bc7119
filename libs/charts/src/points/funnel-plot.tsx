import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { PointAxes } from '../axes/point-axes.tsx';
import { PointNames } from '../axes/point-names.tsx';
import { PointPanel } from '../axes/point-panel.tsx';
import { usePlottedPoints, usePointPlane } from '../axes/points.ts';
import type { ValueAxis } from '../model.ts';
import { SvgText } from '../parts/svg-text.tsx';
import type { ScatterPoint } from './scatter-plot.tsx';

export interface FunnelLimit {
  readonly key: string;
  readonly label: string;
  /** Lower and upper limit at ascending x. */
  readonly at: readonly { readonly x: number; readonly low: number; readonly high: number }[];
}

export interface FunnelPlotProps {
  /** Points; `named` ones are outside of the limits and highlighted. */
  readonly points: readonly (ScatterPoint & { readonly named: boolean })[];
  /** Limits, narrowest first. */
  readonly limits: readonly FunnelLimit[];
  /** Centre line of the funnel. */
  readonly centre: number;
  readonly x: ValueAxis;
  readonly y: ValueAxis;
  readonly height: number;
  readonly description: string;
  readonly onSelect?: (key: string) => void;
}

const MARGIN = { left: 52, right: 48, top: 28, bottom: 44 };
const NAME_DISTANCE = 9;
/** Margin beyond the outermost value, as a share of the range. */
const AXIS_MARGIN_RATIO = 0.1;
const DASHES = ['2 3', '7 4'] as const;

function Limits({ limits, ends: [min, max] }: Pick<FunnelPlotProps, 'limits'> & { readonly ends: readonly [number, number] }) {
  const colors = useChartColors();
  const plane = usePointPlane();
  const path = (ends: readonly (readonly [number, number])[]) =>
    ends
      .filter(([, y]) => y >= min && y <= max)
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${String(plane.x(x))},${String(plane.y(y))}`)
      .join('');
  return limits.map(({ key, label, at }, index) => (
    <g key={key} data-limit={key} aria-hidden="true" fill="none" stroke={colors.target} strokeDasharray={DASHES[index] ?? DASHES[0]}>
      <path d={path(at.map(({ x, low }) => [x, low]))} />
      <path d={path(at.map(({ x, high }) => [x, high]))} />
      {/* Names of the limits, one above and one below, because their ends may be close. */}
      {at.slice(-1).map(({ low, high }) => (
        <SvgText key={label} x={plane.right + NAME_DISTANCE} y={plane.y(index === 0 ? high : low) + 4} stroke="none">
          {label}
        </SvgText>
      ))}
    </g>
  ));
}

function Points({ named }: { readonly named: ReadonlySet<string> }) {
  const plane = usePointPlane();
  const points = usePlottedPoints().flatMap(({ color, points: own }) => own.map((point) => ({ color, ...point })));
  return (
    <>
      {points.map(({ key, x, y, color }) => (
        <circle key={key} data-point={key} cx={plane.x(x)} cy={plane.y(y)} r={5} fill={color} />
      ))}
      <PointNames points={points.filter(({ key }) => named.has(key))} />
    </>
  );
}

/** Funnel plot: rates by their denominator, with the limits of chance at that size. */
export function FunnelPlot({ points, limits, centre, x, y, ...rest }: FunnelPlotProps) {
  const colors = useChartColors();
  const chartProps = useMemo(() => {
    // At small denominators limits are as wide as the scale, so the scale follows the points.
    const atMost = limits.flatMap(({ at }) => at.slice(-1).flatMap(({ low, high }) => [low, high]));
    const values = [...atMost, ...points.map((point) => point.y)];
    const room = (Math.max(...values) - Math.min(...values)) * AXIS_MARGIN_RATIO;
    const ends = [Math.max(0, Math.min(...values) - room), Math.min(1, Math.max(...values) + room)] as const;
    const widest = Math.max(...points.map((point) => point.x), ...limits.flatMap(({ at }) => at.map((end) => end.x)));
    const placed = points.map(({ named, ...point }) => ({ ...point, ...(named && { color: colors.series[2] }) }));
    return {
      series: [{ key: 'points', label: y.title, color: colors.series[0], points: placed }],
      x: { ...x, marked: [0], ends: [0, widest] as const },
      y: { ...y, marked: [centre], ends },
    };
  }, [points, limits, centre, x, y, colors]);
  const named = useMemo(() => new Set(points.flatMap(({ key, named: outside }) => (outside ? [key] : []))), [points]);
  return (
    <PointPanel {...chartProps} {...rest} margin={MARGIN}>
      <PointAxes line={{ stroke: colors.target, strokeDasharray: '0' }} />
      <Limits limits={limits} ends={chartProps.y.ends} />
      <Points named={named} />
    </PointPanel>
  );
}
