import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { ColorKey, tickEntries, type KeyEntry, type TickEntry } from '../parts/color-key.tsx';
import { Unknown } from '../parts/fill.ts';
import { Length } from '../parts/length.tsx';
import { Tick, ticksIn, type Ticks } from '../parts/ticks.tsx';
import { percentPosition, type Extent } from '../parts/extent.ts';
import type { BarNames } from './ranked-bars.tsx';
import { RowList } from './row-list.tsx';

export interface Bullet extends Ticks<number | null> {
  readonly key: string;
  readonly label: string;
  /** Bar and ticks on one scale for all rows, such as shares of each row's target; null is not drawn. */
  readonly value: number | null;
  /** Range in which the end of the bar may lie. */
  readonly range?: readonly [low: number, high: number] | null;
  /** Formatted value. */
  readonly text: string;
  /** Bar and ticks with all digits, for the tooltip. */
  readonly exact: string;
  /** Text at the end of a row, such as share and change. */
  readonly detail?: ReactNode;
}

export interface BulletListProps {
  readonly bullets: readonly Bullet[];
  readonly description: string;
  /** Names of bars and ticks, for the key. */
  readonly names: BarNames & { readonly range?: string };
  /** Called on a click or Enter on a row. */
  readonly onSelect?: (key: string) => void;
  /** Number of rows shown at first; the others on demand. */
  readonly initialRows?: number;
}

/** Longer bars end in a break, so that one extreme row does not flatten all others. */
const MAX_ACHIEVEMENT = 1.5;
const HEADROOM = 1.06;

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  height: 12,
  margin: theme.spacing(0.375, 0),
  minWidth: 64,
  background: theme.vars.palette.action.hover,
  borderRadius: 2,
}));

const Range = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  height: 4,
  marginTop: -2,
  minWidth: 2,
  border: `1px solid ${theme.vars.palette.background.paper}`,
  boxSizing: 'content-box',
  printColorAdjust: 'exact',
}));

/** Gap near the end of a bar that exceeds its track. */
const Break = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -2,
  bottom: -2,
  right: 10,
  width: 5,
  background: theme.vars.palette.background.paper,
  transform: 'skewX(-20deg)',
  printColorAdjust: 'exact',
}));

/** Bullets: actual as a bar, plan and targets as ticks. */
export function BulletList({ bullets, description, names, onSelect, initialRows }: BulletListProps) {
  const colors = useChartColors();
  const max = Math.min(
    MAX_ACHIEVEMENT,
    Math.max(
      1,
      ...bullets.flatMap((bullet) =>
        [bullet.value, bullet.range?.[1], ...ticksIn(bullet).map(([, positionOf]) => positionOf)].map((positionOf) => positionOf ?? 0),
      ),
    ) * HEADROOM,
  );
  const extent: Extent = { min: 0, max };
  const clampToScale = (value: number): number => Math.min(Math.max(value, 0), max);
  const positionOf = (value: number): number => percentPosition(clampToScale(value), extent);
  const key: readonly (KeyEntry | TickEntry)[] = [
    { label: names.bar, color: colors.series[0], form: 'fill' },
    ...tickEntries(names),
    ...(names.range === undefined ? [] : [{ label: names.range, color: colors.target, form: 'line' } as const]),
  ];
  const rows = bullets.map(({ value, range, exact, key: name, label, text, detail, ...ticks }) => ({
    key: name,
    label,
    text,
    detail,
    tip: { title: label, rows: [{ label: names.bar, text: exact }] },
    bar: (
      <Track>
        {value === null ? <Unknown /> : <Length to={clampToScale(value)} extent={extent} color={colors.series[0]} />}
        {value !== null && value > max && <Break data-break />}
        {range && (
          <Range
            style={{
              background: colors.target,
              left: `${positionOf(range[0])}%`,
              width: `${positionOf(range[1]) - positionOf(range[0])}%`,
            }}
          />
        )}
        {ticksIn(ticks).map(([kind, value]) => value !== null && <Tick key={kind} kind={kind} at={positionOf(value)} />)}
      </Track>
    ),
  }));
  return (
    <>
      <ColorKey entries={key} />
      <RowList rows={rows} description={description} onSelect={onSelect} initialRows={initialRows} />
    </>
  );
}
