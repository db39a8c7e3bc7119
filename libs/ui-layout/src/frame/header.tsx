import type { ReactNode } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMessages } from '@pendapa/i18n';
import { frameTexts } from '../messages/frame.ts';
import { LanguageItem, LanguageSwitch, ThemeItem, ThemeToggle } from './choices.tsx';
import { HeaderButton } from './header-button.tsx';
import { HEADER_HEIGHT } from './sizes.ts';
import type { SidebarState } from './use-sidebar.ts';
import { UserMenu } from './user-menu.tsx';
import type { UserEntry } from './user-menu-list.tsx';

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** On phones the name of a page may take a second line. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.2,
} as const;

export interface HeaderProps {
  /** Label of the page that is shown. */
  readonly page: string;
  readonly sidebar: SidebarState;
  /** Search and notifications. */
  readonly tools: ReactNode;
  readonly onUser: (entry: UserEntry) => void;
  /** True if the user may load data. */
  readonly mayImport: boolean;
  /** True if the user may open work lists. */
  readonly mayWork: boolean;
  /** True if the user may end the sessions of others. */
  readonly mayEndSessions: boolean;
}

export function Header({ page, sidebar, tools, onUser, mayImport, mayWork, mayEndSessions }: HeaderProps) {
  const t = useMessages(frameTexts);
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  // The header names the page when the sidebar is not beside it.
  const namesPage = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        height: HEADER_HEIGHT,
        px: { xs: 0.5, sm: 1.5, md: 2.5 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        // On a very low screen a sticky header would leave no room for content.
        '@media print, (max-height: 480px)': { position: 'static' },
        '@media print': { border: 0, px: 0 },
      }}
    >
      <HeaderButton label={sidebar.open ? t('closeMenu') : t('openMenu')} onClick={sidebar.toggle}>
        {sidebar.open ? <MenuOpenIcon /> : <MenuIcon />}
      </HeaderButton>
      <Box sx={{ flex: 1, minWidth: 0, px: 0.5 }}>
        <Typography component="span" variant="subtitle2" sx={phone ? twoLines : oneLine}>
          {namesPage ? page : t('title')}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary" sx={phone ? { ...oneLine, lineHeight: 1.2 } : oneLine}>
          {namesPage ? t('title') : page}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 }, '@media print': { display: 'none' } }}>
        {tools}
        {!phone && <LanguageSwitch />}
        {!phone && <ThemeToggle />}
        <UserMenu onChoose={onUser} mayImport={mayImport} mayWork={mayWork} mayEndSessions={mayEndSessions}>
          {phone && [<LanguageItem key="language" />, <ThemeItem key="theme" />]}
        </UserMenu>
      </Box>
    </Box>
  );
}
