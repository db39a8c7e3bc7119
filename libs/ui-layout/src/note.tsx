import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';

/** What has to be known to read what stands above it. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="caption" color="textSecondary" component="p">
    {children}
  </Typography>
);
