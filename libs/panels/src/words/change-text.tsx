import { styled } from '@mui/material/styles';
import { useOnPaper, WEAK_MARK } from '@pendapa/charts';
import { MIN_CASES, type MeasureSpec } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { isNothing, valueOf, changeOf, directionOf, type Direction, type Shown } from '@pendapa/query';
import { visuallyHidden } from '@pendapa/ui-layout';
import { messages } from '../messages/texts.ts';

export interface ChangeTextProps {
  readonly now: Shown;
  readonly before: Shown;
  readonly spec: Pick<MeasureSpec, 'unit' | 'good'>;
  /** Number of decimals: one on cards, two in tables. */
  readonly digits?: 1 | 2;
  /** True if it is based on too few payers. It is then marked, and neither good nor bad. */
  readonly weak?: boolean;
}

/** SVG paths of the arrows, without icon components, because every row of a table has one. */
const ARROWS: Readonly<Record<Direction, string>> = {
  up: 'm4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8z',
  down: 'm20 12-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8z',
  same: 'M19 13H5v-2h14z',
};

const Words = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  // Does not make the line higher.
  verticalAlign: 'bottom',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  '&[data-tone="good"]': { color: theme.vars.palette.status.good },
  '&[data-tone="bad"]': { color: theme.vars.palette.status.bad },
  '.heard': visuallyHidden,
  svg: { width: '1em', height: '1em', flex: 'none', fill: 'currentColor' },
}));

/** Tone of a change: good or bad, never up or down. */
function toneOf(direction: Direction, good: MeasureSpec['good']): 'neutral' | 'good' | 'bad' {
  if (good === 'neutral' || direction === 'same') return 'neutral';
  return direction === good ? 'good' : 'bad';
}

function WeakMark() {
  const weakText = useMessages(messages)('weakChange', { payers: MIN_CASES });
  return (
    <span role="img" aria-label={weakText} title={weakText}>
      {WEAK_MARK}
    </span>
  );
}

interface Change {
  readonly direction: Direction;
  /** Text with a sign; null if both values read the same. */
  readonly signed: string | null;
}

/**
 * Change as arrow and figure, with the direction as a word for screen readers; in files with a sign. Ratios change by
 * points, everything else in percent. If both values read the same, no change is shown: "0,5, turun 0,9% dari 0,5" is confusing.
 */
export function ChangeText({ now, before, spec, digits = 1, weak = false }: ChangeTextProps) {
  const t = useMessages(messages);
  const onPaper = useOnPaper();
  const change = useChange(now, before, spec.unit, digits);
  if (change === null) return <span>-</span>;
  const { direction, signed } = change;
  const tone = weak ? 'neutral' : toneOf(direction, spec.good);
  const mark = weak && <WeakMark />;
  if (onPaper || signed === null)
    return (
      <Words data-tone={tone}>
        <span>
          {signed ?? t(direction)}
          {mark}
        </span>
      </Words>
    );
  return (
    <Words data-tone={tone}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[direction]} />
      </svg>
      <span>
        {signed.replace(SIGN, '')}
        <span className="heard"> {t(direction)}</span>
        {mark}
      </span>
    </Words>
  );
}

const SIGN = /^[+−]/;

function useChange(now: Shown, before: Shown, unit: MeasureSpec['unit'], digits: 1 | 2): Change | null {
  const t = useMessages(messages);
  const format = useFormat();
  const isRatio = unit === 'ratio';
  const change = changeOf(unit, now, before);
  if (change === null) return isNothing(now) && isNothing(before) ? { direction: 'same', signed: null } : null;
  const alike = digits === 1 && change !== 0 && format.value(valueOf(now), unit) === format.value(valueOf(before), unit);
  if (alike) return { direction: 'same', signed: null };
  const figure = format.percentChange(change, digits);
  return {
    direction: directionOf(change, digits),
    signed: isRatio ? t('points', { points: figure.replace('%', '') }) : figure,
  };
}
