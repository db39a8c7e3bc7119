import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** The leading chart takes two thirds, its companion one; below each other where there is no room. */
export function PanelRow({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        displayPrint: 'block',
        '@media print': { '& > * + *': { mt: 1.5 } },
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.8fr) minmax(22rem, 1fr)' },
      }}
    >
      {children}
    </Box>
  );
}
