import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';

/** Note that explains the figures above it. */
export const NoteText = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="caption" color="textSecondary" component="p">
    {children}
  </Typography>
);
