import { piledUp } from '../bars/stack.ts';
import type { Moment } from '../model.ts';
import { useTimePlane } from './plane.ts';
import type { Marked } from './tooltip-table.tsx';

export interface StackMarksProps {
  readonly moments: readonly Moment[];
  readonly parts: readonly Marked[];
  /** Index of the period that has not ended; its pile is paler. */
  readonly unfinished: number | null;
}

const PALE = 0.55;

/** One pile of parts for each moment, from zero. */
export function StackMarks({ moments, parts, unfinished }: StackMarksProps) {
  const { x, y, bandwidth } = useTimePlane();
  return (
    <g aria-hidden="true">
      {moments.map(({ key }, index) => (
        <g key={key} data-moment={key} opacity={index === unfinished ? PALE : 1}>
          {piledUp(parts.map(({ values }) => values[index] ?? null)).map(
            (piece, at) =>
              piece && (
                <rect
                  key={parts[at]?.key}
                  x={x(index)}
                  y={Math.min(y(piece.from), y(piece.to))}
                  width={bandwidth}
                  height={Math.abs(y(piece.from) - y(piece.to))}
                  fill={parts[at]?.color}
                />
              ),
          )}
        </g>
      ))}
    </g>
  );
}
