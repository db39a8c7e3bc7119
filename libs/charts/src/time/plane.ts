import { createContext, useContext } from 'react';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { along } from '../parts/plane.ts';

/** What a panel's marks share: how many moments there are, and the values at both ends of its scale. */
export interface Frame {
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

export const FrameContext = createContext<Frame>({ count: 0, least: 0, most: 1 });

/** Part of each moment's width that stays free between bars. */
export const GAP = 0.25;

export interface TimePlane {
  readonly area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly step: number;
  readonly bandwidth: number;
  /** Left edge of a moment's bar. */
  readonly x: (index: number) => number;
  readonly middle: (index: number) => number;
  readonly y: (value: number) => number;
}

/** Places of moments and values in the panel around, in pixels. */
export function useTimePlane(): TimePlane {
  const { count, least, most } = useContext(FrameContext);
  const area = useDrawingArea();
  const step = area.width / Math.max(count, 1);
  const bandwidth = step * (1 - GAP);
  const middle = (index: number): number => area.left + (index + 0.5) * step;
  return {
    area,
    step,
    bandwidth,
    middle,
    x: (index) => middle(index) - bandwidth / 2,
    y: (value) => along(value, least, most, area.top + area.height, -area.height),
  };
}
