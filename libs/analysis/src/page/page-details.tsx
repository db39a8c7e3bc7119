import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMessages } from '@pendapa/i18n';
import { ALL_DETAILS, detailsTexts, PanelsWithoutData, useExportRegistry, usePageDetails } from '@pendapa/panels';
import { LoadingPanel } from '@pendapa/ui-layout';

export interface DetailsName {
  /** Key of the part; links to it end in `#key`. */
  readonly part: string;
  readonly title: string;
  /** What the part adds, in at most eight words. */
  readonly about: string;
}

export interface PageDetailsProps {
  /** The parts in the order of the page. The content has one `DetailsPart` for each. */
  readonly parts: readonly DetailsName[];
  /** The parts, a lazy component: its code is loaded, and its figures are queried, once the details are open. */
  readonly children: ReactNode;
}

/** Stands for the details while their code loads, so that a file waits for them. */
function LoadingDetails() {
  const registry = useExportRegistry();
  useEffect(() => registry?.addAwaited(), [registry]);
  return <LoadingPanel height={400} />;
}

const PARTS_GRID = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

/** Everything below the first part of a page: a box with the names of the parts, and the parts once it is open. */
export function PageDetails({ parts, children }: PageDetailsProps) {
  const t = useMessages(detailsTexts);
  const details = usePageDetails();
  if (details === null) throw new Error('PageDetails outside of a FilteredPage');
  const { announceParts, choose, isOpen, openOnce } = details;
  const titles = parts.map(({ title }) => title).join(' · ');
  useEffect(() => announceParts(titles), [announceParts, titles]);
  // The address may name something else of the page, such as its content.
  const followAddress = useEffectEvent(() => {
    const named = window.location.hash.slice(1);
    if (named === ALL_DETAILS) openOnce();
    else if (parts.some(({ part }) => part === named)) openOnce(named);
  });
  useEffect(() => {
    const follow = (): void => followAddress();
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <>
      <Paper component="nav" variant="outlined" aria-label={t('title')} sx={{ px: 2, pt: 1.5, pb: 1.75, displayPrint: 'none' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, mb: 1 }}>
          <Typography component="h2" variant="subtitle2">
            {t('title')}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {t('parts', { count: parts.length })}
          </Typography>
          <Button
            size="small"
            aria-expanded={isOpen}
            endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            onClick={() => choose(!isOpen)}
            sx={{ ml: 'auto' }}
          >
            {t(isOpen ? 'close' : 'open')}
          </Button>
        </Box>
        <Box component="ul" sx={PARTS_GRID}>
          {parts.map(({ part, title, about }) => (
            <Box key={part} component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 0.75 }}>
              <Link
                component="button"
                type="button"
                variant="subtitle2"
                align="left"
                sx={{ minHeight: 24 }}
                onClick={() => choose(true, part)}
              >
                {title}
              </Link>
              <Typography variant="caption" component="p" color="textSecondary">
                {about}
              </Typography>
            </Box>
          ))}
        </Box>
      </Paper>
      {isOpen && <Suspense fallback={<LoadingDetails />}>{children}</Suspense>}
    </>
  );
}

export interface DetailsPartProps {
  /** Key of the part in `PageDetails`. */
  readonly part: string;
  readonly children: ReactNode;
}

const IN_A_COLUMN = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginTop: 72, displayPrint: 'block' };

/** One part of the details. It takes the focus when its name was chosen, or a link led to it. */
export function DetailsPart({ part, children }: DetailsPartProps) {
  const details = usePageDetails();
  const element = useRef<HTMLDivElement>(null);
  const isWanted = details?.wantedPart === part;
  const partShown = details?.partShown;
  useEffect(() => {
    if (!isWanted) return;
    element.current?.scrollIntoView();
    element.current?.focus({ preventScroll: true });
    partShown?.();
  }, [isWanted, partShown]);
  return (
    <Box ref={element} id={part} data-details-part tabIndex={-1} sx={{ ...IN_A_COLUMN, '&:focus': { outline: 'none' } }}>
      <PanelsWithoutData>{children}</PanelsWithoutData>
    </Box>
  );
}
