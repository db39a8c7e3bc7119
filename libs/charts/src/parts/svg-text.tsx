import { styled } from '@mui/material/styles';

/** Labels of own drawings, in the smallest size of a page. */
export const SvgText = styled('text')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.caption.fontSize,
  fill: theme.vars.palette.text.secondary,
}));

/** A name over lines of the drawing, which end before it and go on behind it. */
export const NameText = styled(SvgText)(({ theme }) => ({
  paintOrder: 'stroke',
  stroke: theme.vars.palette.background.paper,
  strokeWidth: 4,
  strokeLinejoin: 'round',
}));

export const GridLine = styled('line')(({ theme }) => ({ stroke: theme.vars.palette.divider }));
export const AxisLine = styled('line')(({ theme }) => ({ stroke: theme.vars.palette.outline }));
