import { useCallback, useMemo, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { extentOf } from '../bars/extent.ts';
import type { Measured, Moment, ValueAxis } from '../model.ts';
import { niceTicks } from '../parts/ticks.ts';
import { FrameContext, GAP } from './plane.ts';
import { useLatest } from './use-latest.ts';
import { ValueTicks } from './value-ticks.tsx';

const AXIS_WIDTH = 48;
const AXIS_HEIGHT = 40;
/** Few lines to read against: one for about this many pixels, at most five. */
const TICK_DISTANCE = 70;
const tickCount = (height: number): number => Math.min(5, Math.max(2, Math.round(height / TICK_DISTANCE)));

const Title = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary }));

/** What panels below each other share: the same moments at the same places, highlighted together. */
export interface TimeFrame {
  readonly moments: readonly Moment[];
  /** Room for the names at the ends of lines. */
  readonly right: number;
  readonly highlighted: AxisItemIdentifier[];
  readonly highlight: (items: AxisItemIdentifier[]) => void;
  /** A click or Enter on a moment. */
  readonly onSelect?: (index: number) => void;
}

export interface TimePanelProps {
  readonly frame: TimeFrame;
  readonly axis: ValueAxis;
  readonly series: readonly Measured[];
  readonly height: number;
  /** The lowest panel writes the months. */
  readonly lowest: boolean;
  readonly children: ReactNode;
}

const Y_AXIS = [{ id: 'value', width: AXIS_WIDTH, min: 0, max: 1 }];
const KEYBOARD = { keyboardActivation: true } as const;
const STYLE = { touchAction: 'pan-y' } as const;

/**
 * The chart library holds the moments: width, pointer, keyboard, what is read out. It takes changes in a second drawing, so it is
 * given nothing that changes with the figures: words are looked up when they are needed, places and scales are our own.
 */
function useLibraryProps({ moments }: TimeFrame, series: readonly Measured[], lowest: boolean) {
  const words = useLatest({ moments, series });
  const count = moments.length;
  const nameOf = useCallback((index: number) => words.current.moments[index]?.name ?? '', [words]);
  const xAxis = useMemo(() => {
    const data = Array.from({ length: count }, (_, index) => index);
    return [
      { id: 'time', scaleType: 'band' as const, data, valueFormatter: nameOf, categoryGapRatio: GAP, height: lowest ? AXIS_HEIGHT : 0 },
    ];
  }, [count, nameOf, lowest]);
  const names = JSON.stringify(series.map(({ key, label }) => [key, label]));
  const items = useMemo(
    () =>
      (JSON.parse(names) as [string, string][]).map(([id, label], at) => ({
        type: 'bar' as const,
        id,
        label,
        data: Array.from({ length: count }, () => 0),
        valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) => words.current.series[at]?.exact(dataIndex) ?? '',
      })),
    [names, count, words],
  );
  return { xAxis, series: items };
}

/** One vertical scale over the shared moments; zero is always part of it. */
export function TimePanel({ frame, axis, series, height, lowest, children }: TimePanelProps) {
  const { moments, right, highlighted, highlight, onSelect } = frame;
  const library = useLibraryProps(frame, series, lowest);
  const margin = useMemo(() => ({ top: 10, right, bottom: lowest ? 0 : 10, left: 0 }), [right, lowest]);
  const { least, most } = extentOf(series.flatMap(({ values }) => values));
  const ticks = niceTicks(least, most, tickCount(height));
  return (
    <FrameContext value={{ count: moments.length, least: ticks[0] ?? 0, most: ticks.at(-1) ?? 1 }}>
      <Title>{axis.title}</Title>
      <ChartsContainer<'bar'>
        skipAnimation
        height={height}
        margin={margin}
        {...library}
        yAxis={Y_AXIS}
        highlightedAxis={highlighted}
        onHighlightedAxisChange={highlight}
        experimentalFeatures={KEYBOARD}
        onAxisClick={onSelect && ((_, data) => data && onSelect(data.dataIndex))}
        sx={STYLE}
      >
        <ValueTicks ticks={ticks} words={axis.tick} />
        <ChartsAxisHighlight x="band" />
        {children}
      </ChartsContainer>
    </FrameContext>
  );
}
