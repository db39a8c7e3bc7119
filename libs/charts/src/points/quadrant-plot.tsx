import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import type { ValueAxis } from '../model.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { SvgText } from '../parts/svg-text.tsx';
import { seriesColor } from '../parts/tone.ts';
import { useWidth } from '../parts/use-width.ts';
import { withoutOverlap } from './outliers.ts';
import { PointAxes, PointMarks, PointNames } from './point-parts.tsx';
import { nameBeside, pointPlane, type PointPlane } from './point-plane.ts';
import type { ScatterPoint } from './scatter-plot.tsx';

export interface DividedAxis extends ValueAxis {
  /** Where the lower half ends; a point on it belongs to the upper one. */
  readonly divide: number;
}

/** Names of the quarters: first by x, then by y. */
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

/** The quarter of a point. */
export function quadrantOf(point: { readonly x: number; readonly y: number }, xDivide: number, yDivide: number): Quadrant {
  const high = point.y >= yDivide;
  if (point.x >= xDivide) return high ? 'highHigh' : 'highLow';
  return high ? 'lowHigh' : 'lowLow';
}

/** The names of the quarters in their corners, each beside a dot in the colour of its points. */
function Corners({ plane, names }: { readonly plane: PointPlane; readonly names: QuadrantNames }) {
  const colors = useChartColors();
  return QUARTERS.map((quarter, index) => {
    const [toRight, above] = [quarter.startsWith('high'), quarter.endsWith('High')];
    const y = above ? MARGIN.top - 8 : plane.bottom + 34;
    const [dot, text] = toRight ? [plane.right - 4, plane.right - CORNER_GAP] : [MARGIN.left + 4, MARGIN.left + CORNER_GAP];
    return (
      <g key={quarter}>
        <circle cx={dot} cy={y - 4} r={4} fill={seriesColor(colors, index)} />
        <SvgText x={text} y={y} textAnchor={toRight ? 'end' : 'start'} fontWeight={600}>
          {names[quarter]}
        </SvgText>
      </g>
    );
  });
}

/** Two measures of the same things, parted into four named quarters; names stand in the corners, points in the colour of theirs. */
export function QuadrantPlot({ points, x, y, names, height, description, onSelect }: QuadrantPlotProps) {
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const plane = pointPlane([...points, { x: x.divide, y: y.divide }], width, height, MARGIN);
  const { left, top, right, bottom } = plane;
  // A name that would be cut is left to the tooltip and the table.
  const fitting = [...points]
    .sort((a, b) => b.x - a.x)
    .map((point) => nameBeside(plane, point))
    .filter((name) => name.left >= MARGIN.left);
  const colorOf = (point: ScatterPoint) => seriesColor(colors, QUARTERS.indexOf(quadrantOf(point, x.divide, y.divide)));
  return (
    <ChartFigure description={description}>
      <MarkArea tip={(index) => points[index]?.tip} onSelect={onSelect && ((index) => onSelect(points[index]?.key ?? ''))}>
        <svg ref={measured} width="100%" height={height} role="group" style={{ display: 'block' }}>
          <g aria-hidden="true">
            <PointAxes plane={plane} x={x} y={y} />
            <line x1={MARGIN.left} x2={right} y1={top(y.divide)} y2={top(y.divide)} stroke={colors.target} strokeDasharray="6 4" />
            <line x1={left(x.divide)} x2={left(x.divide)} y1={MARGIN.top} y2={bottom} stroke={colors.target} strokeDasharray="6 4" />
            <Corners plane={plane} names={names} />
          </g>
          <PointMarks
            points={points}
            plane={plane}
            selectable={onSelect !== undefined}
            dot={(point, at) => <circle {...at} r={5.5} fill={colorOf(point)} />}
          />
          <PointNames names={withoutOverlap(fitting).flatMap((index) => fitting[index] ?? [])} />
        </svg>
      </MarkArea>
    </ChartFigure>
  );
}
