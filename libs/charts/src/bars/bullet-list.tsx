import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';
import { ColorKey, type KeyEntry } from '../parts/color-key.tsx';
import { Fill, OutlinedTick, Tick, Unknown } from '../parts/fill.ts';
import { RowList } from './row-list.tsx';

export interface Bullet {
  readonly key: string;
  readonly label: string;
  /** Bar and ticks on one scale for all rows, such as shares of each row's own target; null is not drawn. */
  readonly value: number | null;
  readonly thin: number | null;
  readonly solid: number | null;
  /** Between which values the bar's end may lie. */
  readonly range?: readonly [low: number, high: number] | null;
  /** The value in words. */
  readonly text: string;
  /** Bar and ticks with all digits, for the pointer. */
  readonly exact: string;
  readonly detail?: ReactNode;
}

export interface BulletListProps {
  readonly bullets: readonly Bullet[];
  readonly description: string;
  /** Names of bar, thin and solid tick, for the key above the rows. */
  readonly names: { readonly bar: string; readonly thin: string | null; readonly solid: string; readonly range?: string };
  /** A click or Enter on a row. */
  readonly onSelect?: (key: string) => void;
  /** Shows so many rows, and the others on demand. */
  readonly first?: number;
}

/** Bars beyond this are cut, their figure says how far they reach: one extreme row must not flatten all others. */
const MOST = 1.5;
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

/** Actual as a bar against two ticks: the first budget thin and outlined, the one in force solid. */
export function BulletList({ bullets, description, names, onSelect, first }: BulletListProps) {
  const colors = useChartColors();
  const most = Math.min(
    MOST,
    Math.max(1, ...bullets.flatMap(({ value, thin, solid, range }) => [value ?? 0, thin ?? 0, solid ?? 0, range?.[1] ?? 0])) * HEADROOM,
  );
  const at = (value: number): string => `${(Math.min(Math.max(value, 0), most) / most) * 100}%`;
  const key: readonly KeyEntry[] = [
    { label: names.bar, color: colors.series[0], form: 'fill' },
    ...(names.thin === null ? [] : [{ label: names.thin, color: colors.target, form: 'outlined' } as const]),
    { label: names.solid, color: colors.target, form: 'tick' },
    ...(names.range === undefined ? [] : [{ label: names.range, color: colors.target, form: 'line' } as const]),
  ];
  const rows = bullets.map(({ value, thin, solid, range, exact, ...row }) => ({
    ...row,
    tip: { title: row.label, rows: [{ label: names.bar, text: exact }] },
    bar: (
      <Track>
        {value === null ? <Unknown /> : <Fill style={{ left: 0, width: at(value), background: colors.series[0] }} />}
        {thin !== null && <OutlinedTick style={{ left: at(thin), borderColor: colors.target }} />}
        {range && <Range style={{ background: colors.target, left: at(range[0]), width: `calc(${at(range[1])} - ${at(range[0])})` }} />}
        {solid !== null && <Tick style={{ left: at(solid), background: colors.target }} />}
      </Track>
    ),
  }));
  return (
    <>
      <ColorKey entries={key} />
      <RowList rows={rows} description={description} onSelect={onSelect} first={first} />
    </>
  );
}
