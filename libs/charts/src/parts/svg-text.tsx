import { styled } from '@mui/material/styles';

/** Labels of charts, in the smallest font size. */
export const SvgText = styled('text')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.caption.fontSize,
  fill: theme.vars.palette.text.secondary,
}));

/** Name with an outline in the background colour, readable over lines. */
export const NameText = styled(SvgText)(({ theme }) => ({
  paintOrder: 'stroke',
  stroke: theme.vars.palette.background.paper,
  strokeWidth: 4,
  strokeLinejoin: 'round',
}));

export const GridLine = styled('line')(({ theme }) => ({ stroke: theme.vars.palette.divider }));
export const AxisLine = styled('line')(({ theme }) => ({ stroke: theme.vars.palette.outline }));
