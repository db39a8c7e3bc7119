import { useDrawingArea, useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { Tip } from '../parts/tip.tsx';

export const HORIZONTAL = 'horizontal';
export const VERTICAL = 'vertical';

/** Point of two measures, with name and tooltip. */
export interface PlacedPoint {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly tip: Tip;
  /** Colour, if it differs from the default. */
  readonly color?: string;
}

const isPlaced = (point: object): point is PlacedPoint => 'key' in point && 'tip' in point;

export interface PlottedSeries {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly points: readonly PlacedPoint[];
}

/** Points that are rendered now; in the commit with new data they are still the previous ones. */
export const usePlottedPoints = (): readonly PlottedSeries[] =>
  useScatterSeries().map(({ id, label, color, data }) => ({
    key: id,
    label: typeof label === 'string' ? label : '',
    color,
    points: data.filter(isPlaced),
  }));

/** Scales in pixels, and the edges of the plot. */
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

/** Pixel positions of the points. */
export function useDots(): readonly { readonly x: number; readonly y: number }[] {
  const plane = usePointPlane();
  return usePlottedPoints().flatMap(({ points }) => points.map(({ x, y }) => ({ x: plane.x(x), y: plane.y(y) })));
}
