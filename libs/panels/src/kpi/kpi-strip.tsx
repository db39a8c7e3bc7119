import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { messages } from '../messages/texts.ts';
import { roomOf } from '../words/room-of.ts';
import { useUsualTexts } from '../words/usual-remarks.tsx';
import { isOfStrip, StripRemarks, useExpectedRemarks, useSharedRemarks } from './strip-remarks.tsx';

export interface KpiStripProps {
  /** Accessible name; by default that of the page. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Wide screens and paper. */
const WIDE_MEDIA = '@media print, (min-width: 1200px)';
const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;
const cardCountSelector = (count: number): string => `&:has(> article:nth-of-type(${count}):last-of-type)`;

/** Notes that several cards share, and long ones. */
function SharedRemarks() {
  const t = useMessages(messages);
  const shared = useSharedRemarks();
  const usualText = useUsualTexts();
  const expected = useExpectedRemarks().filter(({ usual, count }) => isOfStrip(usualText[usual], count));
  if (shared.length === 0 && expected.length === 0) return null;
  const textOf = (remark: string, labels: readonly string[]): string =>
    labels.length === 0
      ? remark
      : t('remarkOf', { labels: labels.join(', '), remark: `${remark.charAt(0).toLowerCase()}${remark.slice(1)}` });
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
          {textOf(remark, labels)}
        </Box>
      ))}
      {/* Invisible texts of expected length reserve the space. */}
      {expected.map(({ usual, labels }) => (
        <Box key={usual} component="span" aria-hidden sx={{ display: 'block', visibility: 'hidden' }}>
          {roomOf(textOf(usualText[usual], labels))}
        </Box>
      ))}
    </Box>
  );
}

/**
 * Two to eight cards in full rows. Narrow screens have two a row, and an odd last card takes the whole row. Notes that are shared
 * or longer than a line are shown once below.
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
        // The background shows through the gaps as lines.
        gap: '1px',
        bgcolor: 'divider',
        overflow: 'hidden',
        // Hidden if all its cards need missing extracts.
        '&:not(:has(> article))': { display: 'none' },
        gridTemplateColumns: columns(2),
        '& > article:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
        [WIDE_MEDIA]: {
          gridTemplateColumns: columns(4),
          '& > article:last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
          [cardCountSelector(2)]: { gridTemplateColumns: columns(2) },
          [cardCountSelector(3)]: { gridTemplateColumns: columns(3) },
          [cardCountSelector(5)]: { gridTemplateColumns: columns(5) },
          [cardCountSelector(6)]: { gridTemplateColumns: columns(3) },
          [`${cardCountSelector(7)} > article:last-of-type`]: { gridColumn: 'span 2' },
        },
        // On paper five cards do not fit one row.
        '@media print': {
          [cardCountSelector(5)]: { gridTemplateColumns: columns(4), '& > article:last-of-type': { gridColumn: '1 / -1' } },
        },
      }}
    >
      <StripRemarks>
        {children}
        <SharedRemarks />
      </StripRemarks>
    </Paper>
  );
}
