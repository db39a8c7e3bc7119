import { useState } from 'react';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { findMenuEntry, listMenuPages, PageLink, type Feature, type FeaturePage } from '@pendapa/page-manifest';
import { BrandMark } from '../brand-mark.tsx';
import { frameTexts } from '../messages/frame.ts';
import { HEADER_HEIGHT, SIDEBAR_WIDTH } from './sizes.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import type { SidebarState } from './use-sidebar.ts';

export interface SidebarProps {
  readonly features: readonly Feature[];
  readonly withoutData: readonly string[];
  readonly place: FeaturePage | null;
  readonly sidebar: SidebarState;
}

function Brand({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(frameTexts);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: HEADER_HEIGHT, flex: 'none', pl: 2.5, pr: 1.5 }}>
      <Box
        component={PageLink}
        to="/"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          flex: 1,
          minWidth: 0,
          color: 'inherit',
          textDecoration: 'none',
          borderRadius: 1,
        }}
      >
        <Box component="span" sx={{ color: 'sidebar.accent', lineHeight: 0 }}>
          <BrandMark size={30} />
        </Box>
        <span>
          <Typography component="span" variant="h2" sx={{ display: 'block', lineHeight: 1.2, color: 'sidebar.selectedText' }}>
            Pendapa
          </Typography>
          <Typography component="span" variant="caption" sx={{ display: 'block', lineHeight: 1.3, color: 'sidebar.muted' }}>
            {t('product')}
          </Typography>
        </span>
      </Box>
      <IconButton
        aria-label={t('closeMenu')}
        onClick={onClose}
        size="small"
        sx={{ color: 'sidebar.muted', '&:hover': { bgcolor: 'sidebar.selected' } }}
      >
        <MenuOpenIcon />
      </IconButton>
    </Box>
  );
}

/** False for a feature whose pages are reached from elsewhere, such as the guide. */
const hasMenuPages = (feature: Feature): boolean => listMenuPages(feature).length > 0;

interface GroupsProps extends Pick<SidebarProps, 'features' | 'withoutData' | 'place'> {
  readonly onNavigate: () => void;
}

function Groups({ features, withoutData, place, onNavigate }: GroupsProps) {
  const currentPath = place?.page.path ?? null;
  // Navigation resets the user's choice: the group of the new page opens by itself.
  const [choice, setChoice] = useState<{ readonly at: string | null; readonly key: string | null }>({ at: null, key: null });
  const openKey = choice.at === currentPath && currentPath !== null ? choice.key : (place?.feature.key ?? choice.key);
  const current = place && findMenuEntry(place);
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, px: 1.5, py: 1, display: 'grid', gap: '2px', alignContent: 'start', overflowY: 'auto', flex: 1 }}
    >
      {features.filter(hasMenuPages).map((feature) => (
        <SidebarGroup
          key={feature.key}
          feature={feature}
          withoutData={withoutData}
          open={openKey === feature.key}
          current={place?.feature === feature ? current : null}
          onToggle={() => setChoice({ at: currentPath, key: openKey === feature.key ? null : feature.key })}
          onNavigate={onNavigate}
        />
      ))}
    </Box>
  );
}

/** Dark in both themes. It lies beside the page from `lg` up and covers it below; not rendered when collapsed. */
export function Sidebar({ features, withoutData, place, sidebar }: SidebarProps) {
  const t = useMessages(frameTexts);
  const content = (
    <Box
      component="nav"
      aria-label={t('menu')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: SIDEBAR_WIDTH,
        height: '100dvh',
        bgcolor: 'sidebar.main',
        color: 'sidebar.text',
        '& :focus-visible': { outlineColor: 'sidebar.accent' },
      }}
    >
      <Brand onClose={sidebar.close} />
      <Groups features={features} withoutData={withoutData} place={place} onNavigate={sidebar.overlay ? sidebar.close : () => undefined} />
    </Box>
  );
  if (sidebar.overlay) {
    return (
      <Drawer
        open={sidebar.open}
        onClose={sidebar.close}
        slotProps={{ paper: { 'aria-label': t('menu'), sx: { border: 0, bgcolor: 'sidebar.main' } } }}
      >
        {content}
      </Drawer>
    );
  }
  if (!sidebar.open) return null;
  return (
    <Box sx={{ flex: 'none', width: SIDEBAR_WIDTH, '@media print': { display: 'none' } }}>
      <Box sx={{ position: 'fixed', insetBlock: 0, left: 0, zIndex: 'appBar', borderRight: 1, borderColor: 'divider' }}>{content}</Box>
    </Box>
  );
}
