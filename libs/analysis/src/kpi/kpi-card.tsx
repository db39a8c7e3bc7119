import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export interface KpiCardProps {
  readonly label: string;
  /** The definition button. */
  readonly info?: ReactNode;
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
  /** All digits, for the pointer. */
  readonly exact?: string;
  /** Comparison, target bar, or why there is no figure. */
  readonly children?: ReactNode;
  readonly sparkline?: ReactNode;
}

const HEIGHT = { xs: 172, md: 164 };

/** One figure: its name, its value, what it is compared with, its shape over time. As high empty as full. */
export function KpiCard({ label, info, value, exact, children, sparkline }: KpiCardProps) {
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={label}
      sx={{ p: { xs: 1.5, md: 2 }, minHeight: HEIGHT, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 0.5 }}>
        <Typography variant="body2" component="h2" color="textSecondary" sx={{ fontWeight: 600, pt: 0.25 }}>
          {label}
        </Typography>
        <Box sx={{ flex: 'none', m: -0.5 }}>{info}</Box>
      </Box>
      {value === undefined ? (
        <Skeleton variant="rounded" width="70%" height={30} sx={{ my: 0.25 }} />
      ) : (
        <Typography
          title={exact}
          sx={{ typography: { xs: 'h2', sm: 'h4' }, fontWeight: 600, mt: 0.25, overflowWrap: 'anywhere' }}
          component="p"
        >
          {value}
        </Typography>
      )}
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5, display: 'grid', gap: 0.25, flex: 1, alignContent: 'start' }}>
        {children}
      </Box>
      {sparkline && <Box sx={{ mt: 1 }}>{sparkline}</Box>}
    </Paper>
  );
}
