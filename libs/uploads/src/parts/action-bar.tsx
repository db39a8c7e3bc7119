import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export interface ActionBarProps {
  /** Why the main action is disabled, or what it does beyond its label. */
  readonly hint?: ReactNode;
  /** Id of the hint, for `aria-describedby` of a disabled button. */
  readonly hintId?: string;
  readonly children: ReactNode;
}

/** Actions of a view, at its end; from `md` up they stay in sight. */
export const ActionBar = ({ hint, hintId, children }: ActionBarProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: 1,
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.default',
      position: { md: 'sticky' },
      bottom: 0,
      zIndex: 2,
      '@media (max-height: 480px)': { position: 'static' },
    }}
  >
    <Box id={hintId} sx={{ flex: '1 1 240px', typography: 'body2', color: 'text.secondary' }}>
      {hint}
    </Box>
    {children}
  </Box>
);
