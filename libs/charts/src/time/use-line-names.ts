import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Measured } from '../model.ts';

const LETTER_WIDTH = 6.6;
const LEAST = 12;

export interface LineNames {
  /** Names stand at the ends of the lines; on narrow screens a legend above says them. */
  readonly atEnds: boolean;
  /** Pixels to the right of the drawing. */
  readonly right: number;
}

export function useLineNames(lines: readonly Measured[]): LineNames {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (narrow || lines.length === 0) return { atEnds: false, right: LEAST };
  const longest = Math.max(...lines.map(({ label }) => label.length));
  return { atEnds: true, right: Math.round(longest * LETTER_WIDTH) + LEAST };
}
