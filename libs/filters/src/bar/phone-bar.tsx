import { lazy, Suspense, useState } from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useMessages } from '@pendapa/i18n';
import { visuallyHidden, ACTION_LINE_HEIGHT, BOTTOM_BAR_HEIGHT } from '@pendapa/ui-layout';
import { filterTexts } from '../messages/filters.ts';
import { useFilters, type Filters } from '../choices/filters-context.ts';
import { useShownFilter } from '../names/use-filter-words.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '16px' } as const;

/** Summary: period, then comparison and set filters; empty if the page has no period and no filter is set. */
function useSummary({ offers, changedFilters }: Filters): readonly [string, string] {
  const filters = useFilters();
  const shown = useShownFilter();
  const visibleFilters = offers.filter((name) => name === 'period' || name === 'compare' || changedFilters.includes(name));
  const [first = '', ...others] = visibleFilters.map((name) => Object.values(shown(filters, name)).filter(Boolean).join(' '));
  return [first, others.join(' · ')];
}

/** Line above the bottom bar on phones: summary of the filters; opens the sheet. */
export function PhoneBar() {
  const t = useMessages(filterTexts);
  const filters = useFilters();
  const [open, setOpen] = useState(false);
  const [dates, others] = useSummary(filters);
  const count = filters.changedFilters.length;
  const name = count === 0 ? t('open') : t('openCount', { count });
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
        height: ACTION_LINE_HEIGHT,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        pl: '68px',
        pr: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ButtonBase
        aria-haspopup="dialog"
        onPointerDown={() => void loadSheet()}
        onClick={() => setOpen(true)}
        sx={{ flex: 1, minWidth: 0, height: 40, px: 1, gap: 1, border: 1, borderColor: 'outline', borderRadius: 1, textAlign: 'left' }}
      >
        <FilterListIcon sx={{ fontSize: '1.25rem', flex: 'none', color: count > 0 ? 'primary.main' : 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, typography: 'caption' }}>
          <Box component="span" sx={dates === '' ? line : visuallyHidden}>
            {dates === '' ? name : `${name}:`}
          </Box>
          <Box component="span" sx={{ ...line, fontWeight: 600 }}>
            {dates}
          </Box>
          <Box component="span" sx={{ ...line, color: 'text.secondary' }}>
            {others}
          </Box>
        </Box>
      </ButtonBase>
      <Suspense>{open && <FilterSheet open onClose={() => setOpen(false)} />}</Suspense>
    </Box>
  );
}
