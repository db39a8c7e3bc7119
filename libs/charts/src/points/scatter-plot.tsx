import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { PointAxes } from '../axes/point-axes.tsx';
import { PointNames } from '../axes/point-names.tsx';
import { PointPanel } from '../axes/point-panel.tsx';
import { usePlottedPoints, usePointPlane, type PlacedPoint } from '../axes/points.ts';
import type { ValueAxis } from '../model.ts';
import { FitBand, type FittedPoint } from './fit-band.tsx';
import { outliers } from '../axes/outliers.ts';

export type ScatterPoint = Omit<PlacedPoint, 'color'>;

export interface ScatterPlotProps {
  readonly points: readonly ScatterPoint[];
  readonly x: ValueAxis;
  readonly y: ValueAxis;
  /** Number of outlying points with a name, or the keys of named points. */
  readonly labelled: number | readonly string[];
  /** Fitted line with its interval, ascending by x. */
  readonly fit?: readonly FittedPoint[];
  /** True if both axes include and mark zero; the default. */
  readonly fromZero?: boolean;
  readonly height: number;
  readonly description: string;
  readonly onSelect?: (key: string) => void;
}

const MARGIN = { left: 52, right: 16, top: 28, bottom: 44 };
const ZERO = [0];
const NO_MARKS: readonly number[] = [];

function Points({ labelled }: Pick<ScatterPlotProps, 'labelled'>) {
  const plane = usePointPlane();
  const series = usePlottedPoints();
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

/** Scatter plot of two measures; zero is marked on both axes, and outlying points are named. */
export function ScatterPlot({ points, x, y, labelled, fit, fromZero = true, ...rest }: ScatterPlotProps) {
  const colors = useChartColors();
  const chartProps = useMemo(
    () => ({
      series: [{ key: 'points', label: y.title, color: colors.series[0], points }],
      x: { ...x, marked: fromZero ? ZERO : NO_MARKS },
      y: { ...y, marked: fromZero ? ZERO : NO_MARKS },
    }),
    [points, x, y, colors, fromZero],
  );
  return (
    <PointPanel {...chartProps} {...rest} margin={MARGIN}>
      <PointAxes />
      {fit && <FitBand fit={fit} />}
      <Points labelled={labelled} />
    </PointPanel>
  );
}
