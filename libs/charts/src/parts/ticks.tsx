import type { ComponentType, CSSProperties } from 'react';
import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';

/**
 * The marks that stand across a bar or a line of places, each with one form and one meaning on every page; docs/design.md shows them.
 * `planTick`: the plan to date. `targetTick`: the target in force. `formerTargetTick`: the target before its revision.
 * `lastYearTick`: the period compared with. `middleTick`: all members together. `secondTick`: another measure of the same row.
 */
export type TickKind = 'planTick' | 'targetTick' | 'formerTargetTick' | 'lastYearTick' | 'middleTick' | 'secondTick';

/** Something of each kind of tick that a chart has. */
export type Ticks<T> = { readonly [K in TickKind]?: T };

/** Where a tick stands, and its value with all digits. */
export interface TickValue {
  readonly value: number | null;
  readonly exact: string;
}

const ORDER = [
  'formerTargetTick',
  'targetTick',
  'planTick',
  'lastYearTick',
  'middleTick',
  'secondTick',
] as const satisfies readonly TickKind[];

/** The ticks that are there, in the order of the key. */
export const ticksIn = <T,>(ticks: Ticks<T>): readonly (readonly [TickKind, T])[] =>
  ORDER.flatMap((kind) => (ticks[kind] === undefined ? [] : [[kind, ticks[kind]] as const]));

const kept = {
  position: 'absolute',
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
} as const;

/** Solid, with a halo of paper, so that it stands out of the bar. */
const Solid = styled('span')(({ theme }) => ({
  ...kept,
  top: -3,
  bottom: -3,
  width: 3,
  marginLeft: -1.5,
  background: 'currentColor',
  outline: `1px solid ${theme.vars.palette.background.paper}`,
}));
const Outlined = styled('span')(({ theme }) => ({
  ...kept,
  top: -3,
  bottom: -3,
  width: 5,
  marginLeft: -2.5,
  border: '1px solid currentColor',
  background: theme.vars.palette.background.paper,
}));
/** The lower half of the outlined tick: it is a target no more. */
const HalfOutlined = styled(Outlined)({ top: '50%' });
/** Points down to its place from above the bar. */
const Triangle = styled('span')({
  ...kept,
  top: -5,
  width: 10,
  height: 8,
  marginLeft: -5,
  background: 'currentColor',
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
});
const Dashed = styled('span')({
  ...kept,
  top: -4,
  bottom: -4,
  width: 2,
  marginLeft: -1,
  backgroundImage: 'repeating-linear-gradient(currentColor 0 3px, transparent 3px 5px)',
});
const Ring = styled('span')(({ theme }) => ({
  ...kept,
  top: '50%',
  width: 9,
  height: 9,
  margin: '-4.5px 0 0 -4.5px',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '2px solid currentColor',
  background: theme.vars.palette.background.paper,
}));

const FORMS: Readonly<Record<TickKind, ComponentType<{ readonly style: CSSProperties; readonly 'data-tick': TickKind }>>> = {
  planTick: Solid,
  targetTick: Outlined,
  formerTargetTick: HalfOutlined,
  lastYearTick: Triangle,
  middleTick: Dashed,
  secondTick: Ring,
};

export interface TickProps {
  readonly kind: TickKind;
  /** Percent of the width. */
  readonly at: number;
}

/** A mark across a bar, in the form of its kind. */
export function Tick({ kind, at }: TickProps) {
  const { target } = useChartColors();
  const Form = FORMS[kind];
  return <Form data-tick={kind} style={{ left: `${at}%`, color: target }} />;
}
