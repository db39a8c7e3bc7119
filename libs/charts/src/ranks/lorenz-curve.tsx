import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { along } from '../parts/plane.ts';
import { AxisLine, GridLine, SvgText } from '../parts/svg-text.tsx';
import type { Tip } from '../parts/tip.tsx';
import { useWidth } from '../parts/use-width.ts';
import type { LorenzPoint } from './lorenz.ts';

export interface LorenzCurveProps {
  /** Rising, from (0, 0) to (1, 1). */
  readonly points: readonly LorenzPoint[];
  readonly percent: (share: number) => string;
  readonly words: { readonly x: string; readonly y: string; readonly equality: string };
  readonly height: number;
  readonly description: string;
}

const MARGIN = { left: 52, right: 28, top: 28, bottom: 44 };
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** How unevenly a whole is held: the curve against the line on which all would hold the same. */
export function LorenzCurve({ points, percent, words, height, description }: LorenzCurveProps) {
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const [right, bottom] = [Math.max(width - MARGIN.right, MARGIN.left + 1), height - MARGIN.bottom];
  const x = (share: number): number => along(share, 0, 1, MARGIN.left, right - MARGIN.left);
  const y = (share: number): number => along(share, 0, 1, bottom, MARGIN.top - bottom);
  const tipOf = ({ count, amount }: LorenzPoint): Tip => ({
    title: percent(count),
    rows: [
      { label: words.x, text: percent(count) },
      { label: words.y, text: percent(amount), color: colors.series[0] },
    ],
  });
  const tip = (index: number): Tip | undefined => {
    const point = points[index];
    return point && tipOf(point);
  };
  const path = points.map(({ count, amount }) => `${x(count)},${y(amount)}`).join(' ');
  return (
    <ChartFigure description={description}>
      <MarkArea tip={tip}>
        <svg ref={measured} width="100%" height={height} role="group" style={{ display: 'block' }}>
          <g aria-hidden="true">
            <SvgText x={0} y={12}>
              {words.y}
            </SvgText>
            <SvgText x={right} y={height - 6} textAnchor="end">
              {words.x}
            </SvgText>
            {SHARES.map((share) => (
              <g key={share}>
                <GridLine x1={MARGIN.left} x2={right} y1={y(share)} y2={y(share)} />
                <SvgText x={MARGIN.left - 8} y={y(share) + 4} textAnchor="end">
                  {percent(share)}
                </SvgText>
                <SvgText x={x(share)} y={bottom + 18} textAnchor="middle">
                  {percent(share)}
                </SvgText>
              </g>
            ))}
            <AxisLine x1={MARGIN.left} x2={right} y1={bottom} y2={bottom} />
            <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} stroke={colors.comparison} strokeDasharray="6 4" />
            <SvgText x={x(0.42) - 6} y={y(0.42) - 6} textAnchor="end">
              {words.equality}
            </SvgText>
            <polygon points={`${path} ${x(0)},${y(0)}`} fill={colors.series[0]} fillOpacity={0.1} />
            <polyline points={path} fill="none" stroke={colors.series[0]} strokeWidth={2.5} strokeLinejoin="round" />
          </g>
          {points.map((point, index) => (
            <g key={point.count} role="img" aria-label={percent(point.count)} {...markProps(index, tipOf(point))}>
              <circle cx={x(point.count)} cy={y(point.amount)} r={12} fill="transparent" />
              <circle cx={x(point.count)} cy={y(point.amount)} r={3} fill={colors.series[0]} />
            </g>
          ))}
        </svg>
      </MarkArea>
    </ChartFigure>
  );
}
