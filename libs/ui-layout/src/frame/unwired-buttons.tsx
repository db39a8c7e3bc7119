import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import SearchIcon from '@mui/icons-material/Search';
import Badge from '@mui/material/Badge';
import { useMessages } from '@pendapa/i18n';
import { frameTexts } from '../messages/frame.ts';
import { HeaderButton } from './header-button.tsx';

/** The specification's fixed number. */
const NOTIFICATIONS = 3;

/** Shown as specified; search and notifications have no behaviour yet. */
export function SearchButton() {
  return (
    <HeaderButton label={useMessages(frameTexts)('search')}>
      <SearchIcon />
    </HeaderButton>
  );
}

export function NotificationsButton() {
  return (
    <HeaderButton label={useMessages(frameTexts)('notifications', { count: NOTIFICATIONS })}>
      <Badge badgeContent={NOTIFICATIONS} color="error" overlap="circular">
        <NotificationsNoneIcon />
      </Badge>
    </HeaderButton>
  );
}
