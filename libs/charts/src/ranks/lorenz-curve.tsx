import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { PointAxes } from '../axes/point-axes.tsx';
import { PointPanel } from '../axes/point-panel.tsx';
import { usePlottedPoints, usePointPlane } from '../axes/points.ts';
import { SvgText } from '../parts/svg-text.tsx';

/** Cumulative share of members (poorest first), and of the total; both from 0 to 1. */
interface CurvePoint {
  readonly units: number;
  readonly share: number;
}

export interface LorenzCurveProps {
  /** Ascending points from (0, 0) to (1, 1). */
  readonly points: readonly CurvePoint[];
  readonly percent: (share: number) => string;
  readonly words: { readonly x: string; readonly y: string; readonly equality: string };
  readonly height: number;
  readonly description: string;
}

const MARGIN = { left: 52, right: 28, top: 28, bottom: 44 };
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** Both axes run from 0 to 100 %. */
const SHARE_AXIS = { marked: [], ends: [0, 1], ticks: SHARES } as const;

function Curve({ equality }: { readonly equality: string }) {
  const colors = useChartColors();
  const { x, y } = usePointPlane();
  const series = usePlottedPoints();
  return (
    <g aria-hidden="true">
      <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} stroke={colors.comparison} strokeDasharray="6 4" />
      <SvgText x={x(0.42) - 6} y={y(0.42) - 6} textAnchor="end">
        {equality}
      </SvgText>
      {series.map(({ key, color, points }) => {
        const path = points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ');
        return (
          <g key={key} fill={color} stroke="none">
            <polygon points={`${path} ${x(0)},${y(0)}`} fillOpacity={0.1} />
            <polyline points={path} fill="none" stroke={color} strokeWidth={2.5} strokeLinejoin="round" />
            {points.map((point) => (
              <circle key={point.key} cx={x(point.x)} cy={y(point.y)} r={3} />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Lorenz curve, with the line of equal distribution. */
export function LorenzCurve({ points, percent, words, ...rest }: LorenzCurveProps) {
  const { series } = useChartColors();
  const color = series[0];
  const chartProps = useMemo(() => {
    const placed = points.map(({ units, share }) => ({
      key: String(units),
      label: percent(units),
      x: units,
      y: share,
      tip: {
        title: percent(units),
        rows: [
          { label: words.x, text: percent(units) },
          { label: words.y, text: percent(share), color },
        ],
      },
    }));
    return {
      series: [{ key: 'curve', label: words.y, color, points: placed }],
      x: { title: words.x, tick: percent, ...SHARE_AXIS },
      y: { title: words.y, tick: percent, ...SHARE_AXIS },
    };
  }, [points, percent, words, color]);
  return (
    <PointPanel {...chartProps} {...rest} margin={MARGIN}>
      <PointAxes />
      <Curve equality={words.equality} />
    </PointPanel>
  );
}
