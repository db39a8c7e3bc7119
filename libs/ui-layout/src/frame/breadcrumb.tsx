import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { useLabels, type Place } from '@pendapa/page-manifest';
import { frameTexts } from '../messages/frame.ts';

/** Group, then page. A group has no address, so neither part is a link. */
export function Breadcrumb({ place: { feature, page } }: { readonly place: Place }) {
  const t = useMessages(frameTexts);
  const label = useLabels();
  return (
    <Box component="nav" aria-label={t('breadcrumb')}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <li>{label(feature, feature.label)}</li>
        <Box component="li" aria-hidden sx={{ lineHeight: 0, fontSize: '1rem' }}>
          <ChevronRightIcon fontSize="inherit" />
        </Box>
        <Box component="li" aria-current="page" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {label(feature, page.label)}
        </Box>
      </Box>
    </Box>
  );
}
