import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export interface KpiStripProps {
  /** What the cards are about, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Three to seven cards of equal height; two in a row on phones, where an odd last one takes the whole row. */
export function KpiStrip({ label, children }: KpiStripProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(13.5rem, 1fr))' },
        '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        // Cards stand in full rows: one left over in a row of its own looks like an afterthought.
        '&:has(> :nth-of-type(5):last-of-type)': { gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))' } },
        '&:has(> :nth-of-type(6):last-of-type)': { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
      }}
    >
      {children}
    </Box>
  );
}
