import { getValueToPositionMapper, useDrawingArea, useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { bandOfEdge, isEdge, roleOf } from '../axes/band-series.ts';
import { spread } from '../axes/line-path.ts';
import { CATEGORIES, useCategories, VALUES } from '../axes/category.ts';
import { ColorKey } from '../parts/color-key.tsx';
import { SvgText } from '../parts/svg-text.tsx';

/** Opacity of a band; overlapping bands make the middle darkest. */
const BAND_OPACITY = 0.22;
const NAME_GAP = 13;

const wordsOf = (label: unknown): string => (typeof label === 'string' ? label : '');

interface Edge {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

interface PlottedBand {
  readonly key: string;
  readonly label: string;
  readonly color: string;
  readonly edges: readonly Edge[];
}

/** Pixel positions of the bands. */
function usePlottedBands(): readonly PlottedBand[] {
  const series = useLineSeries();
  const categories = useCategories();
  const x = getValueToPositionMapper(useXScale<'band'>(CATEGORIES));
  const y = useYScale<'linear'>(VALUES);
  return series.flatMap(({ id, label, color, data }) => {
    const key = bandOfEdge(id, 'low');
    if (key === null) return [];
    const upper = series.find((other) => bandOfEdge(other.id, 'high') === key);
    const edges = categories.flatMap((category, index) => {
      const [low, high] = [data[index] ?? null, upper?.data[index] ?? null];
      return low === null || high === null ? [] : [{ x: x(category), low: Number(y(low)), high: Number(y(high)) }];
    });
    return [{ key, label: wordsOf(label), color, edges }];
  });
}

const areaOf = (edges: readonly Edge[]): string => {
  const around = [...edges.map(({ x, high }) => [x, high]), ...[...edges].reverse().map(({ x, low }) => [x, low])];
  return `M${around.map(([x, y]) => `${String(x)},${String(y)}`).join('L')}Z`;
};

/** Bands, widest at the back, with names at their upper ends. */
export function FanBands() {
  const bands = usePlottedBands();
  const { left, top, width, height } = useDrawingArea();
  const ends = bands.map(({ edges }) => edges.at(-1)?.high ?? top);
  const names = spread(ends, NAME_GAP, top, top + height);
  return (
    <g aria-hidden="true">
      {[...bands].reverse().map(({ key, color, edges }) => (
        <path key={key} data-band={key} d={areaOf(edges)} fill={color} fillOpacity={BAND_OPACITY} />
      ))}
      {bands.map(({ key, label }, index) => (
        <SvgText key={key} x={left + width + 4} y={(names[index] ?? 0) + 4}>
          {label}
        </SvgText>
      ))}
    </g>
  );
}

/** Key of history and median; bands carry their own names. */
export function FanKey() {
  const lines = useLineSeries().filter(({ id }) => !isEdge(id));
  return (
    <ColorKey
      entries={lines.map(({ id, label, color }) => ({ label: wordsOf(label), color, form: roleOf(id) === 'plan' ? 'dashed' : 'line' }))}
    />
  );
}
