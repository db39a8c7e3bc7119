import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { PointAxes } from '../axes/point-axes.tsx';
import { PointNames } from '../axes/point-names.tsx';
import { PointPanel } from '../axes/point-panel.tsx';
import { useDrawnPoints, usePointPlane, type PlacedPoint } from '../axes/points.ts';
import type { ValueAxis } from '../model.ts';
import { FitBand, type FittedPoint } from './fit-band.tsx';
import { outliers } from './outliers.ts';

export type ScatterPoint = Omit<PlacedPoint, 'color'>;

export interface ScatterPlotProps {
  readonly points: readonly ScatterPoint[];
  readonly x: ValueAxis;
  readonly y: ValueAxis;
  /** So many of the most remote points carry their names, or those with these keys. */
  readonly labelled: number | readonly string[];
  /** A line through the points with its interval, the least x first. */
  readonly fit?: readonly FittedPoint[];
  /** Whether zero is in sight and marked on both axes; it is unless it says so. */
  readonly fromZero?: boolean;
  readonly height: number;
  readonly description: string;
  readonly onSelect?: (key: string) => void;
}

const MARGIN = { left: 52, right: 16, top: 28, bottom: 44 };
const ZERO = [0];
const NOTHING: readonly number[] = [];

function Points({ labelled }: Pick<ScatterPlotProps, 'labelled'>) {
  const plane = usePointPlane();
  const series = useDrawnPoints();
  const all = series.flatMap(({ points }) => points);
  const named =
    typeof labelled === 'number'
      ? outliers(all, labelled).flatMap((index) => all[index] ?? [])
      : labelled.flatMap((key) => all.find((point) => point.key === key) ?? []);
  return (
    <>
      {series.map(({ key, color, points }) =>
        points.map((point) => (
          <circle
            key={`${key} ${point.key}`}
            data-point={point.key}
            cx={plane.x(point.x)}
            cy={plane.y(point.y)}
            r={5}
            fill={color}
            fillOpacity={0.75}
            stroke={color}
          />
        )),
      )}
      <PointNames points={named} />
    </>
  );
}

/** Two measures of the same things; zero is marked on both axes, and the points farthest out are named. */
export function ScatterPlot({ points, x, y, labelled, fit, fromZero = true, ...rest }: ScatterPlotProps) {
  const colors = useChartColors();
  const drawn = useMemo(
    () => ({
      series: [{ key: 'points', label: y.title, color: colors.series[0], points }],
      x: { ...x, marked: fromZero ? ZERO : NOTHING },
      y: { ...y, marked: fromZero ? ZERO : NOTHING },
    }),
    [points, x, y, colors, fromZero],
  );
  return (
    <PointPanel {...drawn} {...rest} margin={MARGIN}>
      <PointAxes />
      {fit && <FitBand fit={fit} />}
      <Points labelled={labelled} />
    </PointPanel>
  );
}
