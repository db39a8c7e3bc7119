import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import type { ValueAxis } from '../model.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { along } from '../parts/plane.ts';
import { AxisLine, GridLine, SvgText } from '../parts/svg-text.tsx';
import { niceTicks } from '../parts/ticks.ts';
import type { Tip } from '../parts/tip.tsx';
import { useWidth } from '../parts/use-width.ts';
import { outliers, withoutOverlap } from './outliers.ts';

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
const TICKS = 5;
const LABEL_ROOM = 130;
const LETTER_WIDTH = 6.6;
const LABEL_GAP = 9;

const ends = (ticks: readonly number[]) => ({ least: ticks[0] ?? 0, most: ticks.at(-1) ?? 1 });

/** Two measures of the same things; zero is marked on both axes, and the points farthest out are named. */
export function ScatterPlot({ points, x, y, labelled, height, description, onSelect }: ScatterPlotProps) {
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const ticksOf = (values: readonly number[]) => niceTicks(Math.min(0, ...values), Math.max(0, ...values), TICKS);
  const [xTicks, yTicks] = [ticksOf(points.map((point) => point.x)), ticksOf(points.map((point) => point.y))];
  const [right, bottom] = [Math.max(width - MARGIN.right, MARGIN.left + 1), height - MARGIN.bottom];
  const left = (value: number): number => along(value, ends(xTicks).least, ends(xTicks).most, MARGIN.left, right - MARGIN.left);
  const top = (value: number): number => along(value, ends(yTicks).least, ends(yTicks).most, bottom, MARGIN.top - bottom);
  const labels = outliers(points, labelled).flatMap((index) => {
    const point = points[index];
    if (!point) return [];
    const [at, middle, length] = [left(point.x), top(point.y), point.label.length * LETTER_WIDTH];
    const toLeft = at > right - LABEL_ROOM;
    const start = toLeft ? at - LABEL_GAP - length : at + LABEL_GAP;
    return [{ point, toLeft, middle, left: start, right: start + length }];
  });
  const named = withoutOverlap(labels).flatMap((index) => labels[index] ?? []);
  return (
    <ChartFigure description={description}>
      <MarkArea tip={(index) => points[index]?.tip} onSelect={onSelect && ((index) => onSelect(points[index]?.key ?? ''))}>
        <svg ref={measured} width="100%" height={height} role="group" style={{ display: 'block' }}>
          <g aria-hidden="true">
            <SvgText x={0} y={12}>
              {y.title}
            </SvgText>
            <SvgText x={right} y={height - 6} textAnchor="end">
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
              <SvgText key={tick} x={left(tick)} y={bottom + 18} textAnchor="middle">
                {x.tick(tick)}
              </SvgText>
            ))}
            <AxisLine x1={MARGIN.left} x2={right} y1={top(0)} y2={top(0)} />
            <AxisLine x1={left(0)} x2={left(0)} y1={MARGIN.top} y2={bottom} />
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
              <circle cx={left(point.x)} cy={top(point.y)} r={5} fill={colors.series[0]} fillOpacity={0.75} stroke={colors.series[0]} />
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
