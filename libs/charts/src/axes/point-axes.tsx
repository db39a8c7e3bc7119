import { useXAxis, useYAxis } from '@mui/x-charts/hooks';
import { AxisLine, GridLine, SvgText } from '../parts/svg-text.tsx';
import { HORIZONTAL, usePointPlane, VERTICAL } from './points.ts';
import { withoutOverlappingLabels, ticksOf } from './ticks.ts';

export interface PointAxesProps {
  /** Pixels from the plot to the title of the horizontal axis. */
  readonly below?: number;
  /** Style of lines at marked values. */
  readonly line?: { readonly stroke: string; readonly strokeDasharray: string };
}

/** Titles, ticks and grid lines of both axes, and lines at marked values. */
export function PointAxes({ below = 38, line }: PointAxesProps) {
  const { left, right, top, bottom, x, y } = usePointPlane();
  const [across, up] = [useXAxis<'linear'>(HORIZONTAL), useYAxis<'linear'>(VERTICAL)];
  const marked = (data: readonly unknown[] | undefined) => (data ?? []).filter((value) => typeof value === 'number');
  return (
    <g aria-hidden="true">
      <SvgText x={0} y={12}>
        {up.label}
      </SvgText>
      <SvgText x={right} y={bottom + below} textAnchor="end">
        {across.label}
      </SvgText>
      <g data-axis>
        {ticksOf(up).map(({ value, words }) => (
          <g key={value}>
            <GridLine x1={left} x2={right} y1={y(value)} y2={y(value)} />
            <SvgText x={left - 8} y={y(value) + 4} textAnchor="end" data-axis-number={value}>
              {words}
            </SvgText>
          </g>
        ))}
      </g>
      <g data-axis>
        {withoutOverlappingLabels(ticksOf(across), x).map(({ value, words }) => (
          <SvgText key={value} x={x(value)} y={bottom + 17} textAnchor="middle" data-axis-number={value}>
            {words}
          </SvgText>
        ))}
      </g>
      {marked(up.data).map((value) => (
        <AxisLine key={value} x1={left} x2={right} y1={y(value)} y2={y(value)} {...line} />
      ))}
      {marked(across.data).map((value) => (
        <AxisLine key={value} x1={x(value)} x2={x(value)} y1={top} y2={bottom} {...line} />
      ))}
    </g>
  );
}
