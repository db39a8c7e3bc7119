import { useMemo } from 'react';
import { useBarSeries, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useChartColors } from '@pendapa/theme';
import { BandPanel } from '../axes/band-panel.tsx';
import { barsOf } from '../axes/band-series.ts';
import { BarMarks } from '../axes/bar-marks.tsx';
import { PlaceAxis } from '../axes/place-axis.tsx';
import { PLACES, usePlaces } from '../axes/place.ts';
import { useSharedHighlight } from '../axes/shared-highlight.tsx';
import { ChartFigure } from '../chart-figure.tsx';
import type { ValueAxis } from '../model.ts';
import { SvgText } from '../parts/svg-text.tsx';
import { tipInWords, type Tip } from '../parts/tip.tsx';
import { BreakMarks, type SeriesBreak } from '../time/break-marks.tsx';

export interface HistogramBin {
  readonly key: string;
  /** Full label of the bin. */
  readonly label: string;
  /** Short lower bound, shown at the left edge. */
  readonly bound: string;
  /** Null if hidden: pale with a mark. */
  readonly value: number | null;
  readonly tip: Tip;
}

export interface HistogramProps {
  /** Bins in ascending order, drawn with equal width. */
  readonly bins: readonly HistogramBin[];
  readonly x: string;
  readonly y: ValueAxis;
  readonly height: number;
  readonly description: string;
  /** Marked bound, with its name above. */
  readonly line?: SeriesBreak | undefined;
}

const TITLE_HEIGHT = 18;
const AXIS_HEIGHT = 44;
const RIGHT = 20;
const LABEL_WIDTH = 50;
const GAP = 0.02;
const PALE = 12;
/** Pixels for the name of a line. */
const NAME_ABOVE = 20;

/** Marks of bins that are hidden. */
function HiddenBand() {
  const { neutral } = useChartColors();
  const places = usePlaces();
  const x = useXScale<'band'>(PLACES);
  const { top, height } = useDrawingArea();
  const base = top + height;
  const placesWithoutValue = useBarSeries().flatMap(({ data }) => places.filter((_, index) => (data[index] ?? null) === null));
  return placesWithoutValue.map((place) => (
    <g key={place.key} aria-hidden="true">
      <rect
        data-without-value={place.key}
        x={x(place)}
        y={base - PALE}
        width={x.bandwidth()}
        height={PALE}
        fill={neutral}
        fillOpacity={0.25}
      />
      <SvgText x={Number(x(place)) + x.bandwidth() / 2} y={base - PALE - 4} textAnchor="middle">
        *
      </SvgText>
    </g>
  ));
}

/** Histogram with labels at the lower bounds. */
export function Histogram({ bins, x, y, height, description, line }: HistogramProps) {
  const colors = useChartColors();
  const highlight = useSharedHighlight();
  const chartProps = useMemo(() => {
    const exact = (index: number): string => tipInWords(bins[index]?.tip ?? { title: '', rows: [] });
    const values = bins.map(({ value }) => value);
    return {
      places: bins.map(({ key, label, bound, tip }) => ({ key, name: label, short: bound, year: '', open: false, tip: () => tip })),
      series: [barsOf({ key: 'bins', label: y.title, color: colors.series[0], values, exact })],
    };
  }, [bins, y, colors]);
  return (
    <ChartFigure description={description}>
      <BandPanel
        {...chartProps}
        highlight={highlight}
        axis={y}
        height={height - TITLE_HEIGHT}
        right={RIGHT}
        bottom={AXIS_HEIGHT}
        top={line && NAME_ABOVE}
        gap={GAP}
      >
        <BarMarks />
        <HiddenBand />
        {line && <BreakMarks breaks={[line]} isNamed />}
        <PlaceAxis title={x} distance={LABEL_WIDTH} under="edge" />
      </BandPanel>
    </ChartFigure>
  );
}
