import { useMemo, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useYAxis } from '@mui/x-charts/hooks';
import type { ValueAxis } from '../model.ts';
import { axisWidth, valueAxisOf, type BandSeries } from './band-series.ts';
import { useTouchTip } from '../parts/touch-tip.tsx';
import { useNamedStop } from '../chart-figure.tsx';
import { BandTip } from './band-tip.tsx';
import { CATEGORIES, VALUES, type Category } from './category.ts';
import { KeyboardHighlight, type SharedHighlight } from './shared-highlight.tsx';
import { ValueTicks } from './value-ticks.tsx';

const Title = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));
const AxisTitle = () => <Title>{useYAxis(VALUES).label}</Title>;

export interface BandPanelProps {
  readonly categories: readonly Category[];
  readonly axis: ValueAxis;
  readonly series: readonly BandSeries[];
  /** Pixels of the drawing, without the title above it. */
  readonly height: number;
  /** Pixels to the left of the drawing, for the words of the scale. */
  readonly left?: number;
  /** Pixels to the right of the drawing. */
  readonly right: number;
  /** Pixels below the plot for the names of categories; 0 without names. */
  readonly bottom: number;
  /** Pixels above it, where something is written there. */
  readonly top?: number | undefined;
  readonly highlight: SharedHighlight;
  /** Part of each place's width that stays free. */
  readonly gap?: number;
  /** Side of the axis labels. */
  readonly side?: 'left' | 'right';
  /** A click or Enter on a place. */
  readonly onSelect?: ((index: number) => void) | undefined;
  /** Above the drawing, as HTML that reads the same figures. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** Part of a category's width that stays free. */
const CATEGORY_GAP_RATIO = 0.25;
/** Pixels. */
const TOP_MARGIN = 10;
interface Bar {
  readonly formattedCategoryValue: string;
  readonly seriesLabel?: string;
  readonly formattedValue: string;
}
interface Line {
  readonly formattedXValue: string;
  readonly seriesLabel?: string;
  readonly formattedYValue: string;
}

const joined = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join('; ');
/** In the words of the page: the library would say English ones for a value that is not known. */
const READ_OUT = {
  barDescription: (bar: Bar) => joined(bar.formattedCategoryValue, bar.seriesLabel, bar.formattedValue),
  lineDescription: (line: Line) => joined(line.formattedXValue, line.seriesLabel, line.formattedYValue),
};
const KEYBOARD = { keyboardActivation: true } as const;
const STYLE = { touchAction: 'pan-y' } as const;
const SELECTABLE = { ...STYLE, cursor: 'pointer' } as const;

/** One value scale over a category axis. Marks inside read their figures only from the chart. */
export function BandPanel({
  categories,
  axis,
  series,
  height,
  left = axisWidth(axis, series),
  right,
  bottom,
  top = TOP_MARGIN,
  highlight,
  gap = CATEGORY_GAP_RATIO,
  side,
  onSelect,
  above,
  children,
}: BandPanelProps) {
  const xAxis = useMemo(
    () => [
      {
        id: CATEGORIES,
        scaleType: 'band' as const,
        data: categories,
        valueFormatter: ({ name }: Category) => name,
        categoryGapRatio: gap,
        height: bottom,
      },
    ],
    [categories, gap, bottom],
  );
  const yAxis = useMemo(() => {
    const values = valueAxisOf(axis, series, height);
    return [side === 'right' ? { ...values, position: 'none' as const } : { ...values, width: left }];
  }, [axis, series, height, side, left]);
  const touch = useTouchTip();
  const choose = (event: MouseEvent, index: number | undefined): void => {
    const category = categories[index ?? -1];
    if (category && touch.goesOn(event, category.key, category.tip())) onSelect?.(categories.indexOf(category));
  };
  const margin = useMemo(() => ({ top, right, bottom: bottom === 0 ? TOP_MARGIN : 0, left: 0 }), [top, right, bottom]);
  return (
    <ChartsDataProvider<'bar' | 'line'>
      skipAnimation
      height={height}
      margin={margin}
      series={series}
      xAxis={xAxis}
      yAxis={yAxis}
      highlightedAxis={highlight.at}
      onHighlightedAxisChange={highlight.move}
      localeText={READ_OUT}
      experimentalFeatures={KEYBOARD}
      onAxisClick={(event, data) => choose(event, data?.dataIndex)}
    >
      {above}
      <AxisTitle />
      <ChartsSurface ref={useNamedStop(axis.title)} sx={onSelect ? SELECTABLE : STYLE}>
        <ValueTicks side={side} />
        <ChartsAxisHighlight x="band" />
        {children}
        <BandTip />
        <KeyboardHighlight move={highlight.move} />
      </ChartsSurface>
      {touch.shown}
    </ChartsDataProvider>
  );
}
