import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import type { SxProps, Theme } from '@mui/material/styles';

/** Hidden on screen, and everything else is hidden on paper. */
const PRINT_ONLY_STYLES = {
  '@media screen': { '[data-print-only]': { display: 'none' } },
  '@media print': { 'body > :not([data-print-only])': { display: 'none !important' } },
} as const;

export interface PrintOnlyProps {
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
  /** The sheets are printed, or were given up; the same function in each rendering. */
  readonly onDone: () => void;
}

/** Sheets of paper instead of the page; they are printed at once. */
export function PrintOnly({ sx, children, onDone }: PrintOnlyProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return (
    <Portal>
      <GlobalStyles styles={PRINT_ONLY_STYLES} />
      <Box data-print-only sx={sx}>
        {children}
      </Box>
    </Portal>
  );
}

/** Each section begins a new sheet of paper. */
export const NEW_SHEET = { breakAfter: 'page', '&:last-of-type': { breakAfter: 'auto' } } as const;
