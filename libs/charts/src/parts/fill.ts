import { styled } from '@mui/material/styles';

/** Drawn with grounds: kept in print, and given an edge where the system replaces all colours. */
const kept = {
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText', outlineOffset: -1 },
} as const;

/** A stretch of a horizontal bar; left, width and ground come from the data. */
export const Fill = styled('span')({ position: 'absolute', top: 0, bottom: 0, borderRadius: 2, minWidth: 1, ...kept });

/** What is not known: hatched, never empty, never zero. */
export const hatchOf = (color: string): string => `repeating-linear-gradient(45deg, ${color} 0 1px, transparent 1px 5px)`;

export const Unknown = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  borderRadius: 2,
  backgroundImage: hatchOf(theme.vars.palette.outline),
  ...kept,
}));

export const Track = styled('span')({ display: 'block', position: 'relative', height: 12 });
