import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { remarkTexts } from '../messages/remarks.ts';
import { messages } from '../messages/texts.ts';
import { roomOf, USUAL_DAY } from '../words/room-of.ts';
import { StripRemarks, useExpectedRemarks, useSharedRemarks, type UsualRemark } from './strip-remarks.tsx';

export interface KpiStripProps {
  /** What the cards are about, for screen readers; the page, unless they are about a part of it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Wide screens, and paper. */
const WIDE = '@media print, (min-width: 1200px)';
const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;
const of = (count: number): string => `&:has(> article:nth-of-type(${count}):last-of-type)`;

/** What several cards say alike, once for all of them, and what has no room in one. */
function SharedRemarks() {
  const t = useMessages(messages);
  const shared = useSharedRemarks();
  const expected = useExpectedRemarks();
  const words = useMessages(remarkTexts);
  const date = useFormat().date(USUAL_DAY);
  const usualText: Readonly<Record<UsualRemark, string>> = {
    snapshot: words('snapshots', { on: date, comparedOn: date }),
    state: words('as-it-stood', { on: date }),
    'one-state': words('not-comparable.one-state'),
    hidden: words('suppressed', { below: '10', count: 10 }),
  };
  if (shared.length === 0 && expected.length === 0) return null;
  const textOf = (remark: string, labels: readonly string[]): string =>
    labels.length === 0 ? remark : t('remarkOf', { labels: labels.join(', '), remark });
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
      {/* Words as long as those that will come: their room. */}
      {expected.map(({ usual, labels }) => (
        <Box key={usual} component="span" aria-hidden sx={{ display: 'block', visibility: 'hidden' }}>
          {roomOf(textOf(usualText[usual], labels))}
        </Box>
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
