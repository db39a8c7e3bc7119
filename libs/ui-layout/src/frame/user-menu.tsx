import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import AccountCircleOutlinedIcon from '@mui/icons-material/AccountCircleOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMessages } from '@pendapa/i18n';
import { frameTexts } from '../messages/frame.ts';
import type { UserEntry } from './user-menu-list.tsx';

// Loaded when first opened, to keep the first page small.
const UserMenuList = lazy(async () => ({ default: (await import('./user-menu-list.tsx')).UserMenuList }));

export interface UserMenuProps {
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

/** Button of the menu with guide, profile, settings and sign-out. */
export function UserMenu({ onChoose, children, ...rights }: UserMenuProps) {
  const t = useMessages(frameTexts);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      {anchor && (
        <Suspense>
          <UserMenuList id={id} anchor={anchor} onClose={() => setAnchor(null)} onChoose={onChoose} {...rights}>
            {children}
          </UserMenuList>
        </Suspense>
      )}
    </>
  );
}
