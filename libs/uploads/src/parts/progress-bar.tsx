import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { visuallyHidden } from '@pendapa/ui-layout';

const PERCENT = 100;
/** Screen readers hear every tenth, so that they are not interrupted each second. */
const HEARD_STEP = 10;

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The same in words, with what is left. */
  readonly words: string;
  /** Names a share for screen readers. */
  readonly heard: (share: number) => string;
}

/** Progress as a bar and in words. */
export function ProgressBar({ label, share, words, heard }: ProgressBarProps) {
  const id = useId();
  const percent = Math.min(PERCENT, Math.max(0, share * PERCENT));
  return (
    <Box sx={{ minWidth: 0 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={label}
        aria-describedby={id}
        aria-valuetext={words}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
        {words}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {heard((Math.floor(percent / HEARD_STEP) * HEARD_STEP) / PERCENT)}
      </Box>
    </Box>
  );
}
