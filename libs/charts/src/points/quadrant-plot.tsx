import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import type { ValueAxis } from '../model.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { along } from '../parts/plane.ts';
import { GridLine, SvgText } from '../parts/svg-text.tsx';
import { niceTicks } from '../parts/ticks.ts';
import { seriesColor } from '../parts/tone.ts';
import { useWidth } from '../parts/use-width.ts';
import { withoutOverlap } from './outliers.ts';
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
const TICKS = 5;
const LETTER_WIDTH = 6.6;
const LABEL_GAP = 9;
const CORNER_GAP = 13;
const QUARTERS = ['highHigh', 'highLow', 'lowHigh', 'lowLow'] as const;
export type Quadrant = (typeof QUARTERS)[number];

/** The quarter of a point. */
export function quadrantOf(point: { readonly x: number; readonly y: number }, xDivide: number, yDivide: number): Quadrant {
  const high = point.y >= yDivide;
  if (point.x >= xDivide) return high ? 'highHigh' : 'highLow';
  return high ? 'lowHigh' : 'lowLow';
}

const ends = (ticks: readonly number[]) => ({ least: ticks[0] ?? 0, most: ticks.at(-1) ?? 1 });

/** Two measures of the same things, parted into four named quarters; names stand in the corners, points in the colour of theirs. */
export function QuadrantPlot({ points, x, y, names, height, description, onSelect }: QuadrantPlotProps) {
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const ticksOf = (values: readonly number[]) => niceTicks(Math.min(0, ...values), Math.max(0, ...values), TICKS);
  const xTicks = ticksOf([...points.map((point) => point.x), x.divide]);
  const yTicks = ticksOf([...points.map((point) => point.y), y.divide]);
  const [right, bottom] = [Math.max(width - MARGIN.right, MARGIN.left + 1), height - MARGIN.bottom];
  const left = (value: number): number => along(value, ends(xTicks).least, ends(xTicks).most, MARGIN.left, right - MARGIN.left);
  const top = (value: number): number => along(value, ends(yTicks).least, ends(yTicks).most, bottom, MARGIN.top - bottom);
  const byShare = [...points].sort((a, b) => b.x - a.x);
  const labels = byShare.map((point) => {
    const [at, middle, length] = [left(point.x), top(point.y), point.label.length * LETTER_WIDTH];
    const toLeft = at + LABEL_GAP + length > right;
    const start = toLeft ? at - LABEL_GAP - length : at + LABEL_GAP;
    return { point, toLeft, middle, left: start, right: start + length };
  });
  // A name that would be cut is left to the tooltip and the table.
  const fitting = labels.filter((label) => label.left >= MARGIN.left);
  const named = withoutOverlap(fitting).flatMap((index) => fitting[index] ?? []);
  const colorOf = (point: ScatterPoint) => seriesColor(colors, QUARTERS.indexOf(quadrantOf(point, x.divide, y.divide)));
  const corner = (quarter: Quadrant) => {
    const [toRight, above] = [quarter.startsWith('high'), quarter.endsWith('High')];
    return {
      x: toRight ? right - CORNER_GAP : MARGIN.left + CORNER_GAP,
      y: above ? MARGIN.top - 8 : bottom + 34,
      textAnchor: toRight ? 'end' : 'start',
    } as const;
  };
  return (
    <ChartFigure description={description}>
      <MarkArea tip={(index) => points[index]?.tip} onSelect={onSelect && ((index) => onSelect(points[index]?.key ?? ''))}>
        <svg ref={measured} width="100%" height={height} role="group" style={{ display: 'block' }}>
          <g aria-hidden="true">
            <SvgText x={0} y={12}>
              {y.title}
            </SvgText>
            <SvgText x={right} y={height - 4} textAnchor="end">
              {x.title}
            </SvgText>
            {yTicks.map((tick) => (
              <g key={tick}>
                <GridLine x1={MARGIN.left} x2={right} y1={top(tick)} y2={top(tick)} />
                <SvgText x={MARGIN.left - 8} y={top(tick) + 4} textAnchor="end">
                  {y.tick(tick)}
                </SvgText>
              </g>
            ))}
            {xTicks.map((tick) => (
              <SvgText key={tick} x={left(tick)} y={bottom + 16} textAnchor="middle">
                {x.tick(tick)}
              </SvgText>
            ))}
            <line x1={MARGIN.left} x2={right} y1={top(y.divide)} y2={top(y.divide)} stroke={colors.target} strokeDasharray="6 4" />
            <line x1={left(x.divide)} x2={left(x.divide)} y1={MARGIN.top} y2={bottom} stroke={colors.target} strokeDasharray="6 4" />
            {QUARTERS.map((quarter, index) => {
              const place = corner(quarter);
              return (
                <g key={quarter}>
                  <circle
                    cx={quarter.startsWith('high') ? right - 4 : MARGIN.left + 4}
                    cy={place.y - 4}
                    r={4}
                    fill={seriesColor(colors, index)}
                  />
                  <SvgText {...place} fontWeight={600}>
                    {names[quarter]}
                  </SvgText>
                </g>
              );
            })}
          </g>
          {points.map((point, index) => (
            <g
              key={point.key}
              role={onSelect ? 'button' : 'img'}
              aria-label={point.label}
              style={onSelect && { cursor: 'pointer' }}
              {...markProps(index, point.tip)}
            >
              <circle cx={left(point.x)} cy={top(point.y)} r={12} fill="transparent" />
              <circle cx={left(point.x)} cy={top(point.y)} r={5.5} fill={colorOf(point)} />
            </g>
          ))}
          <g aria-hidden="true" pointerEvents="none">
            {named.map(({ point, toLeft, middle, left: start, right: end }) => (
              <SvgText key={point.key} x={toLeft ? end : start} y={middle + 4} textAnchor={toLeft ? 'end' : 'start'}>
                {point.label}
              </SvgText>
            ))}
          </g>
        </svg>
      </MarkArea>
    </ChartFigure>
  );
}
