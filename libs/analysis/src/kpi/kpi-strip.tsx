import type { ReactNode } from 'react';
import Paper from '@mui/material/Paper';

export interface KpiStripProps {
  /** What the cards are about, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;
const of = (count: number): string => `&:has(> :nth-of-type(${count}):last-of-type)`;

/** Three to eight cards on one surface, in rows without a hole; two in a row where it is narrow, an odd last one takes the whole row. */
export function KpiStrip({ label, children }: KpiStripProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={label}
      sx={{
        display: 'grid',
        // The lines between the cells are the ground that shows between them.
        gap: '1px',
        bgcolor: 'divider',
        overflow: 'hidden',
        gridTemplateColumns: { xs: columns(2), lg: columns(4) },
        '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
        [of(3)]: { gridTemplateColumns: { lg: columns(3) } },
        [of(5)]: { gridTemplateColumns: { lg: columns(5) } },
        [`${of(7)} > :last-of-type`]: { gridColumn: { lg: 'span 2' } },
        [of(6)]: { gridTemplateColumns: { lg: columns(3) } },
      }}
    >
      {children}
    </Paper>
  );
}
