import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { AxisLine, GridLine, SvgText } from '../parts/svg-text.tsx';
import { along } from '../parts/plane.ts';
import type { Tip } from '../parts/tip.tsx';
import { useWidth } from '../parts/use-width.ts';
import { countReaching, cumulativeShares } from './pareto.ts';

export interface ParetoItem {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly exact: string;
}

export interface ParetoChartProps {
  /** In falling order. */
  readonly items: readonly ParetoItem[];
  readonly percent: (share: number) => string;
  readonly axisTitle: string;
  /** Names the 80 % mark: how many items reach it. */
  readonly reached: (count: number) => string;
  readonly height: number;
  readonly description: string;
}

const MARGIN = { left: 8, right: 44, top: 24, bottom: 36 };
const PART = 0.8;
const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];
const LABEL_WIDTH = 22;

/** Bars in falling order and their running share on one axis from 0 to 100 % of the same whole; the 80 % point is marked. */
export function ParetoChart({ items, percent, axisTitle, reached, height, description }: ParetoChartProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const values = items.map(({ value }) => Math.max(value, 0));
  const shares = cumulativeShares(values);
  const whole = values.reduce((sum, value) => sum + value, 0) || 1;
  const count = countReaching(values, PART);
  const [inner, tall] = [Math.max(width - MARGIN.left - MARGIN.right, 1), height - MARGIN.top - MARGIN.bottom];
  const step = inner / Math.max(items.length, 1);
  const y = (share: number): number => along(share, 0, 1, MARGIN.top + tall, -tall);
  const x = (index: number): number => MARGIN.left + index * step;
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  const tip = (index: number): Tip | undefined => {
    const item = items[index];
    return (
      item && {
        title: `${index + 1}. ${item.label}`,
        rows: [
          { label: t('value'), text: item.exact, color: colors.series[0] },
          { label: t('share'), text: percent((values[index] ?? 0) / whole) },
          { label: t('cumulative'), text: percent(shares[index] ?? 0), color: colors.series[3] },
        ],
      }
    );
  };
  return (
    <ChartFigure description={description}>
      <MarkArea tip={tip}>
        <svg ref={measured} width="100%" height={height} role="group" style={{ display: 'block' }}>
          {SHARES.map((share) => (
            <g key={share} aria-hidden="true">
              <GridLine x1={MARGIN.left} x2={MARGIN.left + inner} y1={y(share)} y2={y(share)} />
              <SvgText x={MARGIN.left + inner + 6} y={y(share) + 4}>
                {percent(share)}
              </SvgText>
            </g>
          ))}
          {items.map((item, index) => (
            <g key={item.key} role="img" aria-label={item.label} {...markProps(index, tip(index) ?? { title: '', rows: [] })}>
              <rect x={x(index)} y={MARGIN.top} width={step} height={tall} fill="transparent" />
              <rect
                x={x(index) + step * 0.1}
                y={y((values[index] ?? 0) / whole)}
                width={step * 0.8}
                height={y(0) - y((values[index] ?? 0) / whole)}
                fill={index < count ? colors.series[0] : colors.comparison}
              />
            </g>
          ))}
          <g aria-hidden="true" pointerEvents="none">
            <AxisLine x1={MARGIN.left} x2={MARGIN.left + inner} y1={y(0)} y2={y(0)} />
            <polyline
              points={shares.map((share, index) => `${x(index) + step / 2},${y(share)}`).join(' ')}
              fill="none"
              stroke={colors.series[3]}
              strokeWidth={2}
            />
            {count > 0 && (
              <>
                <line x1={x(count)} x2={x(count)} y1={y(PART)} y2={y(0)} stroke={colors.target} strokeDasharray="4 3" />
                <SvgText
                  x={Math.min(x(count) + 6, MARGIN.left + inner)}
                  y={y(0.5)}
                  fontWeight={600}
                  textAnchor={x(count) > inner * 0.6 ? 'end' : 'start'}
                  dx={x(count) > inner * 0.6 ? -12 : 0}
                >
                  {reached(count)}
                </SvgText>
              </>
            )}
            {items.map(
              ({ key }, index) =>
                index % every === 0 && (
                  <SvgText key={key} x={x(index) + step / 2} y={height - MARGIN.bottom + 15} textAnchor="middle">
                    {index + 1}
                  </SvgText>
                ),
            )}
            <SvgText x={MARGIN.left + inner / 2} y={height - 4} textAnchor="middle">
              {axisTitle}
            </SvgText>
          </g>
        </svg>
      </MarkArea>
    </ChartFigure>
  );
}
