import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { messages } from '../messages.ts';
import { useNotices } from './use-notices.ts';

/** Three notices, one sentence each; some link to a page. */
export function NoticesList({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages(messages);
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ px: 2, pt: 1.5 }}>
        {t('notices')}
      </Typography>
      <List dense>
        {useNotices().map(({ key, text, to }) => (
          <ListItem key={key} sx={{ typography: 'body2' }}>
            {to === undefined ? (
              text
            ) : (
              <Link component={PageLink} to={to} onClick={onLeave}>
                {text}
              </Link>
            )}
          </ListItem>
        ))}
      </List>
    </>
  );
}
