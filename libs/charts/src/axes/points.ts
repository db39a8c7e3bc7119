import { useDrawingArea, useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { Tip } from '../parts/tip.tsx';

export const HORIZONTAL = 'horizontal';
export const VERTICAL = 'vertical';

/** A point of two measures, with its name and its exact words. */
export interface PlacedPoint {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly tip: Tip;
  /** Where it is not the colour of all. */
  readonly color?: string;
}

const isPlaced = (point: object): point is PlacedPoint => 'key' in point && 'tip' in point;

export interface DrawnSeries {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly points: readonly PlacedPoint[];
}

/** The points that are drawn now; in the commit in which the figures change they are still those of before. */
export const useDrawnPoints = (): readonly DrawnSeries[] =>
  useScatterSeries().map(({ id, label, color, data }) => ({
    key: id,
    label: typeof label === 'string' ? label : '',
    color,
    points: data.filter(isPlaced),
  }));

/** Where values stand, in pixels, and the edges of the drawing. */
export function usePointPlane() {
  const area = useDrawingArea();
  const x = useXScale<'linear'>(HORIZONTAL);
  const y = useYScale<'linear'>(VERTICAL);
  return {
    ...area,
    right: area.left + area.width,
    bottom: area.top + area.height,
    x: (value: number): number => Number(x(value)),
    y: (value: number): number => Number(y(value)),
  };
}

export type PointPlane = ReturnType<typeof usePointPlane>;

/** Where the points stand, in pixels. */
export function useDots(): readonly { readonly x: number; readonly y: number }[] {
  const plane = usePointPlane();
  return useDrawnPoints().flatMap(({ points }) => points.map(({ x, y }) => ({ x: plane.x(x), y: plane.y(y) })));
}
