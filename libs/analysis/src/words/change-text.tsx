import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import type { MeasureSpec, Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';
import { growth } from '../reading/numbers.ts';

export interface ChangeTextProps {
  readonly now: Value;
  readonly before: Value;
  readonly spec: Pick<MeasureSpec, 'unit' | 'good'>;
  /** Decimals: one on cards, two in tables. */
  readonly digits?: 1 | 2;
}

const ICONS = { up: ArrowUpwardIcon, down: ArrowDownwardIcon, same: RemoveIcon } as const;
type Direction = keyof typeof ICONS;

const directionOf = (change: number): Direction => (change === 0 ? 'same' : change > 0 ? 'up' : 'down');

/** Colour says good or bad, never up or down. */
function colorOf(direction: Direction, good: MeasureSpec['good']): string {
  if (good === 'neutral' || direction === 'same') return 'text.secondary';
  return direction === good ? 'status.good' : 'status.bad';
}

/** Sign, arrow and word. A ratio changes by points, everything else in percent; "-" where there is nothing to compare. */
export function ChangeText({ now, before, spec, digits = 1 }: ChangeTextProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const isRatio = spec.unit === 'ratio';
  const change = isRatio ? pointsBetween(now, before) : growth(now, before);
  if (change === null) return <span>-</span>;
  const rounded = Math.round(change * 100 * 10 ** digits);
  const direction = directionOf(rounded);
  const Icon = ICONS[direction];
  const figure = format.change(change, digits);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'baseline',
        gap: 0.5,
        color: colorOf(direction, spec.good),
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" aria-hidden sx={{ lineHeight: 0, fontSize: '1em', alignSelf: 'center' }}>
        <Icon fontSize="inherit" />
      </Box>
      <span>
        {isRatio ? t('points', { points: figure.replace('%', '') }) : figure} {t(direction)}
      </span>
    </Box>
  );
}

const pointsBetween = (now: Value, before: Value): number | null => (now === null || before === null ? null : Number(now) - Number(before));
