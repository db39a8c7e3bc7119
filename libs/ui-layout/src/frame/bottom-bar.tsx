import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { findBottomBarEntry, listBottomBarPages, PageLink, useLabels, type Feature, type FeaturePage } from '@pendapa/page-manifest';
import { frameTexts } from '../messages/frame.ts';
import { BOTTOM_BAR_HEIGHT } from './sizes.ts';

const entry = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 0.25,
  minWidth: 0,
  height: BOTTOM_BAR_HEIGHT,
  color: 'text.secondary',
  textDecoration: 'none',
  typography: 'caption',
  lineHeight: 1.2,
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"]': {
    color: 'primary.main',
    fontWeight: 600,
    boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) => `inset 0 2px ${theme.vars.palette.primary.main}`,
  },
} as const;

/** Navigation to the five main pages, on small screens only. */
export function BottomBar({ features, place }: { readonly features: readonly Feature[]; readonly place: FeaturePage | null }) {
  const t = useMessages(frameTexts);
  const label = useLabels();
  const places = listBottomBarPages(features);
  const current = place && findBottomBarEntry(features, place);
  return (
    <Box
      component="nav"
      aria-label={t('shortcuts')}
      sx={{
        display: { xs: 'grid', md: 'none' },
        gridTemplateColumns: `repeat(${places.length}, minmax(0, 1fr))`,
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      {places.map(({ feature, page }) => (
        <Box key={page.path} component={PageLink} to={page.path} aria-current={page === current ? 'page' : undefined} sx={entry}>
          <page.icon fontSize="medium" />
          <Box component="span" sx={{ maxWidth: '100%', px: 0.25, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {label(feature, page.bottomBar?.label ?? page.label)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
