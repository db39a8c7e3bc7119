import { lazy, Suspense, useState } from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useMessages } from '@pendapa/i18n';
import type { FilterName } from '@pendapa/query';
import { filterTexts } from '../messages/filters.ts';
import { useFilters } from '../choices/filters-context.ts';
import { segment, SET } from './segment.ts';

const load = () => import('./more-filters.tsx');
const MoreFilters = lazy(async () => ({ default: (await load()).MoreFilters }));

/** Button for the filters that do not fit, with the number of those set. */
export function MoreButton({ names }: { readonly names: readonly FilterName[] }) {
  const t = useMessages(filterTexts);
  const { changedFilters } = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = names.filter((name) => changedFilters.includes(name)).length;
  const label = count === 0 ? t('more') : t('moreCount', { count });
  return (
    <Box sx={{ display: 'flex', flex: 'none', ...(count > 0 ? SET : {}) }}>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        sx={{ ...segment, pr: 1.5, gap: 0.75, fontWeight: 600, color: 'primary.main' }}
      >
        <FilterListIcon sx={{ fontSize: '1rem' }} />
        {label}
      </ButtonBase>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              variant: 'outlined',
              elevation: 0,
              role: 'dialog',
              'aria-label': label,
              sx: { mt: 0.5, width: 340, maxWidth: '90vw' },
            },
          }}
        >
          <Suspense>
            <MoreFilters names={names} />
          </Suspense>
        </Popover>
      )}
    </Box>
  );
}
