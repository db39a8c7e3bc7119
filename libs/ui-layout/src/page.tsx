import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAddress } from '@pendapa/page-manifest';
import { useArrival } from './arrival.ts';
import { Breadcrumb } from './frame/breadcrumb.tsx';
import { usePlace } from './frame/place-context.ts';
import { useDocumentTitle } from './use-document-title.ts';

export interface PageProps {
  readonly title: string;
  /** The question that the page answers, in the user's words. */
  readonly question?: string;
  /** The answer in one sentence; shown in place of the question. */
  readonly sentence?: ReactNode;
  /** Right of the heading: data date and actions on the whole page. */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
}

/** Takes the focus after navigation. Visually hidden on narrow screens, where the header names the page. */
function Heading({ title }: Pick<PageProps, 'title'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { path } = useAddress();
  const arrive = useArrival();
  const place = usePlace();
  useEffect(() => arrive(path, heading.current), [arrive, path]);
  const named = (
    <Typography ref={heading} component="h1" variant="subtitle2" tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
      {title}
    </Typography>
  );
  if (!place) return named;
  return (
    <Box sx={{ minWidth: 0, [NARROW]: HEARD_ONLY }}>
      <Breadcrumb place={place}>{named}</Breadcrumb>
    </Box>
  );
}

/** Printed as blocks, because browsers overlap grid items at the end of a sheet. */
const IN_BLOCKS = { displayPrint: 'block', '@media print': { '& > * + *': { mt: 1.5 } } };
const NARROW = '@media screen and (max-width: 899.95px)';
const HEARD_ONLY = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' };

/** Layout of every page: breadcrumb, heading, question or answer, metadata and panels. */
export function Page({ title, question, sentence, meta, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', pt: { xs: 1, md: 1.5 }, ...IN_BLOCKS }}>
      <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            minHeight: 32,
            position: 'relative',
          }}
        >
          <Heading title={title} />
          {meta}
        </Box>
        {sentence ?? (question && <Typography color="textSecondary">{question}</Typography>)}
      </Box>
      {children}
    </Box>
  );
}
