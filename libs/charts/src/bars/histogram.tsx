import { useId } from 'react';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { ValueAxis } from '../model.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { along } from '../parts/plane.ts';
import { AxisLine, GridLine, SvgText } from '../parts/svg-text.tsx';
import { niceTicks } from '../parts/ticks.ts';
import type { Tip } from '../parts/tip.tsx';
import { useWidth } from '../parts/use-width.ts';

export interface HistogramBin {
  readonly key: string;
  /** The bin in full. */
  readonly label: string;
  /** Its lower bound, short, at its left edge. */
  readonly bound: string;
  /** Null: not told, hatched. */
  readonly value: number | null;
  readonly tip: Tip;
}

export interface HistogramProps {
  /** Rising; equally wide on paper, whatever each spans. */
  readonly bins: readonly HistogramBin[];
  readonly x: string;
  readonly y: ValueAxis;
  readonly height: number;
  readonly description: string;
}

const MARGIN = { left: 52, right: 20, top: 28, bottom: 44 };
const TICKS = 5;
const LABEL_WIDTH = 50;

/** How often values fall into each bin: bars that touch, named at their lower bounds. */
export function Histogram({ bins, x, y, height, description }: HistogramProps) {
  const t = useMessages(messages);
  const hatch = useId();
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const ticks = niceTicks(0, Math.max(0, ...bins.map(({ value }) => value ?? 0)), TICKS);
  const [right, bottom] = [Math.max(width - MARGIN.right, MARGIN.left + 1), height - MARGIN.bottom];
  const top = (value: number): number => along(value, 0, ticks.at(-1) ?? 1, bottom, MARGIN.top - bottom);
  const step = (right - MARGIN.left) / Math.max(bins.length, 1);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  return (
    <ChartFigure description={description}>
      <MarkArea tip={(index) => bins[index]?.tip}>
        <svg ref={measured} width="100%" height={height} role="group" style={{ display: 'block' }}>
          <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line y2={6} stroke={colors.neutral} strokeWidth={2} />
          </pattern>
          <g aria-hidden="true">
            <SvgText x={0} y={12}>
              {y.title}
            </SvgText>
            <SvgText x={right} y={height - 6} textAnchor="end">
              {x}
            </SvgText>
            {ticks.map((tick) => (
              <g key={tick}>
                <GridLine x1={MARGIN.left} x2={right} y1={top(tick)} y2={top(tick)} />
                <SvgText x={MARGIN.left - 8} y={top(tick) + 4} textAnchor="end">
                  {y.tick(tick)}
                </SvgText>
              </g>
            ))}
          </g>
          {bins.map(({ key, label, value, tip }, index) => {
            const left = MARGIN.left + index * step;
            const from = value === null ? bottom - 12 : top(value);
            return (
              <g key={key} role="img" aria-label={value === null ? `${label}: ${t('noValue')}` : label} {...markProps(index, tip)}>
                <rect x={left} y={MARGIN.top} width={step} height={bottom - MARGIN.top} fill="transparent" />
                <rect
                  data-bin={key}
                  x={left + 0.5}
                  y={from}
                  width={Math.max(step - 1, 1)}
                  height={bottom - from}
                  fill={value === null ? `url(#${hatch})` : colors.series[0]}
                />
              </g>
            );
          })}
          <g aria-hidden="true" pointerEvents="none">
            <AxisLine x1={MARGIN.left} x2={right} y1={bottom} y2={bottom} />
            {bins.map(
              ({ key, bound }, index) =>
                index % every === 0 && (
                  <SvgText key={key} x={MARGIN.left + index * step} y={bottom + 18} textAnchor="middle">
                    {bound}
                  </SvgText>
                ),
            )}
          </g>
        </svg>
      </MarkArea>
    </ChartFigure>
  );
}
