import { getValueToPositionMapper, useDrawingArea, useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { CATEGORIES, useCategories, VALUES } from './category.ts';
import { isEdge, roleOf } from './band-series.ts';
import type { MarkRole } from '../model.ts';
import { SvgText } from '../parts/svg-text.tsx';
import { pathThrough, splitUnfinished, spread, type Point } from './line-path.ts';

const LABEL_GAP = 15;
const WIDTHS: Readonly<Record<MarkRole, number>> = { actual: 2.5, second: 2.5, comparison: 2, plan: 1.5 };

interface PlottedLine {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly role: MarkRole;
  readonly points: readonly (Point | null)[];
  readonly end: Point;
}

/** Pixel positions of the lines; lines without values are omitted. */
function usePlottedLines(): readonly PlottedLine[] {
  const series = useLineSeries().filter(({ id }) => !isEdge(id));
  const categories = useCategories();
  const x = getValueToPositionMapper(useXScale<'band'>(CATEGORIES));
  const y = useYScale<'linear'>(VALUES);
  return series.flatMap(({ id, label, color, data }) => {
    const points = categories.map((category, index) => {
      const value = data[index] ?? null;
      return value === null ? null : { x: x(category), y: Number(y(value)) };
    });
    const end = points.findLast((point) => point !== null);
    return end ? [{ id, label: typeof label === 'string' ? label : '', color, role: roleOf(id), points, end }] : [];
  });
}

function Names({ lines }: { readonly lines: readonly PlottedLine[] }) {
  const { left, top, width, height } = useDrawingArea();
  const heights = lines.map(({ end }) => end.y);
  const ends = spread(heights, LABEL_GAP, top, top + height);
  return lines.map(({ id, label, color }, index) => (
    <SvgText key={id} x={left + width + 8} y={(ends[index] ?? 0) + 4} style={{ fill: color, fontWeight: 600 }}>
      {label}
    </SvgText>
  ));
}

export interface LineMarksProps {
  /** Shows each line's name at its end. */
  readonly named?: boolean;
}

/** Lines of the chart: actual ones end dotted at a period that is not over, plans are dashed. */
export function LineMarks({ named = false }: LineMarksProps) {
  const lines = usePlottedLines();
  const open = useCategories().findIndex((category) => category.isUnfinished);
  return (
    <g aria-hidden="true">
      {[...lines].reverse().map(({ id, role, color, points, end }) => {
        const dotted = open >= 0 && (role === 'actual' || role === 'second');
        const [finished, running] = splitUnfinished(points, dotted ? open : null);
        const stroke = { fill: 'none', stroke: color, strokeWidth: WIDTHS[role], strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
        return (
          <g key={id}>
            <path d={pathThrough(finished)} strokeDasharray={role === 'plan' ? '6 4' : undefined} {...stroke} />
            {running.length > 0 && <path d={pathThrough(running)} strokeDasharray="1 5" {...stroke} />}
            {role !== 'plan' && <circle cx={end.x} cy={end.y} r={3} fill={color} />}
          </g>
        );
      })}
      {named && <Names lines={lines} />}
    </g>
  );
}
