import { useId } from 'react';
import type { Moment } from '../model.ts';
import { useTimePlane } from './plane.ts';

export interface BarMarksProps {
  readonly moments: readonly Moment[];
  readonly values: readonly (number | null)[];
  /** Colour of the bar at an index. */
  readonly color: (index: number) => string;
  /** Index of the period that has not ended; its bar is hatched. */
  readonly unfinished: number | null;
}

/** Bars from zero; those below zero hang. */
export function BarMarks({ moments, values, color, unfinished }: BarMarksProps) {
  const pattern = useId();
  const { x, y, bandwidth } = useTimePlane();
  const zero = y(0);
  return (
    <g aria-hidden="true">
      {unfinished !== null && (
        <pattern id={pattern} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={6} height={6} fill={color(unfinished)} fillOpacity={0.25} />
          <line y2={6} stroke={color(unfinished)} strokeWidth={5} />
        </pattern>
      )}
      {moments.map(({ key }, index) => {
        const value = values[index] ?? null;
        if (value === null) return null;
        const end = y(value);
        return (
          <rect
            key={key}
            data-moment={key}
            x={x(index)}
            y={Math.min(zero, end)}
            width={bandwidth}
            height={Math.abs(zero - end)}
            fill={index === unfinished ? `url(#${pattern})` : color(index)}
          />
        );
      })}
    </g>
  );
}
