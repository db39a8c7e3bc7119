import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useMessages } from '@pendapa/i18n';
import { frameTexts } from '../messages/frame.ts';
import { BOTTOM_BAR_HEIGHT } from './sizes.ts';

const SIZE = { xs: 44, md: 48 };

/** Opens the collapsed sidebar. It lies in the margin beside the content, on phones above the bottom bar. */
export function FloatingToggle({ onClick }: { readonly onClick: () => void }) {
  const label = useMessages(frameTexts)('openMenu');
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{
        position: 'fixed',
        left: { xs: 12, md: 16 },
        bottom: { xs: `calc(${BOTTOM_BAR_HEIGHT + 4}px + env(safe-area-inset-bottom))`, md: 16 },
        // The filter bar leaves room for this button.
        zIndex: ({ zIndex }) => zIndex.appBar + 1,
        width: SIZE,
        height: SIZE,
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
