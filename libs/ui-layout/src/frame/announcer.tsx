import { useState } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { frameTexts } from '../messages/frame.ts';
import { visuallyHidden } from '../visually-hidden.ts';

/** Announces the next page before its code has loaded. Does not announce the first page. */
export function Announcer({ path, page }: { readonly path: string; readonly page: string }) {
  const t = useMessages(frameTexts);
  const [first] = useState(path);
  const [moved, setMoved] = useState(false);
  if (!moved && path !== first) setMoved(true);
  return (
    <Box role="status" sx={visuallyHidden}>
      {moved && t('opened', { page })}
    </Box>
  );
}
