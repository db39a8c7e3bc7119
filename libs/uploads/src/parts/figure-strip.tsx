import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export interface StripFigure {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** All digits. */
  readonly exact?: string;
  readonly text?: ReactNode;
}

/** A few figures beside each other; two in a row on phones. */
export const FigureStrip = ({ label, figures }: { readonly label: string; readonly figures: readonly StripFigure[] }) => (
  <Paper
    component="dl"
    variant="outlined"
    aria-label={label}
    sx={{
      m: 0,
      display: 'grid',
      gap: '1px',
      overflow: 'hidden',
      // The background shows through the gaps as lines.
      bgcolor: 'divider',
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${String(figures.length)}, minmax(0, 1fr))` },
      '& > :last-child:nth-child(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    }}
  >
    {figures.map(({ key, label: own, value, exact, text }) => (
      <Box key={key} sx={{ px: { xs: 1.5, md: 2 }, py: 1.25, bgcolor: 'background.paper', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {own}
        </Box>
        <Box component="dd" sx={{ m: 0, typography: 'h1' }}>
          {value}
        </Box>
        {exact !== undefined && exact !== value && (
          <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
            {exact}
          </Box>
        )}
        {text && (
          <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
            {text}
          </Box>
        )}
      </Box>
    ))}
  </Paper>
);
