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

/** A line between two moments with its name beside it; nothing where the moments do not hold it. */
export function BreakMarks({ breaks }: { readonly breaks: readonly SeriesBreak[] }) {
  const colors = useChartColors();
  const places = usePlaces();
  const scale = useXScale<'band'>(PLACES);
  const area = useDrawingArea();
  return (
    <g aria-hidden="true">
      {breaks.map(({ before, label }) => {
        const place = places.findIndex(({ key }) => key === before);
        if (place < 1) return null;
        const x = area.left + place * scale.step();
        const toLeft = x > area.left + area.width / 2;
        return (
          <g key={before}>
            <line x1={x} x2={x} y1={area.top - 6} y2={area.top + area.height} stroke={colors.target} strokeDasharray="4 3" />
            <SvgText x={toLeft ? x - 6 : x + 6} y={area.top + 4} textAnchor={toLeft ? 'end' : 'start'} fontWeight={600}>
              {label}
            </SvgText>
          </g>
        );
      })}
    </g>
  );
}
