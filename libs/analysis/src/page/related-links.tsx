import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { detailsTexts } from '@pendapa/panels';

/** Links to related pages, in one line at the foot of a page. */
export function RelatedLinks({ children }: { readonly children: ReactNode }) {
  const t = useMessages(detailsTexts);
  return (
    <Box
      component="nav"
      aria-label={t('related')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, displayPrint: 'none' }}
    >
      {children}
    </Box>
  );
}
