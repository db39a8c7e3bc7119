import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AxisLine, SvgText } from '../parts/svg-text.tsx';
import { CATEGORIES, useCategories } from './category.ts';

/** Pixels of an average letter. */
const LETTER_WIDTH = 6;

export interface CategoryAxisProps {
  readonly title: string;
  /** Minimum distance in pixels between names; some are omitted if they are closer. */
  readonly minDistance: number;
  /** `middle` centres a name below its category; `edge` puts the name of a lower bound below the left edge. */
  readonly labelPosition: 'middle' | 'edge';
}

/** Category axis with the short names that fit, and a title. */
export function CategoryAxis({ title, minDistance, labelPosition }: CategoryAxisProps) {
  const categories = useCategories();
  const { left, top, width, height } = useDrawingArea();
  const step = useXScale<'band'>(CATEGORIES).step();
  const every = Math.max(1, Math.ceil(minDistance / step));
  const [right, base] = [left + width, top + height];
  // A title longer than the axis starts at the edge of the chart.
  const written = title.length * LETTER_WIDTH > right ? { x: 0 } : ({ x: right, textAnchor: 'end' } as const);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <AxisLine x1={left} x2={right} y1={base} y2={base} />
      {categories.map(
        ({ key, short }, index) =>
          index % every === 0 && (
            <SvgText key={key} x={left + (index + (labelPosition === 'middle' ? 0.5 : 0)) * step} y={base + 17} textAnchor="middle">
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
