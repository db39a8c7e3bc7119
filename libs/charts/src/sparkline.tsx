import { useChartColors } from '@pendapa/theme';
import { pathThrough, splitUnfinished, type Point } from './axes/line-path.ts';

export interface SparklineProps {
  readonly values: readonly (number | null)[];
  /** Index of the period that is not over. */
  readonly unfinished?: number | null;
}

const WIDTH = 120;
const HEIGHT = 32;
const INSET = 3;

function points(values: readonly (number | null)[]): readonly (Point | null)[] {
  const known = values.filter((value) => value !== null);
  const least = Math.min(0, ...known);
  const span = Math.max(0, ...known) - least || 1;
  const step = (WIDTH - 2 * INSET) / Math.max(values.length - 1, 1);
  return values.map((value, index) =>
    value === null ? null : { x: round(INSET + index * step), y: round(HEIGHT - INSET - ((value - least) / span) * (HEIGHT - 2 * INSET)) },
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Sparkline from zero beside its figure; hidden from screen readers. */
export function Sparkline({ values, unfinished = null }: SparklineProps) {
  const { series } = useChartColors();
  const all = points(values);
  const [finished, open] = splitUnfinished(all, unfinished);
  const end = all.findLast((point) => point !== null);
  const stroke = { fill: 'none', stroke: series[0], strokeWidth: 1.75, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} style={{ display: 'block', maxWidth: '100%' }}>
      <path d={pathThrough(finished)} {...stroke} />
      {open.length > 0 && <path d={pathThrough(open)} strokeDasharray="1 4" {...stroke} />}
      {end && <circle cx={end.x} cy={end.y} r={2.5} fill={series[0]} />}
    </svg>
  );
}
