import { styled } from '@mui/material/styles';

/** Labels of own drawings, in the smallest size of a page. */
export const SvgText = styled('text')(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.caption.fontSize,
  fill: theme.vars.palette.text.secondary,
}));

export const GridLine = styled('line')(({ theme }) => ({ stroke: theme.vars.palette.divider }));
export const AxisLine = styled('line')(({ theme }) => ({ stroke: theme.vars.palette.outline }));
