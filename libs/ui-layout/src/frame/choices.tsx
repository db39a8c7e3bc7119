import DarkModeOutlinedIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { changeLanguage, useLanguage, useMessages } from '@pendapa/i18n';
import { useThemeMode } from '@pendapa/theme';
import { frameTexts } from '../messages/frame.ts';
import { HeaderButton } from './header-button.tsx';

/** Each language is named in that language. */
const LANGUAGES = [
  { code: 'id', name: 'Bahasa Indonesia' },
  { code: 'en', name: 'English' },
] as const;

const modeIcons = { light: DarkModeOutlinedIcon, dark: LightModeOutlinedIcon } as const;
const modeLabels = { light: 'toDark', dark: 'toLight' } as const;

export function ThemeToggle() {
  const t = useMessages(frameTexts);
  const { mode, toggle } = useThemeMode();
  const Icon = modeIcons[mode];
  return (
    <HeaderButton label={t(modeLabels[mode])} onClick={toggle}>
      <Icon />
    </HeaderButton>
  );
}

/** Language choice that shows both languages. */
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

/** Language and theme as menu entries, for narrow headers. */
export function ThemeItem() {
  const t = useMessages(frameTexts);
  const { mode, toggle } = useThemeMode();
  const Icon = modeIcons[mode];
  return (
    <MenuItem onClick={toggle}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {t(modeLabels[mode])}
    </MenuItem>
  );
}

export function LanguageItem() {
  const language = useLanguage();
  const other = LANGUAGES.find(({ code }) => code !== language) ?? LANGUAGES[0];
  return (
    <MenuItem lang={other.code} onClick={() => changeLanguage(other.code)}>
      <ListItemIcon>
        <TranslateIcon fontSize="small" />
      </ListItemIcon>
      {other.name}
    </MenuItem>
  );
}
