import { lazy, Suspense, useState } from 'react';
import LinkIcon from '@mui/icons-material/Link';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { filterTexts } from '../messages/filters.ts';
import { withOthers, writeAddress } from '../choices/address.ts';
import { useFilters } from '../choices/filters-context.ts';

// Loaded on demand, not with every page.
const ShownLink = lazy(async () => ({ default: (await import('./shown-link.tsx')).ShownLink }));

/** Link to the view with fixed days instead of "this year", so that it shows the same tomorrow. */
function useViewLink(fragment: string): () => string {
  const { path, latestParameters } = useAddress();
  const { choices, offers, period } = useFilters();
  return () => {
    const linkedChoices = period && offers.includes('period') ? { ...choices, period } : choices;
    const query = withOthers(writeAddress(linkedChoices), latestParameters()).toString();
    return `${window.location.origin}${path}${query === '' ? '' : `?${query}`}${fragment === '' ? '' : `#${fragment}`}`;
  };
}

// Fixed width, so that the popover is placed correctly before its content loads.
const WIDTH = { width: 420, maxWidth: '92vw' } as const;

export interface CopyLinkProps {
  /** Part of the page that the link opens, without `#`; empty for the page as a new visitor sees it. */
  readonly fragment?: string;
}

/** Copies a link to the view, and shows it. */
export function CopyLink({ fragment = '' }: CopyLinkProps) {
  const t = useMessages(filterTexts);
  const linkOf = useViewLink(fragment);
  const [shown, setShown] = useState<{ readonly anchor: HTMLElement; readonly link: string; readonly copied: boolean } | null>(null);
  const copy = async (anchor: HTMLElement): Promise<void> => {
    const link = linkOf();
    try {
      await navigator.clipboard.writeText(link);
      setShown({ anchor, link, copied: true });
    } catch {
      // The clipboard needs TLS and permission.
      setShown({ anchor, link, copied: false });
    }
  };
  return (
    <>
      <Tooltip title={t('copyLink')}>
        <IconButton
          size="small"
          aria-label={t('copyLink')}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => void copy(currentTarget)}
          sx={{ displayPrint: 'none' }}
        >
          <LinkIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={shown !== null}
        anchorEl={shown?.anchor ?? null}
        onClose={() => setShown(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: WIDTH, role: 'dialog', 'aria-label': t('copyLink') } }}
      >
        {shown && (
          <Suspense>
            <ShownLink link={shown.link} copied={shown.copied} />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
