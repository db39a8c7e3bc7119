import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';

import { useMessages } from '@pendapa/i18n';
import { panelTexts } from './messages/panels.ts';
import type { Room } from './panel.tsx';
import { visuallyHidden } from './visually-hidden.ts';

/** Appears after 200 ms, so that fast content does not flicker. */
export const later = {
  animation: 'pendapa-later 150ms 200ms both',
  '@keyframes pendapa-later': { from: { opacity: 0 }, to: { opacity: 1 } },
};

/** Height in pixels of the content that will replace it, so that nothing moves. */
export function LoadingPanel({ height }: { readonly height: Room }) {
  const t = useMessages(panelTexts);
  return (
    <Box role="status" aria-busy="true" sx={{ height, ...later }}>
      <Skeleton variant="rounded" width="100%" height="100%" />
      <Box component="span" sx={visuallyHidden}>
        {t('loading')}
      </Box>
    </Box>
  );
}

/** Placeholder while the code of a page loads. */
export function LargeSpinner() {
  const t = useMessages(panelTexts);
  return (
    <Box role="status" aria-busy="true" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', ...later }}>
      <CircularProgress size={64} thickness={3} aria-label={t('loadingPage')} />
    </Box>
  );
}
