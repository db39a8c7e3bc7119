import { useMemo } from 'react';
import { useXAxis, useYAxis } from '@mui/x-charts/hooks';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { pathThrough } from '../axes/line-path.ts';
import { PointPanel } from '../axes/point-panel.tsx';
import { HORIZONTAL, usePlottedPoints, usePointPlane, VERTICAL, type PlottedSeries } from '../axes/points.ts';
import { ticksOf } from '../axes/ticks.ts';
import { messages } from '../messages.ts';
import type { Moment } from '../model.ts';
import { GridLine, SvgText } from '../parts/svg-text.tsx';
import { seriesColor } from '../parts/tone.ts';

export interface RankedLine {
  readonly key: string;
  readonly label: string;
  /** Rank from 1 at each moment; null without one. */
  readonly ranks: readonly (number | null)[];
  /** Exact value behind the rank at an index. */
  readonly exact: (index: number) => string;
}

export interface BumpChartProps {
  readonly moments: readonly Moment[];
  readonly lines: readonly RankedLine[];
  /** Number of ranks shown. */
  readonly depth: number;
  readonly height: number;
  readonly description: string;
  readonly onSelect?: (key: string) => void;
}

/** Minimum distance in pixels between names of moments; if closer, every second one is named, from the last. */
const NAME_ROOM = 40;
const LETTER_WIDTH = 7.2;
/** Maximum width in pixels of names on a narrow screen. */
const MAX_NARROW_NAME_WIDTH = 165;
/** Number of lines in colour, from the first rank. */
const EMPHASIZED_LINES = 4;

/** Moments that are rendered now, with their positions. */
function usePlottedMoments() {
  const { data = [], valueFormatter, scale } = useXAxis<'linear'>(HORIZONTAL);
  const moments: readonly number[] = data;
  return moments.map((at) => ({ at, x: Number(scale(at)), name: valueFormatter?.(at, { location: 'tooltip', scale }) }));
}

/** Axes of ranks and moments. */
function RankAxes() {
  const { left, top, bottom, y } = usePointPlane();
  const moments = usePlottedMoments();
  const last = moments.length - 1;
  const [first, end] = [moments[0]?.x ?? 0, moments[last]?.x ?? 0];
  const every = last > 0 && (end - first) / last < NAME_ROOM ? 2 : 1;
  return (
    <g aria-hidden="true">
      {ticksOf(useYAxis<'linear'>(VERTICAL)).map(({ value, words }) => (
        <SvgText key={value} x={left - 20} y={y(value) + 4} textAnchor="end">
          {words}
        </SvgText>
      ))}
      {moments.map(({ at, x, name }) => (
        <g key={at}>
          <GridLine x1={x} x2={x} y1={top - 6} y2={bottom + 4} />
          {(last - at) % every === 0 && (
            <SvgText x={x} y={bottom + 20} textAnchor="middle">
              {name}
            </SvgText>
          )}
        </g>
      ))}
    </g>
  );
}

interface RankLineProps extends PlottedSeries {
  readonly isEmphasized: boolean;
  readonly last: number;
}

/** Line of one member. If it leaves the shown ranks, it ends there without a name. */
function RankLine({ label, color, points, isEmphasized, last }: RankLineProps) {
  const { x, y } = usePointPlane();
  const placed = Array.from({ length: last + 1 }, (_, at) => {
    const point = points.find((one) => one.x === at);
    return point ? { x: x(at), y: y(point.y) } : null;
  });
  const end = placed[last];
  return (
    <g aria-hidden="true">
      <path d={pathThrough(placed)} fill="none" stroke={color} strokeWidth={isEmphasized ? 2.5 : 1.5} strokeLinecap="round" />
      {points.map((point) => (
        <circle key={point.x} data-point={point.key} cx={x(point.x)} cy={y(point.y)} r={3.5} fill={color} />
      ))}
      {end && (
        <SvgText x={end.x + 10} y={end.y + 4} style={{ fontWeight: isEmphasized ? 600 : 400, fill: 'currentColor' }}>
          {label}
        </SvgText>
      )}
    </g>
  );
}

function RankLines() {
  const last = usePlottedMoments().length - 1;
  return usePlottedPoints().map((line, index) => <RankLine {...line} key={line.key} isEmphasized={index < EMPHASIZED_LINES} last={last} />);
}

const integersBetween = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Bump chart: the first four of the last moment in colour, the others grey, all named at their ends. */
export function BumpChart({ moments, lines, depth, ...rest }: BumpChartProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const chartProps = useMemo(() => {
    const last = moments.length - 1;
    const shown = lines
      .filter(({ ranks }) => ranks.some((rank) => rank !== null && rank <= depth))
      .sort((a, b) => (a.ranks[last] ?? Infinity) - (b.ranks[last] ?? Infinity));
    const room = Math.max(0, ...shown.map(({ label }) => label.length)) * LETTER_WIDTH + 12;
    const nameOf = (value: number): string => moments[value]?.name ?? '';
    return {
      margin: { left: 36, right: narrow ? Math.min(room, MAX_NARROW_NAME_WIDTH) : room, top: 14, bottom: 26 },
      x: { title: '', tick: nameOf, marked: integersBetween(0, last), ends: [0, Math.max(last, 1)] as const },
      y: {
        title: t('rank'),
        tick: String,
        marked: [],
        ends: [1, Math.max(depth, 2)] as const,
        ticks: integersBetween(1, depth),
        reverse: true,
      },
      series: shown.map(({ key, label, ranks, exact }, index) => {
        const rows = moments.map(({ name }, at) => ({ label: name, text: `${ranks[at] ?? '-'} · ${exact(at)}` }));
        const pointAt = (rank: number | null, at: number) =>
          rank === null || rank > depth ? [] : [{ key, label, x: at, y: rank, tip: { title: label, rows } }];
        return {
          key,
          label,
          color: index < EMPHASIZED_LINES ? seriesColor(colors, index) : colors.neutral,
          points: ranks.flatMap(pointAt),
        };
      }),
    };
  }, [moments, lines, depth, narrow, colors, t]);
  return (
    <PointPanel {...chartProps} {...rest}>
      <RankAxes />
      <RankLines />
    </PointPanel>
  );
}
