import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import type { ValueAxis } from '../model.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { AxisLine } from '../parts/svg-text.tsx';
import type { Tip } from '../parts/tip.tsx';
import { useWidth } from '../parts/use-width.ts';
import { outliers, withoutOverlap } from './outliers.ts';
import { PointAxes, PointMarks, PointNames } from './point-parts.tsx';
import { nameBeside, pointPlane } from './point-plane.ts';

export interface ScatterPoint {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly tip: Tip;
}

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
const LABEL_ROOM = 130;

/** Two measures of the same things; zero is marked on both axes, and the points farthest out are named. */
export function ScatterPlot({ points, x, y, labelled, height, description, onSelect }: ScatterPlotProps) {
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const plane = pointPlane(points, width, height, MARGIN);
  const names = outliers(points, labelled)
    .flatMap((index) => points[index] ?? [])
    .map((point) => nameBeside(plane, point, LABEL_ROOM));
  return (
    <ChartFigure description={description}>
      <MarkArea tip={(index) => points[index]?.tip} onSelect={onSelect && ((index) => onSelect(points[index]?.key ?? ''))}>
        <svg ref={measured} width="100%" height={height} role="group" style={{ display: 'block' }}>
          <g aria-hidden="true">
            <PointAxes plane={plane} x={x} y={y} />
            <AxisLine x1={MARGIN.left} x2={plane.right} y1={plane.top(0)} y2={plane.top(0)} />
            <AxisLine x1={plane.left(0)} x2={plane.left(0)} y1={MARGIN.top} y2={plane.bottom} />
          </g>
          <PointMarks
            points={points}
            plane={plane}
            selectable={onSelect !== undefined}
            dot={(_, at) => <circle {...at} r={5} fill={colors.series[0]} fillOpacity={0.75} stroke={colors.series[0]} />}
          />
          <PointNames names={withoutOverlap(names).flatMap((index) => names[index] ?? [])} />
        </svg>
      </MarkArea>
    </ChartFigure>
  );
}
