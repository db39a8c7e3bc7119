import { useMemo } from 'react';
import { useBarSeries, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useChartColors } from '@pendapa/theme';
import { BandPanel } from '../axes/band-panel.tsx';
import { barsOf } from '../axes/band-series.ts';
import { BarMarks } from '../axes/bar-marks.tsx';
import { CategoryAxis } from '../axes/category-axis.tsx';
import { CATEGORIES, useCategories } from '../axes/category.ts';
import { useSharedHighlight } from '../axes/shared-highlight.tsx';
import { ChartFigure } from '../chart-figure.tsx';
import type { ValueAxis } from '../model.ts';
import { SvgText } from '../parts/svg-text.tsx';
import { tipInWords, type Tip } from '../parts/tip.tsx';
import { BreakMarks, type SeriesBreak } from '../axes/break-marks.tsx';

export interface HistogramBin {
  readonly key: string;
  /** Full label of the bin. */
  readonly label: string;
  /** Short lower bound, shown at the left edge. */
  readonly bound: string;
  /** Null if disclosure control withholds the figure. The bin then has a pale bar with an asterisk. */
  readonly value: number | null;
  readonly tip: Tip;
}

export interface HistogramProps {
  /** Bins in ascending order, drawn with equal width. */
  readonly bins: readonly HistogramBin[];
  /** Title of the axis of bins. */
  readonly xTitle: string;
  readonly valueAxis: ValueAxis;
  readonly height: number;
  readonly description: string;
  /** Lower bound with a line and a name, such as a limit of exemption. */
  readonly markedBound?: SeriesBreak | undefined;
}

/* Sizes in pixels. */
const TITLE_HEIGHT = 18;
const AXIS_HEIGHT = 44;
const RIGHT_MARGIN = 20;
const MIN_LABEL_DISTANCE = 50;
const HIDDEN_BAR_HEIGHT = 12;
const BOUND_NAME_HEIGHT = 20;
/** Part of a bin's width that stays free; bins of a histogram nearly touch. */
const BIN_GAP_RATIO = 0.02;

/** Pale bars with an asterisk for bins whose figure is withheld. */
function HiddenBinMarks() {
  const { neutral } = useChartColors();
  const categories = useCategories();
  const x = useXScale<'band'>(CATEGORIES);
  const { top, height } = useDrawingArea();
  const base = top + height;
  const withheldBins = useBarSeries().flatMap(({ data }) => categories.filter((_, index) => (data[index] ?? null) === null));
  return withheldBins.map((bin) => (
    <g key={bin.key} aria-hidden="true">
      <rect
        data-without-value={bin.key}
        x={x(bin)}
        y={base - HIDDEN_BAR_HEIGHT}
        width={x.bandwidth()}
        height={HIDDEN_BAR_HEIGHT}
        fill={neutral}
        fillOpacity={0.25}
      />
      <SvgText x={Number(x(bin)) + x.bandwidth() / 2} y={base - HIDDEN_BAR_HEIGHT - 4} textAnchor="middle">
        *
      </SvgText>
    </g>
  ));
}

/** Histogram, for example of objects by assessed value. Labels are at the lower bounds of the bins. */
export function Histogram({ bins, xTitle, valueAxis, height, description, markedBound }: HistogramProps) {
  const colors = useChartColors();
  const highlight = useSharedHighlight();
  const chartProps = useMemo(() => {
    const exact = (index: number): string => tipInWords(bins[index]?.tip ?? { title: '', rows: [] });
    const values = bins.map(({ value }) => value);
    return {
      categories: bins.map(({ key, label, bound, tip }) => ({
        key,
        name: label,
        short: bound,
        year: '',
        isUnfinished: false,
        tip: () => tip,
      })),
      series: [barsOf({ key: 'bins', label: valueAxis.title, color: colors.series[0], values, exact })],
    };
  }, [bins, valueAxis, colors]);
  return (
    <ChartFigure description={description}>
      <BandPanel
        {...chartProps}
        highlight={highlight}
        axis={valueAxis}
        height={height - TITLE_HEIGHT}
        right={RIGHT_MARGIN}
        bottom={AXIS_HEIGHT}
        top={markedBound && BOUND_NAME_HEIGHT}
        gap={BIN_GAP_RATIO}
      >
        <BarMarks />
        <HiddenBinMarks />
        {markedBound && <BreakMarks breaks={[markedBound]} isNamed />}
        <CategoryAxis title={xTitle} minDistance={MIN_LABEL_DISTANCE} labelPosition="edge" />
      </BandPanel>
    </ChartFigure>
  );
}
