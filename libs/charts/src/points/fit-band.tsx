import { useId } from 'react';
import { useChartColors } from '@pendapa/theme';
import { usePointPlane } from '../axes/points.ts';

/** Expected value of a fitted line at an x, with its interval. */
export interface FittedPoint {
  readonly x: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** Fitted line with its interval over the range of x, clipped at the edge of the plot. */
export function FitBand({ fit }: { readonly fit: readonly FittedPoint[] }) {
  const plane = usePointPlane();
  const colors = useChartColors();
  const clip = useId();
  const points = (line: readonly FittedPoint[], side: 'expected' | 'low' | 'high'): string =>
    line.map((point) => `${String(plane.x(point.x))},${String(plane.y(point[side]))}`).join(' ');
  return (
    <g aria-hidden="true" pointerEvents="none" clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect x={plane.left} y={plane.top} width={plane.width} height={plane.height} />
      </clipPath>
      <polygon points={`${points(fit, 'low')} ${points(fit.toReversed(), 'high')}`} fill={colors.comparison} fillOpacity={0.2} />
      <polyline points={points(fit, 'expected')} fill="none" stroke={colors.comparison} strokeWidth={2} />
    </g>
  );
}
