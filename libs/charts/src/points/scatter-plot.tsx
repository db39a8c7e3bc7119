import { useMemo } from 'react';
import { useChartColors } from '@pendapa/theme';
import { PointAxes } from '../axes/point-axes.tsx';
import { PointNames } from '../axes/point-names.tsx';
import { PointPanel } from '../axes/point-panel.tsx';
import { useDrawnPoints, usePointPlane, type PlacedPoint } from '../axes/points.ts';
import type { ValueAxis } from '../model.ts';
import { outliers } from './outliers.ts';

export type ScatterPoint = Omit<PlacedPoint, 'color'>;

export interface ScatterPlotProps {
  readonly points: readonly ScatterPoint[];
  readonly x: ValueAxis;
  readonly y: ValueAxis;
  /** So many of the most remote points carry their names. */
  readonly labelled: number;
  readonly height: number;
  readonly description: string;
  readonly onSelect?: (key: string) => void;
}

const MARGIN = { left: 52, right: 16, top: 28, bottom: 44 };
const ZERO = [0];

function Points({ labelled }: { readonly labelled: number }) {
  const plane = usePointPlane();
  const series = useDrawnPoints();
  const all = series.flatMap(({ points }) => points);
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
      <PointNames points={outliers(all, labelled).flatMap((index) => all[index] ?? [])} />
    </>
  );
}

/** Two measures of the same things; zero is marked on both axes, and the points farthest out are named. */
export function ScatterPlot({ points, x, y, labelled, ...rest }: ScatterPlotProps) {
  const colors = useChartColors();
  const drawn = useMemo(
    () => ({
      series: [{ key: 'points', label: y.title, color: colors.series[0], points }],
      x: { ...x, marked: ZERO },
      y: { ...y, marked: ZERO },
    }),
    [points, x, y, colors],
  );
  return (
    <PointPanel {...drawn} {...rest} margin={MARGIN}>
      <PointAxes />
      <Points labelled={labelled} />
    </PointPanel>
  );
}
