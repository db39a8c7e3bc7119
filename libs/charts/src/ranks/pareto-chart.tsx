import { useMemo } from 'react';
import { useDrawingArea, useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { BandPanel } from '../axes/band-panel.tsx';
import { barsOf, lineOf } from '../axes/band-series.ts';
import { BarMarks } from '../axes/bar-marks.tsx';
import { LineMarks } from '../axes/line-marks.tsx';
import { CategoryAxis } from '../axes/category-axis.tsx';
import { CATEGORIES, VALUES } from '../axes/category.ts';
import { LETTER_WIDTH } from '../axes/point-names.tsx';
import { useSharedHighlight } from '../axes/shared-highlight.tsx';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import { SvgText } from '../parts/svg-text.tsx';
import { countReaching, cumulativeShares } from './pareto.ts';

export interface ParetoItem {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Text of the value with all digits, for the tooltip. */
  readonly exact: string;
}

export interface ParetoChartProps {
  /** Items in descending order. */
  readonly items: readonly ParetoItem[];
  readonly percent: (share: number) => string;
  readonly axisTitle: string;
  /** Text of the 80 % mark with the number of items. */
  readonly reached: (count: number) => string;
  readonly height: number;
  readonly description: string;
}

const TITLE_HEIGHT = 18;
const AXIS_HEIGHT = 44;
const RIGHT_MARGIN = 44;
const LABEL_WIDTH = 22;
const GAP = 6;
/** Share of the total whose first bars are coloured. */
const REACHED_SHARE = 0.8;

/** Mark where the cumulative share reaches 80 %. */
function ReachedMark({ words }: { readonly words: ParetoChartProps['reached'] }) {
  const colors = useChartColors();
  const { left, width } = useDrawingArea();
  const step = useXScale<'band'>(CATEGORIES).step();
  const y = useYScale<'linear'>(VALUES);
  // Tolerance, because sums of shares have floating-point errors.
  const count = (useLineSeries()[0]?.data ?? []).findIndex((share) => (share ?? 0) >= REACHED_SHARE - 1e-9) + 1;
  const x = left + count * step;
  const name = words(count);
  // The text stands right of the mark, where bars are lower, if it fits.
  const toLeft = x + GAP + name.length * LETTER_WIDTH > left + width + RIGHT_MARGIN;
  return (
    count > 0 && (
      <g aria-hidden="true" pointerEvents="none">
        <line x1={x} x2={x} y1={y(REACHED_SHARE)} y2={y(0)} stroke={colors.target} strokeDasharray="4 3" />
        <SvgText x={toLeft ? x - GAP : x + GAP} y={y(0.5)} fontWeight={600} textAnchor={toLeft ? 'end' : 'start'}>
          {name}
        </SvgText>
      </g>
    )
  );
}

/** Pareto chart: descending bars and their cumulative share on one axis from 0 to 100 %, with the 80 % point marked. */
export function ParetoChart({ items, percent, axisTitle, reached, height, description }: ParetoChartProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const highlight = useSharedHighlight();
  const chartProps = useMemo(() => {
    const values = items.map(({ value }) => Math.max(value, 0));
    const whole = values.reduce((sum, value) => sum + value, 0) || 1;
    const [running, count] = [cumulativeShares(values), countReaching(values, REACHED_SHARE)];
    const wordsOf = (shares: readonly number[]) => (index: number) => percent(shares[index] ?? 0);
    const share = { values: values.map((value) => value / whole), label: t('share'), color: colors.series[0], key: 'share' };
    const bars = { ...share, exact: (index: number) => `${items[index]?.exact ?? ''}; ${wordsOf(share.values)(index)}` };
    const line = { values: running, label: t('cumulative'), color: colors.series[3], key: 'running', exact: wordsOf(running) };
    return {
      axis: { title: t('share'), tick: percent },
      series: [barsOf(bars, (index) => (index < count ? colors.series[0] : colors.comparison)), lineOf({ ...line, role: 'comparison' })],
      categories: items.map(({ key, label, exact }, index) => ({
        key,
        name: label,
        short: String(index + 1),
        year: '',
        isUnfinished: false,
        tip: () => ({
          title: `${index + 1}. ${label}`,
          rows: [
            { label: t('value'), text: exact, color: bars.color },
            { label: t('share'), text: wordsOf(share.values)(index) },
            { label: line.label, text: line.exact(index), color: line.color },
          ],
        }),
      })),
    };
  }, [items, percent, colors, t]);
  return (
    <ChartFigure description={description}>
      <BandPanel
        {...chartProps}
        highlight={highlight}
        height={height - TITLE_HEIGHT}
        right={RIGHT_MARGIN}
        bottom={AXIS_HEIGHT}
        side="right"
      >
        <BarMarks />
        <LineMarks />
        <ReachedMark words={reached} />
        <CategoryAxis title={axisTitle} minDistance={LABEL_WIDTH} labelPosition="middle" />
      </BandPanel>
    </ChartFigure>
  );
}
