import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** Calm: no ripples, no capitals, no shadows under rows; one visible ring for the keyboard. */
export const components: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // The track is always there, so that nothing moves between a short page and a long one.
      html: { overflowY: 'scroll', WebkitTextSizeAdjust: '100%' },
      body: { fontVariantNumeric: 'tabular-nums lining-nums', wordSpacing: '0.06em', minWidth: 320 },
      a: { color: theme.vars.palette.primary.main },
      '.unbroken': { whiteSpace: 'nowrap' },
      // Stronger than the component library's `outline: 0` of every button, weaker than a component that places its own ring.
      ':root :is(:focus-visible, .Mui-focusVisible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      // Cells that stick would cover a ring inside a box that scrolls; a chart draws none of its own.
      ':root [role="region"]:focus-visible': { outlineOffset: 0 },
      // Layers and rows of menus fill a box that would cut off a ring around them.
      ':root :is([role="dialog"], [role="listbox"], [role="menuitem"], [role="option"]):focus-visible': { outlineOffset: -2 },
      ':root .MuiChartsSurface-root:has(:focus-visible)': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: -2,
      },
      // High contrast on Windows replaces background colours, so elements get a border or an outline instead.
      '@media (forced-colors: active)': {
        '[aria-current="page"], [aria-current="true"], [aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '.MuiPaper-root, .MuiChip-root': { border: '1px solid CanvasText' },
      },
      // Reduced motion beyond MUI: our own transitions end at once, and animations show their last frame.
      '@media (prefers-reduced-motion: reduce)': {
        html: { scrollBehavior: 'auto' },
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transition: 'none !important',
        },
      },
      '@media print': {
        '@page': { margin: '14mm' },
        body: { backgroundColor: '#fff' },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundImage: 'none', '--Paper-overlay': 'none', borderColor: theme.vars.palette.divider }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300 },
    styleOverrides: { tooltip: ({ theme }) => ({ ...theme.typography.caption, maxWidth: 360 }) },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, fontWeight: 600 },
      sizeSmall: ({ theme }) => ({ ...theme.typography.caption, fontWeight: 600 }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.outline }) },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontVariantNumeric: 'tabular-nums lining-nums' }),
      head: ({ theme }) => ({ fontWeight: 600, color: theme.vars.palette.text.secondary }),
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, minWidth: 24, '&:focus-visible': { outlineOffset: 0 } } } },
  // The box of a switch clips the area around its thumb.
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2, borderRadius: 8 },
        '& .MuiSwitch-switchBase.Mui-focusVisible': { outline: 'none' },
      }),
    },
  },
  // A field without a box would be hard to recognize by its line alone.
  MuiInput: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 } }),
    },
  },
  MuiMenu: { defaultProps: { slotProps: { paper: { variant: 'outlined', elevation: 0 } } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: ({ theme }) => ({ transform: 'none', backgroundColor: theme.vars.palette.raised }) },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
