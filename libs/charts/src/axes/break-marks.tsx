import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useChartColors } from '@pendapa/theme';
import { CATEGORIES, useCategories } from './category.ts';
import { NameText } from '../parts/svg-text.tsx';

/** Line on the axis in front of a category: an event of the agency, such as a reform, or a limit among bins. */
export interface SeriesBreak {
  /** Key of the first category after the line. */
  readonly firstKey: string;
  readonly label: string;
}

/** Width in pixels of the widest letter. */
const LETTER_WIDTH = 8;
const NAME_DISTANCE = 6;
const ROW_HEIGHT = 14;

interface Mark {
  readonly label: string;
  readonly x: number;
  readonly toLeft: boolean;
  /** True if the mark is at the axis, because the event began before or with the first moment. */
  readonly isFirst: boolean;
}

/** Position of a name: above its line, in further rows beside it, and at the axis beside the labels. */
function nameIn(row: number, { label, x, toLeft, isFirst }: Mark) {
  const length = label.length * LETTER_WIDTH;
  if (row === 0 && !isFirst) return { at: x, anchor: 'middle', left: x - length / 2, right: x + length / 2 } as const;
  return toLeft
    ? ({ at: x - NAME_DISTANCE, anchor: 'end', left: x - NAME_DISTANCE - length, right: x - NAME_DISTANCE } as const)
    : ({ at: x + NAME_DISTANCE, anchor: 'start', left: x + NAME_DISTANCE, right: x + NAME_DISTANCE + length } as const);
}

/** Places each name in the first row where it overlaps none. */
function inRows(marks: readonly Mark[]) {
  const ends: number[] = [];
  return marks.map((mark) => {
    const free = ends.findIndex((end, row) => end <= nameIn(row, mark).left);
    const row = free < 0 ? ends.length : free;
    const name = nameIn(row, mark);
    ends[row] = name.right + NAME_DISTANCE;
    return { ...mark, ...name, y: row === 0 ? -NAME_DISTANCE : ROW_HEIGHT * row };
  });
}

interface BreakMarksProps {
  readonly breaks: readonly SeriesBreak[];
  /** True if names are shown above the plot. */
  readonly isNamed: boolean;
}

/** Lines between two moments with names above; omitted if the moments do not contain them. */
export function BreakMarks({ breaks, isNamed }: BreakMarksProps) {
  const colors = useChartColors();
  const categories = useCategories();
  const scale = useXScale<'band'>(CATEGORIES);
  const area = useDrawingArea();
  const placedBreaks = breaks
    .map(({ firstKey, label }) => ({ label, index: categories.findIndex(({ key }) => key === firstKey) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index)
    .map(({ label, index }) => ({
      label,
      x: area.left + index * scale.step(),
      toLeft: index > categories.length / 2,
      isFirst: index === 0,
    }));
  return (
    <g aria-hidden="true">
      {placedBreaks.map(({ label, x }) => (
        <line
          key={`${label} ${x}`}
          x1={x}
          x2={x}
          y1={area.top - NAME_DISTANCE / 2}
          y2={area.top + area.height}
          stroke={colors.target}
          strokeDasharray="4 3"
        />
      ))}
      {isNamed &&
        inRows(placedBreaks).map(({ label, x, at, y, anchor }) => (
          <NameText key={`${label} ${x}`} x={at} y={area.top + y} textAnchor={anchor} fontWeight={600}>
            {label}
          </NameText>
        ))}
    </g>
  );
}
