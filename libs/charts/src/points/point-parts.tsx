import type { ReactNode } from 'react';
import type { ValueAxis } from '../model.ts';
import { markProps } from '../parts/mark.ts';
import { GridLine, SvgText } from '../parts/svg-text.tsx';
import type { Tip } from '../parts/tip.tsx';
import type { PlacedName, PointPlane } from './point-plane.ts';

export interface PointAxesProps {
  readonly plane: PointPlane;
  readonly x: ValueAxis;
  readonly y: ValueAxis;
}

/** Titles, ticks and faint lines of both axes. */
export function PointAxes({ plane, x, y }: PointAxesProps) {
  const { margin, right, bottom, height, xTicks, yTicks, left, top } = plane;
  return (
    <>
      <SvgText x={0} y={12}>
        {y.title}
      </SvgText>
      <SvgText x={right} y={height - 5} textAnchor="end">
        {x.title}
      </SvgText>
      {yTicks.map((tick) => (
        <g key={tick}>
          <GridLine x1={margin.left} x2={right} y1={top(tick)} y2={top(tick)} />
          <SvgText x={margin.left - 8} y={top(tick) + 4} textAnchor="end">
            {y.tick(tick)}
          </SvgText>
        </g>
      ))}
      {xTicks.map((tick) => (
        <SvgText key={tick} x={left(tick)} y={bottom + 17} textAnchor="middle">
          {x.tick(tick)}
        </SvgText>
      ))}
    </>
  );
}

export interface PointMarksProps<P> {
  readonly points: readonly P[];
  readonly plane: PointPlane;
  readonly selectable: boolean;
  /** The dot of a point, at its place. */
  readonly dot: (point: P, at: { readonly cx: number; readonly cy: number }) => ReactNode;
}

const TARGET_RADIUS = 12;

/** Points that can be pointed at, reached by keyboard and read aloud. */
export function PointMarks<
  P extends { readonly key: string; readonly label: string; readonly x: number; readonly y: number; readonly tip: Tip },
>({ points, plane, selectable, dot }: PointMarksProps<P>) {
  return points.map((point, index) => {
    const at = { cx: plane.left(point.x), cy: plane.top(point.y) };
    return (
      <g
        key={point.key}
        role={selectable ? 'button' : 'img'}
        aria-label={point.label}
        style={selectable ? { cursor: 'pointer' } : undefined}
        {...markProps(index, point.tip)}
      >
        <circle {...at} r={TARGET_RADIUS} fill="transparent" />
        {dot(point, at)}
      </g>
    );
  });
}

/** Names beside their points, for the eye only. */
export function PointNames({ names }: { readonly names: readonly PlacedName[] }) {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {names.map(({ key, label, toLeft, middle, left, right }) => (
        <SvgText key={key} x={toLeft ? right : left} y={middle + 4} textAnchor={toLeft ? 'end' : 'start'}>
          {label}
        </SvgText>
      ))}
    </g>
  );
}
