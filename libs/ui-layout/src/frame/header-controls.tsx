import type { ReactNode } from 'react';
import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import SearchIcon from '@mui/icons-material/Search';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { changeLanguage, useLanguage, useMessages } from '@pendapa/i18n';
import { useThemeMode } from '@pendapa/theme';
import { frameTexts } from '../messages/frame.ts';

/** The specification's fixed number. */
const NOTIFICATIONS = 3;

const LANGUAGES = [
  { code: 'id', name: 'Bahasa Indonesia' },
  { code: 'en', name: 'English' },
] as const;

interface HeaderButtonProps {
  readonly label: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function HeaderButton({ label, onClick, children }: HeaderButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick} sx={{ color: 'text.secondary', width: 40, height: 40 }}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

export function ThemeToggle() {
  const t = useMessages(frameTexts);
  const { mode, toggle } = useThemeMode();
  return (
    <HeaderButton label={mode === 'dark' ? t('toLight') : t('toDark')} onClick={toggle}>
      {mode === 'dark' ? <LightModeOutlinedIcon /> : <DarkModeOutlinedIcon />}
    </HeaderButton>
  );
}

/** Both languages in sight, each named in itself. */
export function LanguageSwitch() {
  const t = useMessages(frameTexts);
  const language = useLanguage();
  return (
    <Box
      role="group"
      aria-label={t('language')}
      sx={{ display: 'inline-flex', p: '2px', borderRadius: 1, border: 1, borderColor: 'divider' }}
    >
      {LANGUAGES.map(({ code, name }) => (
        <ButtonBase
          key={code}
          lang={code}
          aria-label={`${code.toUpperCase()}: ${name}`}
          aria-pressed={language === code}
          onClick={() => changeLanguage(code)}
          sx={{
            typography: 'caption',
            fontWeight: 600,
            minWidth: 32,
            height: 28,
            borderRadius: 0.75,
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '&[aria-pressed="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          }}
        >
          {code.toUpperCase()}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** Search and notifications are shown and have no behaviour yet. */
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
      <Badge badgeContent={NOTIFICATIONS} color="error">
        <NotificationsNoneIcon />
      </Badge>
    </HeaderButton>
  );
}
