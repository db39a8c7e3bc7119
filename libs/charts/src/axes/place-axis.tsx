import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AxisLine, SvgText } from '../parts/svg-text.tsx';
import { PLACES, usePlaces } from './place.ts';

/** Pixels, of an average letter. */
const LETTER = 6;

export interface PlaceAxisProps {
  readonly title: string;
  /** Pixels between two names: closer than that, some are left out. */
  readonly distance: number;
  /** Names stand under the middle of their places, or under the left edge where they are lower bounds. */
  readonly under: 'middle' | 'edge';
}

/** The short names of the places as far as they fit, and what they are. */
export function PlaceAxis({ title, distance, under }: PlaceAxisProps) {
  const places = usePlaces();
  const { left, top, width, height } = useDrawingArea();
  const step = useXScale<'band'>(PLACES).step();
  const every = Math.max(1, Math.ceil(distance / step));
  const [right, base] = [left + width, top + height];
  // One that is longer than the axis begins at the edge of all that is drawn.
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
