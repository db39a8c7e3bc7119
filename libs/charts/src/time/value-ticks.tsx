import { AxisLine, GridLine, SvgText } from '../parts/svg-text.tsx';
import { useTimePlane } from './plane.ts';

export interface ValueTicksProps {
  readonly ticks: readonly number[];
  readonly words: (value: number) => string;
}

/** Faint lines to read against, with their values. */
export function ValueTicks({ ticks, words }: ValueTicksProps) {
  const { area, y } = useTimePlane();
  const right = area.left + area.width;
  return (
    <g aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <GridLine x1={area.left} x2={right} y1={y(tick)} y2={y(tick)} />
          <SvgText x={area.left - 8} y={y(tick) + 4} textAnchor="end">
            {words(tick)}
          </SvgText>
        </g>
      ))}
      {ticks.some((tick) => tick < 0) && <AxisLine x1={area.left} x2={right} y1={y(0)} y2={y(0)} />}
    </g>
  );
}
