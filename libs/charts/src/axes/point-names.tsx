import { NameText } from '../parts/svg-text.tsx';
import { withoutOverlap } from './outliers.ts';
import { useDots, usePointPlane, type PlacedPoint, type PointPlane } from './points.ts';

export const LETTER_WIDTH = 6.6;
const NAME_DISTANCE = 9;
const HALF_HEIGHT = 8;

/** Places a name right of its point, or left if it does not fit. */
function placeName(plane: PointPlane, { key, label, x, y }: PlacedPoint) {
  const [at, length] = [plane.x(x), label.length * LETTER_WIDTH];
  const toLeft = at + NAME_DISTANCE + length > plane.right;
  const left = toLeft ? at - NAME_DISTANCE - length : at + NAME_DISTANCE;
  // Keeps the name above the axis.
  return { key, label, toLeft, middle: Math.min(plane.y(y), plane.bottom - HALF_HEIGHT), left, right: left + length };
}

export interface PointNamesProps {
  /** Points, most important first. */
  readonly points: readonly PlacedPoint[];
  /** Omits names that would overlap the left axis. */
  readonly uncut?: boolean;
}

/** Names beside points. Names that would be cut, or overlap a more important name or a dot, are left to the tooltip. */
export function PointNames({ points, uncut = false }: PointNamesProps) {
  const plane = usePointPlane();
  const dots = useDots();
  const names = points.map((point) => placeName(plane, point)).filter(({ left }) => left >= (uncut ? plane.left : 0));
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
