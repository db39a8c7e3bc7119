import { along } from '../parts/plane.ts';
import { niceTicks } from '../parts/ticks.ts';
import type { Point } from './outliers.ts';

/** Pixels around the points for titles, ticks and names. */
export interface Margin {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where points of two measures stand in an own drawing, in pixels; zero is always in sight. */
export interface PointPlane {
  readonly margin: Margin;
  readonly height: number;
  readonly right: number;
  readonly bottom: number;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  readonly left: (x: number) => number;
  readonly top: (y: number) => number;
}

const TICKS = 5;
const ticksOf = (values: readonly number[]) => niceTicks(Math.min(0, ...values), Math.max(0, ...values), TICKS);
const ends = (ticks: readonly number[]) => ({ least: ticks[0] ?? 0, most: ticks.at(-1) ?? 1 });

/** A plane that holds all points, with ticks of round values. */
export function pointPlane(points: readonly Point[], width: number, height: number, margin: Margin): PointPlane {
  const [xTicks, yTicks] = [ticksOf(points.map(({ x }) => x)), ticksOf(points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(width - margin.right, margin.left + 1), height - margin.bottom];
  return {
    ...{ margin, height, right, bottom, xTicks, yTicks },
    left: (value) => along(value, ends(xTicks).least, ends(xTicks).most, margin.left, right - margin.left),
    top: (value) => along(value, ends(yTicks).least, ends(yTicks).most, bottom, margin.top - bottom),
  };
}

const LETTER_WIDTH = 6.6;
const LABEL_GAP = 9;

/** The name of a point beside it: to its right, or to its left where there is no room. */
export interface PlacedName {
  readonly key: string;
  readonly label: string;
  readonly toLeft: boolean;
  readonly middle: number;
  readonly left: number;
  readonly right: number;
}

/** `room`: pixels that a name needs to stand on the right; by default those of its letters. */
export function nameBeside(plane: PointPlane, point: Point & { readonly key: string; readonly label: string }, room?: number): PlacedName {
  const [at, middle, length] = [plane.left(point.x), plane.top(point.y), point.label.length * LETTER_WIDTH];
  const toLeft = at + (room ?? LABEL_GAP + length) > plane.right;
  const start = toLeft ? at - LABEL_GAP - length : at + LABEL_GAP;
  return { key: point.key, label: point.label, toLeft, middle, left: start, right: start + length };
}
