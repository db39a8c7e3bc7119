import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useMessages } from '@pendapa/i18n';
import { frameTexts } from '../messages/frame.ts';
import { BOTTOM_BAR_HEIGHT } from './sizes.ts';

/** Shown while the sidebar is collapsed; above the bottom bar where there is one. */
export function FloatingToggle({ onClick }: { readonly onClick: () => void }) {
  const label = useMessages(frameTexts)('openMenu');
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{
        position: 'fixed',
        left: 16,
        bottom: { xs: `calc(${BOTTOM_BAR_HEIGHT + 16}px + env(safe-area-inset-bottom))`, md: 16 },
        zIndex: 'appBar',
        width: 48,
        height: 48,
        borderRadius: '50%',
        bgcolor: 'sidebar.main',
        color: 'sidebar.selectedText',
        border: 1,
        borderColor: 'sidebar.selected',
        '&:hover': { bgcolor: 'sidebar.selected' },
        '@media print': { display: 'none' },
      }}
    >
      <MenuIcon />
    </IconButton>
  );
}
