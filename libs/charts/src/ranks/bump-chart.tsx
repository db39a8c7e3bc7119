import { useMessages } from '@pendapa/i18n';
import { useChartColors } from '@pendapa/theme';
import { ChartFigure } from '../chart-figure.tsx';
import { messages } from '../messages.ts';
import type { Moment } from '../model.ts';
import { markProps } from '../parts/mark.ts';
import { MarkArea } from '../parts/mark-area.tsx';
import { along } from '../parts/plane.ts';
import { GridLine, SvgText } from '../parts/svg-text.tsx';
import type { Tip } from '../parts/tip.tsx';
import { seriesColor } from '../parts/tone.ts';
import { useWidth } from '../parts/use-width.ts';
import { pathThrough } from '../time/line-path.ts';

export interface RankedLine {
  readonly key: string;
  readonly label: string;
  /** From 1; null where it has none. */
  readonly ranks: readonly (number | null)[];
  /** All digits behind the rank at an index. */
  readonly exact: (index: number) => string;
}

export interface BumpChartProps {
  readonly moments: readonly Moment[];
  readonly lines: readonly RankedLine[];
  /** Ranks shown, from the first. */
  readonly depth: number;
  readonly height: number;
  readonly description: string;
  readonly onSelect?: (key: string) => void;
}

const MARGIN = { left: 28, top: 14, bottom: 26 };
/** Pixels between the names of two moments; closer than that only every second one is named, from the last. */
const NAME_ROOM = 40;
const LETTER_WIDTH = 7.2;
const STRONG = 4;

/** Ranks over time: the first four of the last moment in colour, the rest grey, all named at their ends. */
export function BumpChart({ moments, lines, depth, height, description, onSelect }: BumpChartProps) {
  const t = useMessages(messages);
  const colors = useChartColors();
  const [measured, width] = useWidth();
  const last = moments.length - 1;
  const shown = lines
    .filter(({ ranks }) => ranks.some((rank) => rank !== null && rank <= depth))
    .sort((a, b) => (a.ranks[last] ?? Infinity) - (b.ranks[last] ?? Infinity));
  const room = Math.min(Math.max(0, ...shown.map(({ label }) => label.length)) * LETTER_WIDTH + 12, width * 0.55);
  const x = (index: number): number => along(index, 0, Math.max(last, 1), MARGIN.left + 8, Math.max(width - MARGIN.left - 8 - room, 1));
  const every = last > 0 && (x(last) - x(0)) / last < NAME_ROOM ? 2 : 1;
  const y = (rank: number): number => along(rank, 1, Math.max(depth, 2), MARGIN.top, height - MARGIN.top - MARGIN.bottom);
  const colorOf = (index: number): string => (index < STRONG ? seriesColor(colors, index) : colors.neutral);
  const tip = (index: number): Tip | undefined => {
    const line = shown[index];
    return (
      line && {
        title: line.label,
        rows: moments.map(({ name }, at) => ({ label: name, text: `${line.ranks[at] ?? '-'} · ${line.exact(at)}` })),
      }
    );
  };
  return (
    <ChartFigure description={description}>
      <MarkArea tip={tip} onSelect={onSelect && ((index) => onSelect(shown[index]?.key ?? ''))}>
        <svg ref={measured} width="100%" height={height} role="group" style={{ display: 'block' }}>
          <g aria-hidden="true">
            {Array.from({ length: depth }, (_, index) => (
              <SvgText key={index} x={MARGIN.left - 12} y={y(index + 1) + 4} textAnchor="end">
                {index + 1}
              </SvgText>
            ))}
            {moments.map(({ key, name }, index) => (
              <g key={key}>
                <GridLine x1={x(index)} x2={x(index)} y1={MARGIN.top - 6} y2={height - MARGIN.bottom + 4} />
                {(last - index) % every === 0 && (
                  <SvgText x={x(index)} y={height - 6} textAnchor="middle">
                    {name}
                  </SvgText>
                )}
              </g>
            ))}
          </g>
          {shown.map(({ key, label, ranks }, index) => {
            // A line that leaves the shown ranks ends at the last moment in which it was among them.
            const points = ranks.map((rank, at) => (rank === null || rank > depth ? null : { x: x(at), y: y(rank) }));
            const end = points[last];
            return (
              <g
                key={key}
                role={onSelect ? 'button' : 'img'}
                aria-label={`${label}, ${t('rank').toLowerCase()} ${ranks[last] ?? '-'}`}
                style={onSelect && { cursor: 'pointer' }}
                {...markProps(index, tip(index) ?? { title: '', rows: [] })}
              >
                <path d={pathThrough(points)} fill="none" stroke="transparent" strokeWidth={14} />
                <path
                  d={pathThrough(points)}
                  fill="none"
                  stroke={colorOf(index)}
                  strokeWidth={index < STRONG ? 2.5 : 1.5}
                  strokeLinecap="round"
                />
                {points.map(
                  (point, at) => point && <circle key={moments[at]?.key} cx={point.x} cy={point.y} r={3.5} fill={colorOf(index)} />,
                )}
                {end && (
                  <SvgText x={end.x + 10} y={end.y + 4} style={{ fontWeight: index < STRONG ? 600 : 400, fill: 'currentColor' }}>
                    {label}
                  </SvgText>
                )}
              </g>
            );
          })}
        </svg>
      </MarkArea>
    </ChartFigure>
  );
}
