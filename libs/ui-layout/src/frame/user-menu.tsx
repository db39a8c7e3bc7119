import { useId, useState, type ReactNode } from 'react';
import AccountCircleOutlinedIcon from '@mui/icons-material/AccountCircleOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import HelpOutlinedIcon from '@mui/icons-material/HelpOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMessages } from '@pendapa/i18n';
import { GUIDE_PATH, PageLink } from '@pendapa/page-manifest';
import { frameTexts } from '../messages/frame.ts';

/** Entries that the specification requires. */
const ITEMS = [
  { key: 'profile', icon: PersonOutlinedIcon },
  { key: 'settings', icon: SettingsOutlinedIcon },
  { key: 'logout', icon: LogoutIcon },
] as const;

export type UserEntry = (typeof ITEMS)[number]['key'];

export interface UserMenuProps {
  readonly onChoose: (entry: UserEntry) => void;
  /** Extra entries above the required ones. */
  readonly children?: ReactNode;
}

/** Menu with the guide, profile, settings and sign-out. */
export function UserMenu({ onChoose, children }: UserMenuProps) {
  const t = useMessages(frameTexts);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('administrator')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 40, height: 40, px: { xs: 0, md: 1 }, gap: 0.75, color: 'text.secondary' }}
      >
        <AccountCircleOutlinedIcon />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, color: 'text.primary' }}>
          {t('administrator')}
        </Box>
        <ExpandMoreIcon fontSize="small" sx={{ display: { xs: 'none', md: 'block' } }} />
      </Button>
      <Menu
        id={id}
        // Rendered inside the header, because every control must belong to a landmark.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onClick={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 220 } } }}
      >
        {children}
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
    </>
  );
}
