import type { ReactNode } from 'react';
import ChecklistOutlinedIcon from '@mui/icons-material/ChecklistOutlined';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import HelpOutlinedIcon from '@mui/icons-material/HelpOutlineOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMessages } from '@pendapa/i18n';
import { GUIDE_PATH, IMPORT_PATH, PageLink, WORK_LISTS_PATH } from '@pendapa/page-manifest';
import { frameTexts } from '../messages/frame.ts';

/** The server's own page of sessions, outside of the router. */
const SESSIONS = '/sesi';

/** Entries that the specification requires. */
const ITEMS = [
  { key: 'profile', icon: PersonOutlinedIcon },
  { key: 'settings', icon: SettingsOutlinedIcon },
  { key: 'logout', icon: LogoutIcon },
] as const;

export type UserEntry = (typeof ITEMS)[number]['key'];

export interface UserMenuListProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onChoose: (entry: UserEntry) => void;
  /** True if the user may load data. */
  readonly mayImport: boolean;
  /** True if the user may open work lists. */
  readonly mayWork: boolean;
  /** True if the user may end the sessions of others. */
  readonly mayEndSessions: boolean;
  /** Extra entries above the required ones. */
  readonly children?: ReactNode;
}

/** Menu with loading of data, work lists, the guide, profile, settings and sign-out. */
export function UserMenuList({ id, anchor, onClose, onChoose, mayImport, mayWork, mayEndSessions, children }: UserMenuListProps) {
  const t = useMessages(frameTexts);
  return (
    <Menu
      id={id}
      // Rendered inside the header, because every control must belong to a landmark.
      disablePortal
      anchorEl={anchor}
      open
      onClose={onClose}
      onClick={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 220 } } }}
    >
      {children}
      {mayImport && (
        <MenuItem component={PageLink} to={IMPORT_PATH}>
          <ListItemIcon>
            <UploadFileOutlinedIcon fontSize="small" />
          </ListItemIcon>
          {t('import')}
        </MenuItem>
      )}
      {mayWork && (
        <MenuItem component={PageLink} to={WORK_LISTS_PATH}>
          <ListItemIcon>
            <ChecklistOutlinedIcon fontSize="small" />
          </ListItemIcon>
          {t('workLists')}
        </MenuItem>
      )}
      {mayEndSessions && (
        <MenuItem component="a" href={SESSIONS}>
          <ListItemIcon>
            <GroupOutlinedIcon fontSize="small" />
          </ListItemIcon>
          {t('sessions')}
        </MenuItem>
      )}
      <MenuItem component={PageLink} to={GUIDE_PATH}>
        <ListItemIcon>
          <HelpOutlinedIcon fontSize="small" />
        </ListItemIcon>
        {t('guide')}
      </MenuItem>
      {ITEMS.map(({ key, icon: Icon }) => (
        <MenuItem key={key} onClick={() => onChoose(key)}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {t(key)}
        </MenuItem>
      ))}
    </Menu>
  );
}
