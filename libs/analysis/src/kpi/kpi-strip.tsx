import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { messages } from '../messages/texts.ts';
import { StripRemarks, useExpectedRemarks, useSharedRemarks } from './strip-remarks.tsx';

export interface KpiStripProps {
  /** What the cards are about, for screen readers; the page, unless they are about a part of it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Wide screens, and paper. */
const WIDE = '@media print, (min-width: 1200px)';
const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;
const of = (count: number): string => `&:has(> article:nth-of-type(${count}):last-of-type)`;

/** Pixels; one that names its cards takes two lines on a phone. */
const LINE = 18;

/** What several cards say alike, once for all of them, and what has no room in one. */
function SharedRemarks() {
  const t = useMessages(messages);
  const shared = useSharedRemarks();
  const { count, ofAll } = useExpectedRemarks();
  if (shared.length === 0 && count === 0) return null;
  return (
    <Box
      component="footer"
      sx={{
        gridColumn: '1 / -1',
        px: { xs: 1.5, md: 2 },
        py: 0.75,
        bgcolor: 'background.paper',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {shared.map(({ remark, labels }) => (
        <Box key={remark} component="span" sx={{ display: 'block' }}>
          {labels.length === 0 ? remark : t('remarkOf', { labels: labels.join(', '), remark })}
        </Box>
      ))}
      {Array.from({ length: count }, (_, line) => (
        <Box key={line} aria-hidden sx={{ height: { xs: ofAll ? LINE : 2 * LINE, md: LINE } }} />
      ))}
    </Box>
  );
}

/**
 * Two to eight cards on one surface, in rows without a hole; two in a row where it is narrow, an odd last one takes the whole row.
 * What several of them remark, and what is longer than a line, stands once below them.
 */
export function KpiStrip({ label, children }: KpiStripProps) {
  const t = useMessages(messages);
  const { title } = useAddress();
  return (
    <Paper
      component="section"
      variant="outlined"
      data-slide="figures"
      aria-label={label ?? t('keyFigures', { title })}
      sx={{
        display: 'grid',
        // The lines between the cells are the ground that shows between them.
        gap: '1px',
        bgcolor: 'divider',
        overflow: 'hidden',
        // All of its measures need what was not imported.
        '&:not(:has(> article))': { display: 'none' },
        gridTemplateColumns: columns(2),
        '& > article:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
        [WIDE]: {
          gridTemplateColumns: columns(4),
          '& > article:last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
          [of(2)]: { gridTemplateColumns: columns(2) },
          [of(3)]: { gridTemplateColumns: columns(3) },
          [of(5)]: { gridTemplateColumns: columns(5) },
          [of(6)]: { gridTemplateColumns: columns(3) },
          [`${of(7)} > article:last-of-type`]: { gridColumn: 'span 2' },
        },
        // On paper five are too many for one row.
        '@media print': { [of(5)]: { gridTemplateColumns: columns(4), '& > article:last-of-type': { gridColumn: '1 / -1' } } },
      }}
    >
      <StripRemarks>
        {children}
        <SharedRemarks />
      </StripRemarks>
    </Paper>
  );
}
