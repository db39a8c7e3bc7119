import type { ReactNode } from 'react';
import { BandPanel } from '../axes/band-panel.tsx';
import { axisWidth, type BandSeries } from '../axes/band-series.ts';
import type { Category } from '../axes/category.ts';
import { useSharedHighlight } from '../axes/shared-highlight.tsx';
import { ChartFigure } from '../chart-figure.tsx';
import type { ValueAxis } from '../model.ts';
import { BarMarks } from '../axes/bar-marks.tsx';
import { BarTexts } from '../axes/bar-texts.tsx';
import { LineMarks } from '../axes/line-marks.tsx';
import { BreakMarks, type SeriesBreak } from '../axes/break-marks.tsx';
import { TimeAxis } from './time-axis.tsx';

export const TITLE_HEIGHT = 18;
export const AXIS_HEIGHT = 40;
const RIGHT_MARGIN = 12;
/** Pixels above the plot for the names of breaks. */
const NAMES_ABOVE = 20;

interface TimePanel {
  readonly key: string;
  readonly axis: ValueAxis;
  readonly series: readonly BandSeries[];
  /** Height in pixels of the plot, without title and axis. */
  readonly height: number;
}

export interface TimePanelsProps {
  readonly categories: readonly Category[];
  /** Each panel has its own scale and unit, never a second axis. */
  readonly panels: readonly TimePanel[];
  readonly description: string;
  /** Pixels right of the plot for names at the ends of lines. */
  readonly names?: number | undefined;
  /** Pixels right of the plot for other text. */
  readonly right?: number;
  /** Content above the first panel. */
  readonly above?: ReactNode;
  readonly onSelect?: ((index: number) => void) | undefined;
  /** Content behind the marks of each panel. */
  readonly below?: ReactNode;
  /** Lines through all panels, with names in the first. */
  readonly breaks?: readonly SeriesBreak[] | undefined;
  /** Texts above the bars of each moment. */
  readonly barTexts?: readonly string[] | undefined;
}

/** Stacked panels over the same moments, with a common highlight; the lowest has the axis. */
export function TimePanels({
  categories,
  panels,
  description,
  names,
  right = RIGHT_MARGIN,
  above,
  onSelect,
  below,
  breaks,
  barTexts,
}: TimePanelsProps) {
  const highlight = useSharedHighlight();
  const left = Math.max(...panels.map(({ axis, series }) => axisWidth(axis, series)));
  return (
    <ChartFigure description={description}>
      {panels.map(({ key, axis, series, height }, index) => {
        const bottom = index === panels.length - 1 ? AXIS_HEIGHT : 0;
        const named = breaks !== undefined && breaks.length > 0 && index === 0;
        return (
          <BandPanel
            key={key}
            categories={categories}
            axis={axis}
            series={series}
            highlight={highlight}
            left={left}
            onSelect={onSelect}
            height={height + bottom}
            right={names ?? right}
            bottom={bottom}
            top={named || barTexts ? NAMES_ABOVE : undefined}
            above={index === 0 && above}
          >
            {below}
            <BarMarks />
            {barTexts && <BarTexts texts={barTexts} />}
            <LineMarks named={names !== undefined} />
            {breaks && <BreakMarks breaks={breaks} isNamed={named} />}
            {bottom > 0 && <TimeAxis />}
          </BandPanel>
        );
      })}
    </ChartFigure>
  );
}
