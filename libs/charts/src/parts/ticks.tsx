import type { ComponentType, CSSProperties } from 'react';
import { styled } from '@mui/material/styles';
import { useChartColors } from '@pendapa/theme';

/**
 * Ticks across a bar or axis, each with one form and meaning on every page; docs/design.md shows them.
 * `planTick`: the plan to date. `targetTick`: the target in force. `formerTargetTick`: the target before its revision.
 * `lastYearTick`: the period compared with. `middleTick`: all members together. `secondTick`: another measure of the row, a ring beside its dot.
 */
export type TickKind = 'planTick' | 'targetTick' | 'formerTargetTick' | 'lastYearTick' | 'middleTick' | 'secondTick';

/** One value for each kind of tick of a chart. */
export type Ticks<T> = { readonly [K in TickKind]?: T };

/** Position of a tick, and its value with all digits. */
export interface TickValue {
  readonly value: number | null;
  /** Text of the value with all digits, for the tooltip. */
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

/** Existing ticks, in the order of the key. */
export const ticksIn = <T,>(ticks: Ticks<T>): readonly (readonly [TickKind, T])[] =>
  ORDER.flatMap((kind) => (ticks[kind] === undefined ? [] : [[kind, ticks[kind]] as const]));

const TICK_STYLES = {
  position: 'absolute',
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
} as const;

/** Solid tick with an outline in the background colour, to be visible on the bar. */
const Solid = styled('span')(({ theme }) => ({
  ...TICK_STYLES,
  top: -3,
  bottom: -3,
  width: 3,
  marginLeft: -1.5,
  background: 'currentColor',
  outline: `1px solid ${theme.vars.palette.background.paper}`,
}));
const Outlined = styled('span')(({ theme }) => ({
  ...TICK_STYLES,
  top: -3,
  bottom: -3,
  width: 5,
  marginLeft: -2.5,
  border: '1px solid currentColor',
  background: theme.vars.palette.background.paper,
}));
/** Lower half of the outlined tick, for a former target. */
const HalfOutlined = styled(Outlined)({ top: '50%' });
/** Triangle that points to the bar from below, where no name stands. */
const Triangle = styled('span')({
  ...TICK_STYLES,
  bottom: -5,
  width: 10,
  height: 7,
  marginLeft: -5,
  background: 'currentColor',
  clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
});
const Dashed = styled('span')({
  ...TICK_STYLES,
  top: -4,
  bottom: -4,
  width: 2,
  marginLeft: -1,
  backgroundImage: 'repeating-linear-gradient(currentColor 0 3px, transparent 3px 5px)',
});
const Ring = styled('span')(({ theme }) => ({
  ...TICK_STYLES,
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
  /** Position in percent of the width. */
  readonly at: number;
}

/** Tick across a bar, in the form of its kind. */
export function Tick({ kind, at }: TickProps) {
  const { target } = useChartColors();
  const Form = FORMS[kind];
  return <Form data-tick={kind} style={{ left: `${at}%`, color: target }} />;
}
