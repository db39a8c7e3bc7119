import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Measured } from '../model.ts';

const LETTER_WIDTH = 6.6;
const LABEL_GAP = 12;

/** Pixels for names at the ends of lines; undefined on narrow screens, which use a key. */
export function useNamesRoom(lines: readonly Measured[]): number | undefined {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (narrow || lines.length === 0) return undefined;
  return Math.round(Math.max(...lines.map(({ label }) => label.length)) * LETTER_WIDTH) + LABEL_GAP;
}
