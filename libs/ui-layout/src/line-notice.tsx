import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

const TONES = {
  bad: { color: 'status.bad', bgcolor: 'status.badGround' },
  watch: { color: 'status.watch', bgcolor: 'status.watchGround' },
  good: { color: 'status.good', bgcolor: 'status.goodGround' },
} as const;

export interface LineNoticeProps {
  readonly tone: keyof typeof TONES;
  /** `alert` interrupts a screen reader, `status` waits. */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** A coloured line about the state of what stands below it, with its actions. */
export const LineNotice = ({ tone, role, children }: LineNoticeProps) => (
  <Box
    role={role}
    sx={{
      px: 1.5,
      py: 1,
      borderRadius: 1,
      typography: 'body2',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      ...TONES[tone],
    }}
  >
    {children}
  </Box>
);
