import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { messages } from '../messages.ts';
import { rememberNotices } from './seen-notices.ts';
import { useNoticeWords } from './use-notice-words.ts';
import { useNotices } from './use-notices.ts';

/** The notices, one sentence each; new ones are marked until the list is closed. */
export function NoticesList({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages(messages);
  const { notices, isSeen } = useNotices();
  const words = useNoticeWords();
  const [wasSeen] = useState(() => isSeen);
  // What the reader had before the eyes is no longer new, but stays marked until the list is closed.
  useEffect(() => () => rememberNotices(notices.map(({ key }) => key)), [notices]);
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ px: 2, pt: 1.5 }}>
        {t('notices')}
      </Typography>
      <List dense>
        {notices.map((notice) => {
          const { text, to } = words(notice);
          return (
            <ListItem key={notice.key} sx={{ typography: 'body2', display: 'block' }}>
              {!wasSeen(notice) && (
                <Box component="span" sx={{ typography: 'caption', fontWeight: 600, color: 'primary.main', mr: 0.75 }}>
                  {t('notice.new')}
                </Box>
              )}
              {to === undefined ? (
                text
              ) : (
                <Link component={PageLink} to={to} onClick={onLeave}>
                  {text}
                </Link>
              )}
            </ListItem>
          );
        })}
      </List>
    </>
  );
}
