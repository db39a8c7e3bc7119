import { useTheme } from '@mui/material/styles';
import type { Line, Moment, Role } from '../model.ts';
import { useTimePlane } from './plane.ts';
import { pathThrough, splitUnfinished, spread, type Point } from './line-path.ts';

const LABEL_GAP = 15;

export interface DrawnLine extends Line {
  readonly color: string;
}

const WIDTHS: Readonly<Record<Role, number>> = { actual: 2.5, second: 2.5, comparison: 2, plan: 1.5 };
const DASHES: Readonly<Record<Role, string | undefined>> = { actual: undefined, second: undefined, comparison: undefined, plan: '6 4' };

export interface LineMarksProps {
  readonly moments: readonly Moment[];
  readonly lines: readonly DrawnLine[];
  /** Index of the period that has not ended: actual lines are dotted towards it. */
  readonly unfinished: number | null;
  /** Writes each line's name at its end. */
  readonly named: boolean;
}

const lastOf = (points: readonly (Point | null)[]): Point | null => points.findLast((point) => point !== null) ?? null;

export function LineMarks({ moments, lines, unfinished, named }: LineMarksProps) {
  const { area, middle, y } = useTimePlane();
  const pointsOf = ({ values }: Line): readonly (Point | null)[] =>
    moments.map((_, index) => {
      const value = values[index] ?? null;
      return value === null ? null : { x: middle(index), y: y(value) };
    });
  const { typography } = useTheme();
  const drawn = lines.map((line) => ({ line, points: pointsOf(line) })).filter(({ points }) => lastOf(points) !== null);
  const ends = spread(
    drawn.map(({ points }) => lastOf(points)?.y ?? 0),
    LABEL_GAP,
    area.top,
    area.top + area.height,
  );
  return (
    <g aria-hidden="true">
      {[...drawn].reverse().map(({ line: { key, role, color }, points }) => {
        const running = role === 'actual' || role === 'second' ? unfinished : null;
        const [finished, open] = splitUnfinished(points, running);
        const stroke = { fill: 'none', stroke: color, strokeWidth: WIDTHS[role], strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
        const end = lastOf(points);
        return (
          <g key={key}>
            <path d={pathThrough(finished)} strokeDasharray={DASHES[role]} {...stroke} />
            {open.length > 0 && <path d={pathThrough(open)} strokeDasharray="1 5" {...stroke} />}
            {end && role !== 'plan' && <circle cx={end.x} cy={end.y} r={3} fill={color} />}
          </g>
        );
      })}
      {named &&
        drawn.map(({ line: { key, label, color } }, index) => (
          <text
            key={key}
            x={area.left + area.width + 8}
            y={(ends[index] ?? 0) + 4}
            fill={color}
            fontFamily={typography.fontFamily}
            fontSize={typography.caption.fontSize}
            fontWeight={600}
          >
            {label}
          </text>
        ))}
    </g>
  );
}
