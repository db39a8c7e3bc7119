import { NameText } from '../parts/svg-text.tsx';
import { withoutOverlap } from '../points/outliers.ts';
import { useDots, usePointPlane, type PlacedPoint, type PointPlane } from './points.ts';

export const LETTER_WIDTH = 6.6;
const GAP = 9;
const HALF_HEIGHT = 8;

/** A name to the right of its point, or to its left where there is no room. */
function nameBeside(plane: PointPlane, { key, label, x, y }: PlacedPoint) {
  const [at, length] = [plane.x(x), label.length * LETTER_WIDTH];
  const toLeft = at + GAP + length > plane.right;
  const left = toLeft ? at - GAP - length : at + GAP;
  // Not on the axis.
  return { key, label, toLeft, middle: Math.min(plane.y(y), plane.bottom - HALF_HEIGHT), left, right: left + length };
}

export interface PointNamesProps {
  /** The most important first. */
  readonly points: readonly PlacedPoint[];
  /** Names that reach into the scale on the left are left to the tooltip. */
  readonly uncut?: boolean;
}

/** Names beside their points; those that would be cut, stand on a more important one or over a dot are left to the tooltip. */
export function PointNames({ points, uncut = false }: PointNamesProps) {
  const plane = usePointPlane();
  const dots = useDots();
  const names = points.map((point) => nameBeside(plane, point)).filter(({ left }) => left >= (uncut ? plane.left : 0));
  return (
    <g aria-hidden="true" pointerEvents="none">
      {withoutOverlap(names, dots)
        .flatMap((index) => names[index] ?? [])
        .map(({ key, label, toLeft, middle, left, right }) => (
          <NameText key={key} x={toLeft ? right : left} y={middle + 4} textAnchor={toLeft ? 'end' : 'start'}>
            {label}
          </NameText>
        ))}
    </g>
  );
}
