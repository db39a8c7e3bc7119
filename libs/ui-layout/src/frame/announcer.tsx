import { useState } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { frameTexts } from '../messages/frame.ts';
import { visuallyHidden } from '../visually-hidden.ts';

/** Says which page is opening, at once and before its code is there; silent about the one on which the product started. */
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
