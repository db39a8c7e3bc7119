import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

const TWO_THIRDS = 'minmax(0, 1.8fr) minmax(22rem, 1fr)';
const EQUAL_WIDTHS = 'repeat(2, minmax(0, 1fr))';

export interface PanelRowProps {
  /** Equal widths, for two views of the same. */
  readonly hasEqualWidths?: boolean;
  readonly children: ReactNode;
}

/** Two panels side by side, two thirds and one third; stacked on narrow screens. */
export function PanelRow({ hasEqualWidths = false, children }: PanelRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        displayPrint: 'block',
        // A panel without data is not drawn.
        '&:empty': { display: 'none' },
        '& > :only-child': { gridColumn: '1 / -1' },
        '@media print': { '& > * + *': { mt: 1.5 } },
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: hasEqualWidths ? EQUAL_WIDTHS : TWO_THIRDS },
      }}
    >
      {children}
    </Box>
  );
}
