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

/** Each name in the first row where it touches none before it. */
function inRows(names: readonly Omit<Spot, 'row'>[]): readonly Spot[] {
  const ends: number[] = [];
  return names.map((name) => {
    const from = name.toLeft ? name.x - GAP - name.label.length * LETTER : name.x;
    const free = ends.findIndex((end) => end <= from);
    const row = free < 0 ? ends.length : free;
    ends[row] = (name.toLeft ? name.x : name.x + name.label.length * LETTER) + GAP;
    return { ...name, row };
  });
}

interface BreakMarksProps {
  readonly breaks: readonly SeriesBreak[];
  /** Whether their names stand beside them. */
  readonly named: boolean;
}

/** A line between two moments with its name beside it; nothing where the moments do not hold it. */
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
          <line x1={x} x2={x} y1={area.top - GAP} y2={area.top + area.height} stroke={colors.target} strokeDasharray="4 3" />
          {named && (
            <SvgText x={toLeft ? x - GAP : x + GAP} y={area.top + ROW * (row + 1)} textAnchor={toLeft ? 'end' : 'start'} fontWeight={600}>
              {label}
            </SvgText>
          )}
        </g>
      ))}
    </g>
  );
}
