import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { unbroken } from '@pendapa/i18n';

/** Pixels. Narrow screens use other values, because titles wrap. */
export type Room = number | { readonly xs: number; readonly md: number };

export interface PanelProps {
  /** The measure that the panel shows. */
  readonly title: string;
  /** Measure, area and period, or the finding of the panel. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Minimum height of the content, so that nothing below moves when it arrives. */
  readonly height?: Room;
}

/** Titled surface; panels of one row have the same height. */
export function Panel({ title, subtitle, actions, children, height }: PanelProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      data-slide="panel"
      aria-labelledby={id}
      sx={{ px: 2, pt: 1.5, pb: 1.75, display: 'flex', displayPrint: 'block', flexDirection: 'column', minWidth: 0 }}
    >
      <Box sx={{ mb: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography id={id} component="h2" variant="subtitle2" sx={{ flex: 1, minWidth: 0 }}>
            {unbroken(title)}
          </Typography>
          {actions && <Box sx={{ display: 'flex', gap: 0.5, flex: 'none', my: -0.5 }}>{actions}</Box>}
        </Box>
        {subtitle && (
          <Typography component="div" variant="caption" color="textSecondary">
            {subtitle}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, minHeight: height }}>{children}</Box>
    </Paper>
  );
}
