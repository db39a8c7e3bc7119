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

/** A mark across a bar: the year before, a plan, a target. */
export const Tick = styled('span')({ position: 'absolute', top: -3, bottom: -3, width: 3, marginLeft: -1.5, ...kept });

/** The same outlined, for the first of two targets. */
export const OutlinedTick = styled('span')({
  position: 'absolute',
  top: -2,
  bottom: -2,
  width: 5,
  marginLeft: -2.5,
  border: '1px solid',
  ...kept,
});

export const Track = styled('span')({ display: 'block', position: 'relative', height: 12 });
