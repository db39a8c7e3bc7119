import type { ComponentType, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface PanelStateProps {
  readonly icon: ComponentType<{ fontSize?: 'large' }>;
  readonly role?: 'alert' | 'status';
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

/** Layout of every message that a panel shows instead of figures. */
export function PanelState({ icon: Icon, role, title, text, action }: PanelStateProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: 1,
        height: '100%',
        minHeight: 160,
        p: 2,
        textAlign: 'center',
      }}
    >
      <Box aria-hidden sx={{ color: 'text.secondary', lineHeight: 0 }}>
        <Icon fontSize="large" />
      </Box>
      <Typography sx={{ fontWeight: 600, maxWidth: '48ch', textWrap: 'balance' }}>{title}</Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '48ch', textWrap: 'pretty' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
