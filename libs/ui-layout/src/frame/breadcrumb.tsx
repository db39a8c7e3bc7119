import type { ReactNode } from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { useLabels, type FeaturePage } from '@pendapa/page-manifest';
import { frameTexts } from '../messages/frame.ts';

export interface BreadcrumbProps {
  readonly place: FeaturePage;
  /** The heading of the page: the last part of the breadcrumb. */
  readonly children: ReactNode;
}

/** Group, then page, in one line. A group has no address, so neither part is a link. */
export function Breadcrumb({ place: { feature }, children }: BreadcrumbProps) {
  const t = useMessages(frameTexts);
  const label = useLabels();
  return (
    <Box component="nav" aria-label={t('breadcrumb')} sx={{ minWidth: 0 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
        <Box component="li" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {label(feature, feature.label)}
        </Box>
        <Box component="li" aria-hidden sx={{ lineHeight: 0, fontSize: '1rem', color: 'text.secondary' }}>
          <ChevronRightIcon fontSize="inherit" />
        </Box>
        <Box component="li" aria-current="page">
          {children}
        </Box>
      </Box>
    </Box>
  );
}
