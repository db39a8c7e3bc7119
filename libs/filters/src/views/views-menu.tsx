import { lazy, Suspense, useState } from 'react';
import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '@pendapa/i18n';
import { useAddress } from '@pendapa/page-manifest';
import { saysFilters, withOthers, writeAddress } from '../choices/address.ts';
import { CODECS } from '../choices/address-codec.ts';
import { useFilters } from '../choices/filters-context.ts';
import { filterTexts } from '../messages/filters.ts';

const ViewsList = lazy(async () => ({ default: (await import('./views-list.tsx')).ViewsList }));

/** Address of the view with relative periods. Writes the period explicitly if no filter is set, to avoid restoring the last filters. */
function useViewAddress(): string {
  const { path, parameters } = useAddress();
  const { choices, offers } = useFilters();
  const filters = writeAddress(choices);
  if (!saysFilters(filters) && offers.includes('period')) filters.set(CODECS.period.key, 'y');
  const query = withOthers(filters, parameters).toString();
  return query === '' ? path : `${path}?${query}`;
}

// Fixed width, so that the popover is placed correctly before its content loads.
const WIDTH = { width: 420, maxWidth: '92vw' } as const;

/** Menu of saved views on this device. */
export function ViewsMenu() {
  const t = useMessages(filterTexts);
  const address = useViewAddress();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Tooltip title={t('views')}>
        <IconButton
          size="small"
          aria-label={t('views')}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ displayPrint: 'none' }}
        >
          <BookmarkIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: WIDTH, role: 'dialog', 'aria-label': t('views') } }}
      >
        {anchor && (
          <Suspense>
            <ViewsList address={address} onClose={close} />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
