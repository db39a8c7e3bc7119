import { lazy, Suspense, useState } from 'react';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import Popover from '@mui/material/Popover';
import { useMessages } from '@pendapa/i18n';
import { HeaderButton } from '@pendapa/ui-layout';
import { messages } from '../messages.ts';
import { useNotices } from './use-notices.ts';

const NoticesList = lazy(async () => ({ default: (await import('./notices-list.tsx')).NoticesList }));

export function NoticesTool() {
  const t = useMessages(messages);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const { unseen } = useNotices();
  return (
    <>
      <HeaderButton
        label={unseen === 0 ? t('notifications.none') : t('notifications', { count: unseen })}
        expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge badgeContent={unseen} color="error" overlap="circular">
          <NotificationsNoneIcon />
        </Badge>
      </HeaderButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('notices'), sx: { width: 360, maxWidth: '94vw' } } }}
      >
        <Suspense>
          <NoticesList onLeave={close} />
        </Suspense>
      </Popover>
    </>
  );
}
