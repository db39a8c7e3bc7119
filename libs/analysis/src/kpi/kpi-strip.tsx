import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export interface KpiStripProps {
  /** What the cards are about, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Three to seven cards of equal height; two in a row on phones. */
export function KpiStrip({ label, children }: KpiStripProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(13.5rem, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
