import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { frameTexts } from '../messages/frame.ts';

export const CONTENT_ID = 'isi';

/** First tab stop: skips the frame and moves to the content. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      sx={{
        position: 'fixed',
        left: 8,
        top: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        typography: 'button',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {useMessages(frameTexts)('skip')}
    </Box>
  );
}
