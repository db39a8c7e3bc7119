import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useChartColors } from '@pendapa/theme';
import { PLACES, usePlaces } from '../axes/place.ts';
import { SvgText } from '../parts/svg-text.tsx';

/** A date from which the series means something else: a reform, a change of rates. */
export interface SeriesBreak {
  /** Key of the first moment after it. */
  readonly before: string;
  readonly label: string;
}

/** Pixels; of a letter it is the widest. */
const LETTER = 8;
const GAP = 6;
const ROW = 14;

interface Spot {
  readonly label: string;
  readonly x: number;
  readonly toLeft: boolean;
  readonly row: number;
}

/** Above the drawing a name stands over its line, further ones beside theirs. */
function sidesOf({ label, x, toLeft }: Omit<Spot, 'row'>, row: number): readonly [left: number, right: number] {
  const length = label.length * LETTER;
  if (row === 0) return [x - length / 2, x + length / 2];
  return toLeft ? [x - GAP - length, x - GAP] : [x + GAP, x + GAP + length];
}

/** Each name in the first row where it touches none before it. */
function inRows(names: readonly Omit<Spot, 'row'>[]): readonly Spot[] {
  const ends: number[] = [];
  return names.map((name) => {
    const free = ends.findIndex((end, row) => end <= sidesOf(name, row)[0]);
    const row = free < 0 ? ends.length : free;
    ends[row] = sidesOf(name, row)[1] + GAP;
    return { ...name, row };
  });
}

interface BreakMarksProps {
  readonly breaks: readonly SeriesBreak[];
  /** Whether their names stand over them, where the drawing has room above. */
  readonly named: boolean;
}

/** A line between two moments with its name above it, out of the way of what is drawn; nothing where the moments do not hold it. */
export function BreakMarks({ breaks, named }: BreakMarksProps) {
  const colors = useChartColors();
  const places = usePlaces();
  const scale = useXScale<'band'>(PLACES);
  const area = useDrawingArea();
  const held = breaks
    .map(({ before, label }) => ({ label, place: places.findIndex(({ key }) => key === before) }))
    .filter(({ place }) => place > 0)
    .sort((a, b) => a.place - b.place)
    .map(({ label, place }) => ({ label, x: area.left + place * scale.step(), toLeft: place > places.length / 2 }));
  return (
    <g aria-hidden="true">
      {inRows(held).map(({ label, x, toLeft, row }) => (
        <g key={`${label} ${x}`}>
          <line x1={x} x2={x} y1={area.top - GAP / 2} y2={area.top + area.height} stroke={colors.target} strokeDasharray="4 3" />
          {named && (
            <SvgText
              x={row === 0 ? x : toLeft ? x - GAP : x + GAP}
              y={row === 0 ? area.top - GAP : area.top + ROW * row}
              textAnchor={row === 0 ? 'middle' : toLeft ? 'end' : 'start'}
              fontWeight={600}
            >
              {label}
            </SvgText>
          )}
        </g>
      ))}
    </g>
  );
}
