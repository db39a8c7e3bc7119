import { styled } from '@mui/material/styles';

/** Background colours are kept in print, and get a border in forced-colors mode. */
const PRINT_STYLES = {
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText', outlineOffset: -1 },
} as const;

/** Segment of a horizontal bar; left, width and background come from the data. */
export const Fill = styled('span')({ position: 'absolute', top: 0, bottom: 0, borderRadius: 2, minWidth: 1, ...PRINT_STYLES });

/** Hatching of unknown values, which are neither empty nor zero. */
export const hatchOf = (color: string): string => `repeating-linear-gradient(45deg, ${color} 0 1px, transparent 1px 5px)`;

export const Unknown = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  borderRadius: 2,
  backgroundImage: hatchOf(theme.vars.palette.outline),
  ...PRINT_STYLES,
}));

export const Track = styled('span')({ display: 'block', position: 'relative', height: 12 });
