import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { CopyLink, ViewsMenu } from '@pendapa/filters';
import { useAddress } from '@pendapa/page-manifest';
import { PageExport, usePageDetails } from '@pendapa/panels';
import { PresentButton } from '../presentation/present-button.tsx';
import { DataStamp } from '../stamp/data-stamp.tsx';
import { GuideLink } from './guide-link.tsx';

export interface PageMetaProps {
  /** Actions of the page. */
  readonly children?: ReactNode;
}

/** Data date and export button, beside the heading. */
export function PageMeta({ children }: PageMetaProps) {
  const { title } = useAddress();
  const details = usePageDetails();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <DataStamp />
      {children}
      <CopyLink fragment={details?.fragment ?? ''} />
      <ViewsMenu />
      <PresentButton title={title} />
      <PageExport title={title} />
      <GuideLink />
    </Box>
  );
}
