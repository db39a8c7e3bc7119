import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAddress } from '@pendapa/page-manifest';
import { useArrival } from './arrival.ts';
import { useDocumentTitle } from './use-document-title.ts';

export interface PageProps {
  readonly title: string;
  /** The question the page answers, in the reader's words. */
  readonly question?: string;
  /** Right of the heading: the stamp of the data, actions on the whole page. */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
}

/** The frame of every page: heading, question, meta and the panels in one rhythm; it takes the focus after navigation. */
export function Page({ title, question, meta, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { path } = useAddress();
  const arrive = useArrival();
  useDocumentTitle(title);
  useEffect(() => arrive(path, heading.current), [arrive, path]);

  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0, flex: '1 1 20rem' }}>
          <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ outline: 'none', textWrap: 'balance' }}>
            {title}
          </Typography>
          {question && (
            <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '72ch', textWrap: 'pretty' }}>
              {question}
            </Typography>
          )}
        </Box>
        {meta}
      </Box>
      {children}
    </Box>
  );
}
