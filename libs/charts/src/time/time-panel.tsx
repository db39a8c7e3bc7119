import type { ReactNode } from 'react';
import { styled, useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import type { Measured, Moment, ValueAxis } from '../model.ts';

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
  readonly highlighted: readonly AxisItemIdentifier[];
  readonly highlight: (items: AxisItemIdentifier[]) => void;
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

/** One vertical scale over the shared months; zero is always part of it. */
export function TimePanel({ frame, axis, series, height, lowest, children }: TimePanelProps) {
  const { vars } = useTheme();
  const { moments, right, highlighted, highlight } = frame;
  return (
    <>
      <Title>{axis.title}</Title>
      <ChartsContainer<'bar'>
        skipAnimation
        height={height}
        margin={{ top: 10, right, bottom: lowest ? 0 : 10, left: 0 }}
        xAxis={[
          {
            id: 'time',
            scaleType: 'band',
            data: moments.map(({ key }) => key),
            valueFormatter: (key: string) => moments.find((moment) => moment.key === key)?.name ?? key,
            categoryGapRatio: 0.25,
            height: lowest ? AXIS_HEIGHT : 0,
          },
        ]}
        yAxis={[
          {
            id: 'value',
            width: AXIS_WIDTH,
            min: series.some(negative) ? undefined : 0,
            valueFormatter: axis.tick,
            tickNumber: tickCount(height),
          },
        ]}
        series={series.map(({ key, label, values, exact }) => ({
          type: 'bar' as const,
          id: key,
          label,
          data: [...values],
          valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) => exact(dataIndex),
        }))}
        highlightedAxis={[...highlighted]}
        onHighlightedAxisChange={highlight}
        sx={{ '& .MuiChartsGrid-line': { stroke: vars.palette.divider }, touchAction: 'pan-y' }}
      >
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <ChartsYAxis axisId="value" disableLine disableTicks tickLabelStyle={{ fill: vars.palette.text.secondary, fontSize: 12 }} />
        {children}
      </ChartsContainer>
    </>
  );
}

const negative = ({ values }: Measured): boolean => values.some((value) => value !== null && value < 0);
