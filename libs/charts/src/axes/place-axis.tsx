import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AxisLine, SvgText } from '../parts/svg-text.tsx';
import { PLACES, usePlaces } from './place.ts';

/** Pixels of an average letter. */
const LETTER = 6;

export interface PlaceAxisProps {
  readonly title: string;
  /** Minimum distance in pixels between names; some are omitted if they are closer. */
  readonly distance: number;
  /** A name is centred below its place; the name of a lower bound is below the left edge. */
  readonly under: 'middle' | 'edge';
}

/** Axis of places with the short names that fit, and a title. */
export function PlaceAxis({ title, distance, under }: PlaceAxisProps) {
  const places = usePlaces();
  const { left, top, width, height } = useDrawingArea();
  const step = useXScale<'band'>(PLACES).step();
  const every = Math.max(1, Math.ceil(distance / step));
  const [right, base] = [left + width, top + height];
  // A title longer than the axis starts at the edge of the chart.
  const written = title.length * LETTER > right ? { x: 0 } : ({ x: right, textAnchor: 'end' } as const);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <AxisLine x1={left} x2={right} y1={base} y2={base} />
      {places.map(
        ({ key, short }, index) =>
          index % every === 0 && (
            <SvgText key={key} x={left + (index + (under === 'middle' ? 0.5 : 0)) * step} y={base + 17} textAnchor="middle">
              {short}
            </SvgText>
          ),
      )}
      <SvgText y={base + 36} {...written}>
        {title}
      </SvgText>
    </g>
  );
}
